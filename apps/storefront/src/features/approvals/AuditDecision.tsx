import { approvalLimits, formatYuan, type LinkedOrder, type LinkModel } from '@yigou/contract';
import { clickGuardMs } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { bottomBar } from '../../ui/bottomBar';
import { TextArea } from '../../ui/TextArea';
import { type Cuts, cutAmount } from './approvals.rules';
import { CodeDialog } from './CodeDialog';
import styles from './OrderAuditPage.module.css';
import { useDecideByCode } from './useDecideByCode';

type AuditDecisionProps = { code: string; link: LinkModel; order: LinkedOrder; cuts: Cuts };

/** Both answers at the thumb, with what each of them leads to. */
export function AuditDecision({ code, link, order, cuts }: AuditDecisionProps) {
  const [comment, setComment] = useState('');
  const [writing, setWriting] = useState(false);
  const [error, setError] = useState('');
  const [confirming, setConfirming] = useState(false);
  const { decide, deciding } = useDecideByCode(code);
  const less = cutAmount(order.lines, cuts);
  const allGone = order.lines.every((line) => cuts.get(line.lineNo) === 0);
  const left = [...cuts].map(([lineNo, qty]) => ({ lineNo, qty }));
  const approve = (confirmCode: string) =>
    decide({ decision: 'approve', comment: comment.trim(), cuts: left, confirmCode });

  function agree() {
    if (link.needsCode) setConfirming(true);
    else void approve('');
  }

  function reject() {
    const fits = comment.trim().length >= approvalLimits.reasonLeast;
    setWriting(true);
    setError(fits ? '' : `请写明驳回原因，至少 ${approvalLimits.reasonLeast} 个字`);
    if (fits) void decide({ decision: 'reject', comment: comment.trim(), cuts: [], confirmCode: '' });
  }

  return (
    <div ref={bottomBar} className={styles.bar}>
      {writing ? (
        <TextArea
          label="意见（驳回时必填）"
          autoFocus
          maxLength={approvalLimits.comment}
          value={comment}
          error={error}
          onChange={(event) => {
            setComment(event.target.value);
            setError('');
          }}
        />
      ) : (
        <Button kind="text" onClick={() => setWriting(true)}>
          写意见
        </Button>
      )}
      <div className={styles.acts}>
        <Button className={styles.no} disabled={deciding} onClick={reject}>
          驳回
        </Button>
        <Button kind="primary" guardMs={clickGuardMs} disabled={deciding || allGone} onClick={agree}>
          同意 {formatYuan(order.payable - less)}
        </Button>
      </div>
      <p className={styles.next}>
        {order.ifApproved}
        <br />
        {order.ifRejected}
      </p>
      {confirming && (
        <CodeDialog
          code={code}
          link={link}
          amount={order.payable - less}
          onConfirm={approve}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}
