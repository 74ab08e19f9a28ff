import { formatYuan } from '@yigou/contract/ground/money';
import { type ApprovalTab, approvalTabs } from '@yigou/contract/trade/approvals.terms';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../ui/Button';
import { LinkTabs } from '../../../ui/LinkTabs';
import { stay } from '../../../ui/stay';
import { ApprovalFilters } from './ApprovalFilters';
import { ApprovalList } from './ApprovalList';
import { useApprovalPage } from './approvals.api';
import { type ApprovalFilter, approvalListPath, readApprovalFilter } from './approvals.rules';
import { DeputyDialog } from './DeputyDialog';
import styles from './MyApprovePage.module.css';
import { DeputyStrip } from './shared/DeputyStrip';

/** The address at which 代理审批 is open. */
const namesDeputy = 'deputy';

export function MyApprovePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readApprovalFilter(query);
  const page = useApprovalPage(filter);
  const [naming, setNaming] = useState(query.has(namesDeputy));
  const go = (change: Partial<ApprovalFilter>) =>
    navigate(approvalListPath({ ...filter, pageIndex: 1, ...change }), { state: stay });
  const { tabCounts, waiting, units = [], rules = [] } = page.data ?? {};
  return (
    <>
      <header className={styles.head}>
        <h1>我的审批</h1>
        <Button onClick={() => setNaming(true)}>代理审批</Button>
      </header>
      <DeputyStrip
        change={
          <Button kind="text" onClick={() => setNaming(true)}>
            修改
          </Button>
        }
      />
      <div className={styles.tabRow}>
        <LinkTabs
          label="审批"
          current={filter.tab}
          tabs={(Object.keys(approvalTabs) as ApprovalTab[]).map((key) => ({
            key,
            label: approvalTabs[key],
            to: approvalListPath({ ...filter, tab: key, pageIndex: 1 }),
            count: tabCounts?.[key],
            quiet: key !== 'waiting',
          }))}
        />
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
