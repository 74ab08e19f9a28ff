import type { InvalidRow } from '@yigou/contract/books/invoices';
import { invoiceDocStateLabels } from '@yigou/contract/books/invoices.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { Countdown, readPaging, ScrollRegion, StateTag, type Tone } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { invalidInvoicePath, invoiceDetailPath } from '../../../app/paths';
import { LinkTabs } from '../../../ui/LinkTabs';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { InvoiceActions } from './InvoiceActions';
import styles from './InvoicePage.module.css';
import { useInvalidPage } from './invoices.api';
import { SearchLine } from './SearchLine';

const kinds = { all: '全部', red: '红冲', void: '作废' } as const;
type Kind = keyof typeof kinds;
const isKind = (text: string | null): text is Kind => text !== null && Object.hasOwn(kinds, text);

/** Red and void invoices, each with the blue one it belongs to. */
export function InvalidInvoicePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = query.get('kind');
  const kind = isKind(wanted) ? wanted : 'all';
  const keyword = query.get('keyword') ?? '';
  const paging = readPaging(query);
  const { data, isPending, isError, isPlaceholderData, refetch } = useInvalidPage({
    ...paging,
    searchKey: keyword,
    reqData: kind === 'all' ? {} : { kind },
  });
  const pathOf = (change: Record<string, string | number>) => {
    const next = { kind, keyword, ...change };
    return invalidInvoicePath(
      Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '' && value !== 'all')),
    );
  };
  const go = (change: Record<string, string | number>) => navigate(pathOf(change), { state: stay });
  return (
    <>
      <header className={styles.head}>
        <h1>红冲与作废</h1>
      </header>
      <div className={styles.filters}>
        <LinkTabs
          label="种类"
          current={kind}
          tabs={(Object.keys(kinds) as Kind[]).map((key) => ({ key, label: kinds[key], to: pathOf({ kind: key }) }))}
        />
        <SearchLine
          key={keyword}
          label="发票号码或申请号"
          keyword={keyword}
          onSearch={(word) => go({ keyword: word })}
        />
      </div>
      {isError ? (
        <ErrorState text="红冲与作废加载失败" onRetry={() => refetch()} />
      ) : isPending ? (
        <Skeleton height={360} />
      ) : data.totalCount === 0 ? (
        <EmptyState title={keyword ? '没有符合条件的发票' : '没有红冲或作废的发票'}>
          数电发票不能作废，只能红冲
        </EmptyState>
      ) : (
        <>
          <ScrollRegion>
            <InvalidTable rows={data.resultData} waiting={isPlaceholderData} onOver={() => void refetch()} />
          </ScrollRegion>
          <ListPagination {...paging} totalCount={data.totalCount} unit="张" onGo={go} />
        </>
      )}
    </>
  );
}

const toneOf = ({ kind, state }: InvalidRow): Tone => {
  if (kind === 'void' || state === 'issued' || state === 'dropped') return 'done';
  if (state === 'failed') return 'bad';
  return state === 'asked' ? 'act' : 'run';
};

const stateText = ({ kind, state, applicationState }: InvalidRow): string => {
  if (kind === 'void') return '已作废';
  if (state === 'issued') return '已红冲';
  if (state === 'asked') return applicationState === 'redConfirming' ? '待我方确认' : '待平台答复';
  return state === 'dropped' || state === 'failed' ? '红冲失败' : invoiceDocStateLabels[state];
};

type InvalidTableProps = { rows: readonly InvalidRow[]; waiting: boolean; onOver: () => void };

const InvalidTable = ({ rows, waiting, onOver }: InvalidTableProps) => (
  <table className={styles.table} aria-busy={waiting} data-waiting={waiting || undefined}>
    <thead>
      <tr>
        <th scope="col">蓝字发票 ↔ 红字发票</th>
        <th scope="col">抬头</th>
        <th scope="col" className={styles.money}>
          金额（元）
        </th>
        <th scope="col">原因</th>
        <th scope="col">状态</th>
        <th scope="col">操作</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.invoiceId}>
          <td>
            <Link to={invoiceDetailPath(row.applicationId)}>{row.blueNo}</Link>
            <small>
              {row.kind === 'void' ? '纸质发票' : row.invoiceNo ? `↔ ${row.invoiceNo}` : '↔ 红字发票未出号'}
            </small>
          </td>
          <td>
            {row.titleName}
            <small>{row.applicationNo}</small>
          </td>
          <td className={styles.money}>{plainYuan(-row.total)}</td>
          <td className={styles.goods}>
            {row.reason}
            {row.note && <small>{row.note}</small>}
          </td>
          <td>
            <StateTag tone={toneOf(row)}>{stateText(row)}</StateTag>
            {row.dueTime ? (
              <small className={styles.why}>
                剩 <Countdown dueTime={row.dueTime} over="已逾期" onOver={onOver} />
              </small>
            ) : (
              <small>{row.time.slice(0, 16)}</small>
            )}
          </td>
          <td className={styles.acts}>
            <InvoiceActions {...row} only={['confirmRed', 'refuseRed']} />
            <Link to={invoiceDetailPath(row.applicationId)} aria-label={`查看 ${row.applicationNo}`}>
              查看
            </Link>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
