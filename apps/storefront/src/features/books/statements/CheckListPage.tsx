import type { StatementRow } from '@yigou/contract/books/statements.model';
import {
  pastPeriods,
  type StatementTab,
  statementStateLabels,
  statementTabs,
} from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion, StateTag, today } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths, statementPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { LinkTabs } from '../../../ui/LinkTabs';
import { Select } from '../../../ui/Select';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import table from '../../../ui/Table.module.css';
import styles from './CheckList.module.css';
import { type CheckFilter, checkListPath, readCheckFilter, toneOf } from './statement.rules';
import { useStatementPage } from './statements.api';

/** What is over asks nobody to do anything. */
const quiet: readonly StatementTab[] = ['all', 'settled'];

export function CheckListPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readCheckFilter(query);
  const { tab, keyword, from, to, pageIndex, pageSize } = filter;
  const page = useStatementPage({ pageIndex, pageSize, searchKey: keyword, reqData: { tab, from, to } });
  const go = (change: Partial<CheckFilter>) =>
    navigate(checkListPath({ ...filter, pageIndex: 1, ...change }), { state: stay });
  return (
    <>
      <header className={styles.head}>
        <h1>对账单</h1>
        <p>每月 1 日出账。核对、确认之后按应付日付款，额度随到账释放。</p>
      </header>
      <LinkTabs
        label="对账单状态"
        current={tab}
        tabs={(Object.keys(statementTabs) as StatementTab[]).map((key) => ({
          key,
          label: statementTabs[key].label,
          to: checkListPath({ ...filter, tab: key, pageIndex: 1 }),
          count: page.data?.tabCounts[key],
          quiet: quiet.includes(key),
        }))}
      />
      <Filters key={JSON.stringify([keyword, from, to])} filter={filter} onGo={go} />
      <Rows filter={filter} page={page} onGo={go} />
    </>
  );
}

type FiltersProps = { filter: CheckFilter; onGo: (change: Partial<CheckFilter>) => void };

const Filters = ({ filter, onGo }: FiltersProps) => (
  <form
    className={styles.filters}
    onSubmit={(event) => {
      event.preventDefault();
      const said = new FormData(event.currentTarget);
      const text = (name: string) => String(said.get(name) ?? '').trim();
      const [from, to] = [text('from'), text('to')].sort((a, b) => (a && b ? a.localeCompare(b) : 0));
      onGo({ keyword: text('keyword'), from: from ?? '', to: to ?? '' });
    }}
  >
    <label>
      对账单号
      <input name="keyword" maxLength={100} defaultValue={filter.keyword} placeholder="D…" />
    </label>
    <span>
      账期 <Month name="from" label="账期从" period={filter.from} /> 至{' '}
      <Month name="to" label="账期到" period={filter.to} />
    </span>
    <Button type="submit" kind="primary">
      查询
    </Button>
    <Button onClick={() => onGo({ keyword: '', from: '', to: '' })}>重置</Button>
  </form>
);

/** Some years of months; one that the address names stands there even if it is older. */
function Month({ name, label, period }: { name: string; label: string; period: string }) {
  const known = pastPeriods(today(), 36);
  const months = known.includes(period) || !period ? known : [period, ...known];
  return (
    <Select name={name} aria-label={label} defaultValue={period}>
      <option value="">不限</option>
      {months.map((month) => (
        <option key={month} value={month}>
          {month}
        </option>
      ))}
    </Select>
  );
}

type RowsProps = FiltersProps & { page: ReturnType<typeof useStatementPage> };

function Rows({ filter, page, onGo }: RowsProps) {
  const { data, isPending, isPlaceholderData, refetch } = page;
  if (isPending) return <Skeleton height={320} />;
  if (!data) return <ErrorState text="对账单加载失败" onRetry={() => refetch()} />;
  if (data.totalCount === 0) return <Nothing filter={filter} />;
  return (
    <>
      <ScrollRegion>
        <table
          className={`${styles.table} ${table.cards}`}
          aria-busy={isPlaceholderData}
          data-waiting={isPlaceholderData || undefined}
        >
          <thead>
            <tr>
              <th scope="col">对账单</th>
              <th scope="col">账期</th>
              <th scope="col">状态</th>
              <th scope="col" data-money>
                本期应付（元）
              </th>
              <th scope="col" data-money>
                已付（元）
              </th>
              <th scope="col" data-money>
                期末应付（元）
              </th>
              <th scope="col">应付日</th>
            </tr>
          </thead>
          <tbody>
            {data.resultData.map((row) => (
              <Row key={row.statementId} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ListPagination {...filter} totalCount={data.totalCount} unit="张对账单" onGo={onGo} />
    </>
  );
}

const Row = ({ row }: { row: StatementRow }) => (
  <tr>
    <td>
      <Link to={statementPath(row.statementId)}>{row.statementNo}</Link>
      <small>{row.orgName}</small>
    </td>
    <td data-label="账期">
      {row.period}
      <small>{row.createTime.slice(0, 16)} 出账</small>
    </td>
    <td data-label="状态">
      <StateTag tone={toneOf(row)}>{statementStateLabels[row.state]}</StateTag>
      {row.openDifferences > 0 && <small>{row.openDifferences} 项差异未处理</small>}
    </td>
    <td data-money data-label="本期应付">
      {plainYuan(row.due)}
    </td>
    <td data-money data-label="已付">
      {plainYuan(row.paid)}
    </td>
    <td data-money data-label="期末应付">
      {plainYuan(row.closing)}
    </td>
    <td data-label="应付日">
      {row.dueDate}
      {row.overdue && <small className={styles.late}>已逾期</small>}
    </td>
  </tr>
);

const Nothing = ({ filter }: { filter: CheckFilter }) =>
  filter.keyword || filter.from || filter.to ? (
    <EmptyState title="没有符合条件的对账单">
      <ButtonLink to={checkListPath({ tab: filter.tab })}>清除筛选条件</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="暂无对账单，账期支付且已收货的订单于月末汇总出账">
      <ButtonLink kind="primary" to={paths.waitCheck}>
        查看待对账
      </ButtonLink>
    </EmptyState>
  );
