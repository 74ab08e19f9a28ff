import { formatYuan } from '@yigou/contract/ground/money';
import type { ApprovalRow } from '@yigou/contract/trade/approvals';
import { approvalLimits, rejectReasons } from '@yigou/contract/trade/approvals.terms';
import { clickGuardMs, type FormChecks, findErrors, hasErrors, useOwnForm } from '@yigou/web-kit';
import { type FormEvent, useEffect } from 'react';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/TextArea';
import styles from './RejectBox.module.css';
import { useDecision } from './shared/useDecision';

type Values = { reason: string };

export const reasonChecks: FormChecks<Values> = {
  reason: ({ reason }) =>
    reason.trim().length < approvalLimits.reasonLeast ? `原因至少 ${approvalLimits.reasonLeast} 个字` : '',
};

type RejectBoxProps = { row: ApprovalRow; taskId: number; onClose: (done: boolean) => void };

/** The reason is written where one stands; the submitter reads it word for word. */
export function RejectBox({ row, taskId, onClose }: RejectBoxProps) {
  const form = useOwnForm<Values>({ reason: '' }, { checks: reasonChecks });
  const { values } = form;
  const { decide, deciding } = useDecision('Approval/Reject');
  useEffect(() => form.box.current?.querySelector('textarea')?.focus(), [form.box]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.passes() && (await decide({ taskId, reason: values.reason.trim() }))) onClose(true);
  }

  const ready = !hasErrors(findErrors(reasonChecks, values));
  return (
    <form ref={form.box} className={styles.box} noValidate onSubmit={submit}>
      <p className={styles.words}>
        {rejectReasons.map((word) => (
          <Button key={word} onClick={() => form.change({ reason: `${word}：${values.reason}` })}>
            {word}
          </Button>
        ))}
      </p>
      <TextArea {...form.text('reason')} label="驳回原因" required maxLength={approvalLimits.reasonMost} />
      <footer>
        <p>
          驳回后流程结束，占用的库存、预算与额度 {formatYuan(row.payable)} 立即释放，{row.buyerName}可修改后重新提交。
        </p>
        <Button onClick={() => onClose(false)}>取消</Button>
        <Button type="submit" className={styles.yes} {...(ready && { guardMs: clickGuardMs })} disabled={deciding}>
          确认驳回
        </Button>
      </footer>
    </form>
  );
}
