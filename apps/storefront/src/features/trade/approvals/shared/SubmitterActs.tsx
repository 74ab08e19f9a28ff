import type { ApprovalRow } from '@yigou/contract/trade/approvals';
import { clickGuardMs, confirmBox } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { useDecision } from './useDecision';
import { WordsDialog } from './WordsDialog';

/** What the submitter can do while it waits: answer, remind, take it back. */
export function SubmitterActs({ row }: { row: Pick<ApprovalRow, 'flowId' | 'flowNo' | 'actions'> }) {
  const remind = useDecision('Approval/Remind');
  const withdraw = useDecision('Approval/Withdraw');
  const answer = useDecision('Approval/Answer');
  const [answering, setAnswering] = useState(false);
  const { flowId, flowNo, actions } = row;

  async function takeBack() {
    const sure = await confirmBox({
      text: `撤回 ${flowNo}？审批停止，占用的库存、预算与额度立即释放。之后可修改订单重新提交，或取消订单。`,
      confirmText: '撤回',
    });
    if (sure) await withdraw.decide({ flowId, comment: '' });
  }

  return (
    <>
      {actions.includes('answer') && (
        <Button kind="primary" onClick={() => setAnswering(true)}>
          回复提问
        </Button>
      )}
      {actions.includes('remind') && (
        <Button guardMs={clickGuardMs} disabled={remind.deciding} onClick={() => remind.decide({ flowId })}>
          催办
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button guardMs={clickGuardMs} disabled={withdraw.deciding} onClick={takeBack}>
          撤回
        </Button>
      )}
      {answering && (
        <WordsDialog
          title="回复提问"
          label="回复"
          least={1}
          note="回复后恢复计时，审批人会收到消息。"
          yes="发送回复"
          busy={answer.deciding}
          onSend={(text) => answer.decide({ flowId, answer: text })}
          onClose={() => setAnswering(false)}
        />
      )}
    </>
  );
}
