import type { Dashboard, DashboardShares } from '@yigou/contract/books/reports.dashboard';
import {
  type DashboardPeriod,
  dashboardPeriodLabels,
  reportBasis,
  sharePercent,
} from '@yigou/contract/books/reports.terms';
import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import { briefTime } from '@yigou/web-kit';
import { Link, useSearchParams } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { Select } from '../../../ui/Select';
import { ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { useMay } from '../../people/accounts/shared/useMay';
import { DeputyStrip } from '../../trade/approvals/shared/DeputyStrip';
import { Change } from '../reports/shared/Change';
import { countText } from '../reports/shared/figures.rules';
import amounts from './Amounts.module.css';
import { BudgetState } from './BudgetState';
import styles from './Dashboard.module.css';
import { useDashboard } from './dashboard.api';
import { MonthChart } from './MonthChart';
import { RisenTable } from './RisenTable';
import { SavingPanel } from './SavingPanel';
import sharesTable from './Shares.module.css';
import { TodoPanel } from './TodoPanel';

const periods = Object.keys(dashboardPeriodLabels) as DashboardPeriod[];

export function DashboardPage() {
  const [query, setQuery] = useSearchParams();
  const period = periods.find((each) => each === query.get('period')) ?? 'month';
  const orgId = Number(query.get('orgId')) || undefined;
  const { data, isPending, isError, refetch } = useDashboard({ period, ...(orgId && { orgId }) });
  const board = data?.resultData;

  function go(change: Record<string, string>) {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name);
    setQuery(next, { state: stay });
  }

  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1>采购概览</h1>
        {board && <small>数据截至 {briefTime(board.asOf)}</small>}
        {board && board.units.length > 1 && (
          <Select
            className={styles.unit}
            aria-label="组织"
            value={orgId ?? ''}
            onChange={(event) => go({ orgId: event.target.value })}
          >
            <option value="">全部组织</option>
            {board.units.map((unit) => (
              <option key={unit.orgId} value={unit.orgId}>
                {unit.name}
              </option>
            ))}
          </Select>
        )}
        <div className={styles.periods}>
          {periods.map((each) => (
            <button key={each} type="button" aria-pressed={each === period} onClick={() => go({ period: each })}>
              {dashboardPeriodLabels[each]}
            </button>
          ))}
        </div>
      </header>
      <DeputyStrip change={<Link to={withQuery(paths.myApprove, { deputy: 1 })}>修改</Link>} />
      <TodoPanel />
      {isPending && <Skeleton height={420} />}
      {isError && <ErrorState text="概览加载失败" onRetry={() => refetch()} />}
      {board && (
        <>
          <Amounts board={board} period={period} />
          <div className={styles.pair}>
            <Shares title="品类" board={board} shares={board.categories} link="category" />
            <Shares title="供应商" board={board} shares={board.suppliers} link="supplier" />
          </div>
          <div className={styles.pair}>
            {board.budgets && <BudgetState budgets={board.budgets} />}
            <SavingPanel board={board} />
          </div>
          <RisenTable risen={board.risen} />
          <p className={styles.basis}>{reportBasis}</p>
        </>
      )}
    </div>
  );
}

function Amounts({ board, period }: { board: Dashboard; period: DashboardPeriod }) {
  const { now, before, yearAgo, range, yearSoFar, lastYearSoFar } = board;
  const rows = [
    { title: '去年同期', now: now.net, other: yearAgo.net },
    { title: '上期同期', now: now.net, other: before.net },
    { title: '全年累计', now: yearSoFar.net, other: lastYearSoFar.net, shown: yearSoFar.net },
  ];
  const each = now.orders > 0 ? now.net / now.orders : 0;
  return (
    <section className={`${styles.panel} ${amounts.amounts}`} aria-label="采购额">
      <div>
        <p>
          {dashboardPeriodLabels[period]}采购额{' '}
          <small>
            {range.from.slice(5)} 至 {range.to.slice(5)}，退款已扣
          </small>
        </p>
        <b className={amounts.big}>{formatYuan(now.net)}</b>
        <dl>
          {rows.map(({ title, now: present, other, shown }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{plainYuan(shown ?? other)}</dd>
              <dd>
                <Change now={present} before={other} />
              </dd>
            </div>
          ))}
          <div>
            <dt>订单</dt>
            <dd>{countText(now.orders)} 单</dd>
            <dd />
          </div>
          <div>
            <dt>单均</dt>
            <dd>{plainYuan(each)}</dd>
            <dd />
          </div>
          <div>
            <dt>协议内占比</dt>
            <dd>{sharePercent(now.contract, now.amount).toFixed(1)}%</dd>
            <dd />
          </div>
        </dl>
      </div>
      <MonthChart months={board.months} />
    </section>
  );
}

type SharesProps = { title: string; board: Dashboard; shares: DashboardShares; link: 'category' | 'supplier' };

function Shares({ title, board, shares, link }: SharesProps) {
  const mayOpen = useMay('report/apcatesku');
  const { from, to } = board.range;
  const most = Math.max(...shares.rows.map(({ net }) => net), shares.restNet, 1);
  const pathOf = (id: number) =>
    link === 'category'
      ? withQuery(paths.categorySku, { from, to, categoryId: id })
      : withQuery(paths.categorySku, { from, to, lines: `supplierId=${id}&title=${title}` });
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>
        {title} <small>前五，合计 {formatYuan(board.now.net)}</small>
        {mayOpen && <Link to={withQuery(paths.categorySku, { from, to })}>品类采购</Link>}
      </h2>
      {shares.rows.length === 0 && <p className={styles.none}>所选期间没有采购</p>}
      <table className={sharesTable.shares}>
        <tbody>
          {shares.rows.map(({ id, name, net, beforeNet, share }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <i style={{ width: `${(Math.max(0, net) / most) * 100}%` }} />
              </td>
              <td>{mayOpen ? <Link to={pathOf(id)}>{plainYuan(net)}</Link> : plainYuan(net)}</td>
              <td>{share.toFixed(1)}%</td>
              <td>
                <Change now={net} before={beforeNet} />
              </td>
            </tr>
          ))}
          {shares.restCount > 0 && (
            <tr>
              <th scope="row">其余 {shares.restCount} 个</th>
              <td>
                <i data-rest style={{ width: `${(Math.max(0, shares.restNet) / most) * 100}%` }} />
              </td>
              <td>{plainYuan(shares.restNet)}</td>
              <td>{sharePercent(shares.restNet, board.now.net).toFixed(1)}%</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
