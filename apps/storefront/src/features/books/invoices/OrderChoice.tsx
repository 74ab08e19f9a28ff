import type { InvoiceableOrder } from '@yigou/contract/books/invoices';
import { invoiceLimits } from '@yigou/contract/books/invoices.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { invoicePath, orderPath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { CheckBox } from '../../../ui/CheckBox';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import styles from './InvoicePage.module.css';
import { type InvoicePart, offered } from './invoice.rules';
import { useInvoiceableOrders } from './invoices.api';
import { PreviewPanel } from './PreviewPanel';
import { SearchLine } from './SearchLine';
import { useTitles } from './shared/titles.api';
import { TitleCards } from './TitleCards';

/** Picking orders shows at once how many invoices there will be, and why. */
export function OrderChoice({ filter, onGo }: InvoicePart) {
  const { pageIndex, pageSize, keyword, orderId } = filter;
  const titles = useTitles();
  const [titleId, setTitleId] = useState<number>();
  const [picked, setPicked] = useState<ReadonlyMap<number, InvoiceableOrder>>(new Map());
  const { data, isPending, isError, isPlaceholderData, refetch } = useInvoiceableOrders({
    pageIndex,
    pageSize,
    searchKey: keyword,
    reqData: orderId ? { orderId } : {},
  });
  const rows = data?.resultData ?? [];
  // Who comes from an order wants that one.
  const [taken, setTaken] = useState(false);
  if (orderId && !taken && rows.length > 0) {
    setTaken(true);
    setPicked(new Map(rows.filter((row) => !row.blocked).map((row) => [row.orderId, row])));
  }
  const known = titles.data?.resultData ?? [];
  const title = known.find((each) => each.titleId === titleId) ?? offered(known);

  function pick(orders: readonly InvoiceableOrder[], wanted: boolean) {
    const next = new Map(picked);
    for (const order of orders) {
      if (wanted && next.size < invoiceLimits.orders) next.set(order.orderId, order);
      if (!wanted) next.delete(order.orderId);
    }
    setPicked(next);
  }

  if (isError || titles.isError)
    return <ErrorState text="可开票订单加载失败" onRetry={() => void Promise.all([refetch(), titles.refetch()])} />;
  return (
    <>
      <TitleCards titles={known} loading={titles.isPending} chosen={title?.titleId} onChoose={setTitleId} />
      <div className={styles.filters}>
        <SearchLine
          key={keyword}
          label="订单号、采购单号或商品"
          keyword={keyword}
          onSearch={(word) => onGo({ keyword: word })}
        />
        {(keyword || orderId) && <ButtonLink to={invoicePath({})}>查看全部</ButtonLink>}
      </div>
      {isPending ? (
        <Skeleton height={360} />
      ) : data.totalCount === 0 ? (
        <EmptyState title={keyword || orderId ? '没有符合条件的订单' : '没有可开票的订单'}>
          订单完成后，未开票的商品会出现在这里
        </EmptyState>
      ) : (
        <div className={styles.split}>
          <div>
            <ScrollRegion>
              <OrderTable rows={rows} picked={picked} waiting={isPlaceholderData} onPick={pick} />
            </ScrollRegion>
            <ListPagination {...filter} totalCount={data.totalCount} unit="个订单" onGo={onGo} />
          </div>
          <PreviewPanel title={title} orderIds={[...picked.keys()]} onDone={() => setPicked(new Map())} />
        </div>
      )}
    </>
  );
}

type OrderTableProps = {
  rows: readonly InvoiceableOrder[];
  picked: ReadonlyMap<number, InvoiceableOrder>;
  waiting: boolean;
  onPick: (orders: readonly InvoiceableOrder[], wanted: boolean) => void;
};

function OrderTable({ rows, picked, waiting, onPick }: OrderTableProps) {
  const free = rows.filter((row) => !row.blocked);
  const chosen = free.filter((row) => picked.has(row.orderId)).length;
  const tick = chosen === 0 ? 'none' : chosen === free.length ? 'all' : 'some';
  return (
    <table className={styles.table} aria-busy={waiting} data-waiting={waiting || undefined}>
      <thead>
        <tr>
          <th scope="col" className={styles.box}>
            <CheckBox
              label="全选本页"
              tick={tick}
              disabled={free.length === 0}
              onChange={(wanted) => onPick(free, wanted)}
            />
          </th>
          <th scope="col">订单 / 完成时间</th>
          <th scope="col">商品</th>
          <th scope="col">下单人</th>
          <th scope="col" className={styles.money}>
            可开金额（元）
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.orderId}
            data-picked={picked.has(row.orderId) || undefined}
            data-blocked={row.blocked || undefined}
          >
            <td className={styles.box}>
              <CheckBox
                label={`选择订单 ${row.orderNo}`}
                tick={picked.has(row.orderId) ? 'all' : 'none'}
                disabled={row.blocked !== ''}
                onChange={(wanted) => onPick([row], wanted)}
              />
            </td>
            <td>
              <Link to={orderPath(row.orderId)}>{row.orderNo}</Link>
              <small>{row.completeTime.slice(5, 10)} 完成</small>
            </td>
            <td className={styles.goods}>
              {row.goods}
              {row.blocked && <small className={styles.why}>{row.blocked}</small>}
              {row.poNo && <small>采购单 {row.poNo}</small>}
            </td>
            <td>{row.buyerName}</td>
            <td className={styles.money}>{plainYuan(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
