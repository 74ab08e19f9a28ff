import type { CallInput } from '@yigou/contract/calls';
import { formatYuan } from '@yigou/contract/ground/money';
import type { LinkedOrder, LinkModel } from '@yigou/contract/trade/approvals.link';
import { approvalLimits } from '@yigou/contract/trade/approvals.terms';
import { CallError, clickGuardMs, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { useApiMutation } from '../../../../app/client';
import { Button } from '../../../../ui/Button';
import { bottomBar } from '../../../../ui/bottomBar';
import { TextArea } from '../../../../ui/TextArea';
import { type Cuts, cutAmount } from '../approvals.rules';
import { useOnce } from '../shared/useOnce';
import styles from './ApprovalLinkPage.module.css';
import { CodeDialog, type Decision } from './CodeDialog';

/** Answers the words of a refusal; empty when it was done. */
function useDecideByCode(code: string) {
  const { mutateAsync, isPending } = useApiMutation('Approval/DecideByCode');
  const once = useOnce('Approval/DecideByCode', mutateAsync);

  async function decide(content: Omit<CallInput<'Approval/DecideByCode'>, 'requestId' | 'code'>): Promise<string> {
    try {
      const { resultData } = await once({ ...content, code });
      toast.success(resultData.text);
      return '';
    } catch (error) {
      if (!(error instanceof CallError)) return '网络连接失败，请稍后重试';
      const wrongCode = error.fields.confirmCode;
      if (!wrongCode) toast.error(error.message);
      return wrongCode ?? error.message;
    }
  }

  return { decide, deciding: isPending };
}

type LinkDecisionProps = { code: string; link: LinkModel; order: LinkedOrder; cuts: Cuts };

/** Both answers at the thumb, with what each of them leads to. */
export function LinkDecision({ code, link, order, cuts }: LinkDecisionProps) {
  const [comment, setComment] = useState('');
  const [writing, setWriting] = useState(false);
  const [error, setError] = useState('');
  const [confirming, setConfirming] = useState<Decision | null>(null);
  const { decide, deciding } = useDecideByCode(code);
  const less = cutAmount(order.lines, cuts);
  const allGone = order.lines.every((line) => cuts.get(line.lineNo) === 0);
  const left = [...cuts].map(([lineNo, qty]) => ({ lineNo, qty }));
  const send = (decision: Decision, confirmCode: string) =>
    decide({ decision, comment: comment.trim(), cuts: decision === 'approve' ? left : [], confirmCode });

  function choose(decision: Decision) {
    if (link.needsCode) setConfirming(decision);
    else void send(decision, '');
  }

  function reject() {
    const fits = comment.trim().length >= approvalLimits.reasonLeast;
    setWriting(true);
    setError(fits ? '' : `请填写驳回原因，至少 ${approvalLimits.reasonLeast} 个字`);
    if (fits) choose('reject');
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
          填写意见
        </Button>
      )}
      <div className={styles.acts}>
        <Button className={styles.no} disabled={deciding} onClick={reject}>
          驳回
        </Button>
        <Button kind="primary" guardMs={clickGuardMs} disabled={deciding || allGone} onClick={() => choose('approve')}>
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
          decision={confirming}
          amount={confirming === 'approve' ? order.payable - less : order.payable}
          onConfirm={(confirmCode) => send(confirming, confirmCode)}
          onClose={() => setConfirming(null)}
        />
      )}
    </div>
  );
}
