import type { ApplicationRow } from '@yigou/contract/books/invoices';
import {
  type ApplicationTab,
  applicationStateLabels,
  applicationTabs,
  titleTypeShort,
} from '@yigou/contract/books/invoices.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion, StateTag } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { Link } from 'react-router';
import { invoiceDetailPath, invoicePath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { LinkTabs } from '../../../ui/LinkTabs';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { InvoiceActions } from './InvoiceActions';
import styles from './InvoicePage.module.css';
import { type InvoicePart, invoiceListPath, toneOf } from './invoice.rules';
import { useApplicationPage } from './invoices.api';
import { SearchLine } from './SearchLine';

const parts = Object.keys(applicationTabs) as ApplicationTab[];
const isPart = (text: string): text is ApplicationTab => Object.hasOwn(applicationTabs, text);

export function Applications({ filter, onGo }: InvoicePart) {
  const { pageIndex, pageSize, keyword } = filter;
  const part = isPart(filter.part) ? filter.part : 'all';
  const { data, isPending, isError, isPlaceholderData, refetch } = useApplicationPage({
    pageIndex,
    pageSize,
    searchKey: keyword,
    reqData: { tab: part },
  });
  if (isError) return <ErrorState text="开票申请加载失败" onRetry={() => refetch()} />;
  return (
    <>
      <div className={styles.filters}>
        <LinkTabs
          label="申请状态"
          current={part}
          tabs={parts.map((key) => ({
            key,
            label: applicationTabs[key].label,
            to: invoiceListPath({ ...filter, part: key, pageIndex: 1 }),
            count: data?.tabCounts[key],
            quiet: key !== 'mine',
          }))}
        />
        <SearchLine
          key={keyword}
          label="申请号、订单号、发票号码或抬头"
          keyword={keyword}
          onSearch={(word) => onGo({ keyword: word })}
        />
      </div>
      {isPending ? (
        <Skeleton height={360} />
      ) : data.totalCount === 0 ? (
        <EmptyState title={keyword ? '没有符合条件的申请' : '暂无开票申请'}>
          <ButtonLink to={invoicePath({})}>去申请开票</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ScrollRegion>
            <ApplicationTable rows={data.resultData} waiting={isPlaceholderData} />
          </ScrollRegion>
          <ListPagination {...filter} totalCount={data.totalCount} unit="份申请" onGo={onGo} />
        </>
      )}
    </>
  );
}

const ApplicationTable = ({ rows, waiting }: { rows: readonly ApplicationRow[]; waiting: boolean }) => (
  <table className={styles.table} aria-busy={waiting} data-waiting={waiting || undefined}>
    <thead>
      <tr>
        <th scope="col">申请号</th>
        <th scope="col">抬头</th>
        <th scope="col">订单</th>
        <th scope="col" className={styles.money}>
          金额（元）
        </th>
        <th scope="col">状态</th>
        <th scope="col">说明</th>
        <th scope="col">操作</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.applicationId}>
          <td>
            <Link to={invoiceDetailPath(row.applicationId)}>{row.applicationNo}</Link>
            <small>{row.applyTime.slice(0, 16)}</small>
          </td>
          <td>
            {row.titleName}
            <small>{titleTypeShort[row.type]}</small>
          </td>
          <td>{row.orderCount} 单</td>
          <td className={styles.money}>{plainYuan(row.total)}</td>
          <td>
            <StateTag tone={toneOf[row.state]}>{applicationStateLabels[row.state]}</StateTag>
          </td>
          <td className={styles.goods}>{row.note}</td>
          <td className={styles.acts}>
            <InvoiceActions {...row} only={['confirmRed', 'refuseRed', 'withdraw', 'applyAgain']} />
            <Link to={invoiceDetailPath(row.applicationId)} aria-label={`查看 ${row.applicationNo}`}>
              查看
            </Link>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
