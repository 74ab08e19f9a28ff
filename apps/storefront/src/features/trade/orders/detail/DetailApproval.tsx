import type { OrderModel } from '@yigou/contract/trade/orders';
import { briefTime } from '@yigou/web-kit';
import { FlowLogs, FlowQuestions } from '../../approvals/shared/FlowLogs';
import { FlowSteps } from '../../approvals/shared/FlowSteps';
import { SubmitterActs } from '../../approvals/shared/SubmitterActs';
import styles from './OrderDetailPage.module.css';

/** How it is being approved: whose turn it is and since when, and all that was said. */
export function DetailApproval({ order }: { order: OrderModel }) {
  const { approval } = order;
  if (!approval) return null;
  const may = (action: OrderModel['actions'][number]) => order.actions.includes(action);
  const waitsForAnswer = approval.questions.some((each) => each.answer === '');
  const actions = [
    ...(may('withdrawApproval') && waitsForAnswer ? (['answer'] as const) : []),
    ...(may('remindApproval') && approval.remindFrom === '' ? (['remind'] as const) : []),
    ...(may('withdrawApproval') ? (['withdraw'] as const) : []),
  ];
  return (
    <section className={styles.section} aria-label="审批">
      <h2>审批进度</h2>
      <div className={styles.approval}>
        <p>
          {approval.stateText}
          {approval.turnSince && `，${briefTime(approval.turnSince)} 起`}
          {approval.dueTime && `，${briefTime(approval.dueTime)} 前处理`}
          {may('remindApproval') && approval.remindFrom && `，${approval.remindFrom.slice(11, 16)} 后可再次催办`}
        </p>
        <SubmitterActs row={{ flowId: approval.flowId, flowNo: approval.flowNo, actions }} />
      </div>
      <FlowSteps steps={approval.steps} />
      {approval.questions.length > 0 && <FlowQuestions questions={approval.questions} />}
      <FlowLogs logs={approval.logs} />
    </section>
  );
}
