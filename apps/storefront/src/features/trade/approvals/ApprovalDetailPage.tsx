import type { ApprovalModel } from '@yigou/contract/trade/approvals';
import { CallError } from '@yigou/web-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import styles from './ApprovalDetailPage.module.css';
import { useApproval } from './approvals.api';
import type { Cuts } from './approvals.rules';
import { CutLines } from './CutLines';
import { DecisionBar } from './DecisionBar';
import { DetailBudgets } from './DetailBudgets';
import { DetailSummary } from './DetailSummary';
import { FlowLogs, FlowQuestions } from './shared/FlowLogs';
import { FlowSteps } from './shared/FlowSteps';

export function ApprovalDetailPage() {
  const [query] = useSearchParams();
  const flowId = query.get('flowId') ?? '';
  return /^[1-9]\d{0,15}$/.test(flowId) ? <Asked flowId={Number(flowId)} /> : <Missing text="未找到该审批单" />;
}

function Asked({ flowId }: { flowId: number }) {
  const { data, error, isPending, refetch } = useApproval(flowId);
  if (data) return <Detail key={data.resultData.version} flow={data.resultData} />;
  if (isPending) return <Waiting />;
  if (error instanceof CallError)
    return <Missing text={error.code === '4' ? '审批单不存在，或不需要您审批' : error.message} />;
  return <ErrorState text="审批详情加载失败" onRetry={() => refetch()} />;
}

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

const Missing = ({ text }: { text: string }) => (
  <EmptyState title={text}>
    <ButtonLink kind="primary" to={paths.myApprove}>
      返回我的审批
    </ButtonLink>
  </EmptyState>
);

const Waiting = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton height={110} />
    <Skeleton height={90} />
    <Skeleton height={140} />
    <Skeleton height={260} />
  </div>
);
