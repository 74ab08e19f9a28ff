import type { Waiting } from '@yigou/contract/people/overview';
import { waitingKindLabels } from '@yigou/contract/people/overview.terms';
import { serverNow } from '@yigou/web-kit';
import { Alert, Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../../ui/PageHead';
import { SalesPanel } from '../../books/reports/shared/SalesPanel';
import styles from './OverviewPage.module.css';
import { deskOf, useWaiting } from './shared/desks';
import { WaitingTable } from './WaitingTable';
import { byUrgency, headlineOf } from './waiting.rules';

export const OverviewPage = () => (
  <>
    <Desks />
    <SalesPanel />
  </>
);

/** What waits, the most urgent first. Every number is a door to its list. */
function Desks() {
  const { data, isError, refetch } = useWaiting();
  const [kind, setKind] = useState<Waiting['kind']>();
  if (isError)
    return <Alert type="error" title="概览加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (!data) return <Skeleton active />;
  const waiting = data.resultData;
  if (waiting.length === 0) return <Empty description="您的角色暂无待办事项，请从左侧菜单进入页面" />;
  const things = byUrgency(
    waiting.filter((each) => kind === undefined || each.kind === kind),
    serverNow(),
  );
  return (
    <>
      <PageHead title={headlineOf(waiting)} note="按时限排序，紧急的在前" />
      <div className={styles.desk}>
        <nav className={styles.kinds} aria-label="待处理">
          <button
            type="button"
            aria-current={kind === undefined ? 'true' : undefined}
            onClick={() => setKind(undefined)}
          >
            <b>全部待处理</b>
            <strong>{waiting.reduce((sum, each) => sum + each.count, 0)}</strong>
          </button>
          {waiting.map((each) => (
            <KindRow key={each.kind} waiting={each} current={each.kind === kind} onChoose={() => setKind(each.kind)} />
          ))}
        </nav>
        <WaitingTable things={things} />
      </div>
    </>
  );
}

type KindRowProps = { waiting: Waiting; current: boolean; onChoose: () => void };

const KindRow = ({ waiting: { kind, count, overdue }, current, onChoose }: KindRowProps) => (
  <div className={styles.kind} data-current={current || undefined}>
    <button type="button" aria-current={current ? 'true' : undefined} onClick={onChoose}>
      {waitingKindLabels[kind]}
      {overdue > 0 && <small>{overdue} 件已超时</small>}
    </button>
    <Link to={deskOf[kind].path} aria-label={`${waitingKindLabels[kind]} ${count} 件，打开列表`}>
      {count}
    </Link>
  </div>
);
