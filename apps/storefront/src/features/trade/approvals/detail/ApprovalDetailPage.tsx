import type { ApprovalModel } from '@yigou/contract/trade/approvals';
import { useState } from 'react';
import { paths } from '../../../../app/paths';
import { DetailPage, Missing, useAddressId } from '../../../../ui/DetailPage';
import { useApproval } from '../approvals.api';
import type { Cuts } from '../approvals.rules';
import { FlowLogs, FlowQuestions } from '../shared/FlowLogs';
import { FlowSteps } from '../shared/FlowSteps';
import styles from './ApprovalDetailPage.module.css';
import { CutLines } from './CutLines';
import { DecisionBar } from './DecisionBar';
import { DetailBudgets } from './DetailBudgets';
import { DetailSummary } from './DetailSummary';

const missing = (text: string) => (
  <Missing text={text} to={paths.myApprove}>
    返回我的审批
  </Missing>
);

export function ApprovalDetailPage() {
  const flowId = useAddressId('flowId');
  return flowId ? <Asked flowId={flowId} /> : missing('未找到该审批单');
}

const Asked = ({ flowId }: { flowId: number }) => {
  const asked = useApproval(flowId);
  return (
    <DetailPage
      asked={asked}
      noun="审批详情"
      absent="审批单不存在，或不需要您审批"
      missing={missing}
      className={styles.page}
      heights={[110, 90, 140, 260]}
    >
      {(flow) => <Detail key={flow.version} flow={flow} />}
    </DetailPage>
  );
};

const noCuts: Cuts = new Map();

function Detail({ flow }: { flow: ApprovalModel }) {
  const [cuts, setCuts] = useState(noCuts);
  const { record, fired, budgets, taskId } = flow;
  const mayDecide = taskId !== null && flow.actions.includes('approve');
  return (
    <div className={styles.page}>
      <DetailSummary flow={flow} />
      <section className={styles.section}>
        <h2>
          审批依据 <small>触发 {fired.length} 条规则</small>
        </h2>
        <dl className={styles.rules}>
          {fired.map((rule) => (
            <div key={rule.ruleId}>
              <dt>{rule.ruleName}</dt>
              {rule.evidence.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <h2>
          审批流程 <small>{record.stateText}</small>
        </h2>
        <FlowSteps steps={record.steps} />
      </section>
      {record.questions.length > 0 && (
        <section className={styles.section}>
          <h2>提问与回复</h2>
          <FlowQuestions questions={record.questions} />
        </section>
      )}
      <CutLines flow={flow} cuts={cuts} onCut={mayDecide ? setCuts : undefined} />
      {budgets.length > 0 && <DetailBudgets flow={flow} cuts={cuts} />}
      <section className={styles.section}>
        <h2>审批记录</h2>
        <FlowLogs logs={record.logs} />
      </section>
      {flow.actions.length > 0 && <DecisionBar flow={flow} cuts={cuts} />}
    </div>
  );
}
