import { type ApprovalTab, approvalTabs, formatYuan } from '@yigou/contract';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../ui/Button';
import { stay } from '../../ui/stay';
import { ApprovalFilters } from './ApprovalFilters';
import { ApprovalList } from './ApprovalList';
import { useApprovalPage } from './approvals.api';
import { type ApprovalFilter, approvalListPath, readApprovalFilter } from './approvals.rules';
import { DeputyDialog } from './DeputyDialog';
import styles from './MyApprovePage.module.css';

const tabs = Object.keys(approvalTabs) as ApprovalTab[];

export function MyApprovePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readApprovalFilter(query);
  const page = useApprovalPage(filter);
  const [naming, setNaming] = useState(false);
  const go = (change: Partial<ApprovalFilter>) =>
    navigate(approvalListPath({ ...filter, pageIndex: 1, ...change }), { state: stay });
  const { tabCounts, waiting, units = [], rules = [] } = page.data ?? {};
  return (
    <>
      <header className={styles.head}>
        <h1>我的审批</h1>
        <Button onClick={() => setNaming(true)}>代理审批</Button>
      </header>
      <div className={styles.tabRow}>
        <nav className={styles.tabs} aria-label="审批">
          {tabs.map((tab) => (
            <Link
              key={tab}
              to={approvalListPath({ ...filter, tab, pageIndex: 1 })}
              state={stay}
              aria-current={tab === filter.tab ? 'page' : undefined}
            >
              {approvalTabs[tab]}
              {tabCounts && <small data-quiet={tab !== 'waiting' || undefined}>{tabCounts[tab]}</small>}
            </Link>
          ))}
        </nav>
        {waiting && filter.tab === 'waiting' && (tabCounts?.waiting ?? 0) > 0 && (
          <p className={styles.sum}>
            共 {tabCounts?.waiting} 单待批，合计 <b>{formatYuan(waiting.amount)}</b>
            {waiting.soon > 0 && <em>；{waiting.soon} 单 2 小时内超时</em>}
          </p>
        )}
      </div>
      <ApprovalFilters key={filter.keyword} filter={filter} units={units} rules={rules} onGo={go} />
      <ApprovalList key={filter.tab} filter={filter} page={page} onGo={go} />
      {naming && <DeputyDialog onClose={() => setNaming(false)} />}
    </>
  );
}
