import type { StatementModel } from '@yigou/contract/books/statements.model';
import { statementStateLabels } from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { CallError, StateTag } from '@yigou/web-kit';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths, printStatementPath } from '../../../../app/paths';
import { Breadcrumb } from '../../../../ui/Breadcrumb';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/States';
import { StepRow } from '../../../../ui/StepRow';
import { EntryTable } from '../EntryTable';
import { ExportButton } from '../ExportButton';
import type { About } from '../entries.rules';
import { toneOf, walkOf, whyOf } from '../statement.rules';
import { useStatement } from '../statements.api';
import { CheckBar } from './CheckBar';
import styles from './CheckDetail.module.css';
import { CheckMoney } from './CheckMoney';
import { DifferenceDialog } from './DifferenceDialog';

export function CheckDetailPage() {
  const [query] = useSearchParams();
  const statementId = Number(query.get('statementId'));
  const { data, error, isPending, refetch } = useStatement(statementId);
  const refusal = error instanceof CallError ? error : undefined;
  if (!(statementId > 0) || refusal?.code === '4' || refusal?.code === '5')
    return (
      <>
        <h1 className="spoken">对账单</h1>
        <EmptyState title="对账单不存在，或不在您的查看范围内">
          <ButtonLink kind="primary" to={paths.checkList}>
            查看全部对账单
          </ButtonLink>
        </EmptyState>
      </>
    );
  if (isPending) return <Skeleton height={520} />;
  if (!data) return <ErrorState text={refusal?.message ?? '对账单加载失败'} onRetry={() => refetch()} />;
  return <Detail statement={data.resultData} />;
}

function Detail({ statement }: { statement: StatementModel }) {
  const [about, setAbout] = useState<About>();
  const tone = toneOf(statement);
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={[{ title: '对账单', to: paths.checkList }, { title: statement.statementNo }]} />
      <header className={styles.head}>
        <h1>对账单 {statement.statementNo}</h1>
        <StateTag tone={tone}>{statementStateLabels[statement.state]}</StateTag>
        <div className={styles.tools}>
          <ButtonLink to={printStatementPath(statement.statementId)}>打印</ButtonLink>
          <ExportButton statementId={statement.statementId} />
        </div>
        <p className={styles.why} data-tone={tone}>
          {whyOf(statement)}
        </p>
      </header>
      <StepRow
        label="对账进度"
        steps={walkOf(statement).map((step) => ({ ...step, note: <small>{step.note}</small> }))}
      />
      <Facts statement={statement} />
      <Sums statement={statement} />
      <EntryTable statement={statement} onRaise={setAbout} />
      <CheckMoney statement={statement} />
      <CheckBar statement={statement} onRaise={() => setAbout(null)} />
      {about !== undefined && (
        <DifferenceDialog statement={statement} about={about} onClose={() => setAbout(undefined)} />
      )}
    </div>
  );
}

const Facts = ({ statement }: { statement: StatementModel }) => (
  <dl className={styles.facts}>
    <div>
      <dt>对账主体</dt>
      <dd>
        {statement.customerName}（{statement.orgName}）
      </dd>
    </div>
    <div>
      <dt>账期</dt>
      <dd>
        {statement.startTime} 至 {statement.endTime}
      </dd>
    </div>
    <div>
      <dt>结算方式</dt>
      <dd>月结 {statement.termDays} 天</dd>
    </div>
    <div>
      <dt>应付日</dt>
      <dd>{statement.dueDate}</dd>
    </div>
  </dl>
);

/** An equation instead of cards: opening + entries = closing. */
const Sums = ({ statement: { sums, entries } }: { statement: StatementModel }) => {
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  const parts = [
    { label: `本期收货 · ${count('goods')} 行`, yuan: sums.goods },
    { label: '运费', yuan: sums.freight },
    { label: `退货 · ${count('refund')} 笔`, yuan: sums.refund },
    { label: '调整', yuan: sums.adjustment },
    { label: `付款 · ${count('payment')} 笔`, yuan: sums.payment },
  ];
  return (
    <dl className={styles.sums} aria-label="期初到期末">
      <div>
        <dt>期初未付</dt>
        <dd>{plainYuan(sums.opening)}</dd>
      </div>
      {parts.map(({ label, yuan }) => (
        <Fragment key={label}>
          <span aria-hidden="true">{yuan < 0 ? '−' : '+'}</span>
          <div>
            <dt>{label}</dt>
            <dd>{plainYuan(Math.abs(yuan))}</dd>
          </div>
        </Fragment>
      ))}
      <div className={styles.closing}>
        <dt>期末应付（元）</dt>
        <dd>{plainYuan(sums.closing)}</dd>
      </div>
    </dl>
  );
};
