import { formatYuan } from '@yigou/contract/ground/money';
import type { ApprovalModel } from '@yigou/contract/trade/approvals';
import { type ApprovalAction, approvalLimits } from '@yigou/contract/trade/approvals.terms';
import { clickGuardMs, Price } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { bottomBar } from '../../../../ui/bottomBar';
import { type Cuts, cutAmount } from '../approvals.rules';
import { RejectBox } from '../RejectBox';
import { SubmitterActs } from '../shared/SubmitterActs';
import { useDecision } from '../shared/useDecision';
import { WordsDialog } from '../shared/WordsDialog';
import styles from './DecisionBar.module.css';
import { PersonDialog } from './PersonDialog';

type DecisionBarProps = { flow: ApprovalModel; cuts: Cuts };

/** The decision, always in reach, with what happens next beside it. */
export function DecisionBar({ flow, cuts }: DecisionBarProps) {
  const [open, setOpen] = useState<ApprovalAction>();
  const [comment, setComment] = useState('');
  const approve = useDecision('Approval/Approve');
  const sendBack = useDecision('Approval/SendBack');
  const ask = useDecision('Approval/Ask');
  const navigate = useNavigate();
  const { taskId, actions, payable, ifApproved, ifRejected } = flow;
  const may = (action: ApprovalAction) => actions.includes(action);
  const less = cutAmount(flow.lines, cuts);
  const allGone = flow.lines.every((line) => cuts.get(line.lineNo) === 0);
  const close = () => setOpen(undefined);

  async function agree(task: number) {
    const left = [...cuts].map(([lineNo, qty]) => ({ lineNo, qty }));
    if (await approve.decide({ taskId: task, comment: comment.trim(), cuts: left })) navigate(paths.myApprove);
  }

  if (taskId === null)
    return (
      <div ref={bottomBar} className={styles.bar}>
        <div className={styles.acts}>
          <SubmitterActs row={flow} />
        </div>
      </div>
    );
  return (
    <div ref={bottomBar} className={styles.bar}>
      {open === 'reject' && <RejectBox row={flow} taskId={taskId} onClose={close} />}
      <div className={styles.acts}>
        <p className={styles.sum}>
          <small>{less > 0 ? `改后应付，减 ${formatYuan(less)}` : '应付金额'}</small>
          <Price yuan={payable - less} />
        </p>
        <input
          className={styles.comment}
          aria-label="审批意见"
          placeholder="审批意见，选填"
          maxLength={approvalLimits.comment}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        {may('ask') && <Button onClick={() => setOpen('ask')}>提问</Button>}
        {may('addSigner') && <Button onClick={() => setOpen('addSigner')}>加签</Button>}
        {may('transfer') && <Button onClick={() => setOpen('transfer')}>转交</Button>}
        {may('sendBack') && <Button onClick={() => setOpen('sendBack')}>退回上一级</Button>}
        {may('reject') && (
          <Button className={styles.no} aria-expanded={open === 'reject'} onClick={() => setOpen('reject')}>
            驳回
          </Button>
        )}
        {may('approve') && (
          <Button
            kind="primary"
            guardMs={clickGuardMs}
            disabled={approve.deciding || allGone}
            onClick={() => agree(taskId)}
          >
            {cuts.size > 0 ? '按改后数量同意' : '同意'}
          </Button>
        )}
      </div>
      {allGone && <p className={styles.note}>商品已全部剔除，请改为驳回。</p>}
      <p className={styles.next}>
        <span data-yes>{ifApproved}</span>
        <span>{ifRejected}</span>
      </p>
      {(open === 'transfer' || open === 'addSigner') && <PersonDialog action={open} taskId={taskId} onClose={close} />}
      {open === 'sendBack' && (
        <WordsDialog
          title="退回上一级"
          label="退回原因"
          least={approvalLimits.reasonLeast}
          note="上一级的审批人重新审批，本级的意见保留在记录中。"
          yes="确认退回"
          busy={sendBack.deciding}
          onSend={(reason) => sendBack.decide({ taskId, reason })}
          onClose={close}
        />
      )}
      {open === 'ask' && (
        <WordsDialog
          title="向提交人提问"
          label="问题"
          least={approvalLimits.reasonLeast}
          note={`${flow.buyerName}回复之前不计时；回复后您会收到消息，再做决定。`}
          yes="发送提问"
          busy={ask.deciding}
          onSend={(question) => ask.decide({ taskId, question })}
          onClose={close}
        />
      )}
    </div>
  );
}
