import { formatYuan } from '@yigou/contract/ground/money';
import type { BudgetEntry } from '@yigou/contract/money/budgets';
import { type LedgerEntryKind, ledgerEntryLabels } from '@yigou/contract/money/ledger.terms';
import type { OrderBrief } from '@yigou/contract/trade/orders';
import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { briefTime, StateTag, type Tone } from '@yigou/web-kit';
import { Pagination } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { orderPath } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ErrorState, Skeleton } from '../../../../ui/States';
import { useMay } from '../../../people/accounts/shared/useMay';
import { useBudgetEntries, useOrderBriefs, useOrderLines } from '../budgets.api';
import { orderOf } from '../budgets.rules';
import styles from './EntryList.module.css';

const pageSize = 10;

const tones: Partial<Record<LedgerEntryKind, Tone>> = { occupy: 'act', commit: 'good', release: 'done' };
/** What it does to what can still be used. */
const signs: Record<LedgerEntryKind, '+' | '−' | ''> = {
  occupy: '−',
  release: '+',
  bill: '',
  repay: '+',
  commit: '',
  grant: '+',
  raise: '+',
  lower: '−',
  carryIn: '+',
  carryOut: '−',
};

export function EntryList({ budgetId }: { budgetId: number }) {
  const [pageIndex, setPageIndex] = useState(1);
  const { data, isPending, isError, refetch } = useBudgetEntries(budgetId, pageIndex, pageSize);
  const entries = data?.resultData ?? [];
  const orderIds = [...new Set(entries.flatMap((entry) => orderOf(entry.holder) ?? []))];
  const seesOrders = useMay('order/allOrder');
  const briefs = useOrderBriefs(orderIds, seesOrders).data?.resultData ?? [];
  return (
    <section className={styles.entries} aria-label="分录">
      <h3>分录</h3>
      {isPending && <Skeleton height={160} />}
      {isError && <ErrorState text="分录加载失败" onRetry={() => refetch()} />}
      <ul>
        {entries.map((entry) => (
          <EntryRow
            key={entry.entryId}
            entry={entry}
            order={briefs.find((brief) => brief.orderId === orderOf(entry.holder))}
          />
        ))}
      </ul>
      {(data?.totalCount ?? 0) > pageSize && (
        <Pagination
          size="small"
          align="end"
          current={pageIndex}
          pageSize={pageSize}
          total={data?.totalCount ?? 0}
          showSizeChanger={false}
          onChange={setPageIndex}
        />
      )}
      {data && <p className={styles.note}>分录只增不改，余额为全部分录合计。</p>}
    </section>
  );
}

function EntryRow({ entry, order }: { entry: BudgetEntry; order: OrderBrief | undefined }) {
  const [open, setOpen] = useState(false);
  const { kind, amount, left, time, who, note, holder } = entry;
  const sign = signs[kind];
  return (
    <li>
      <StateTag tone={tones[kind] ?? 'run'}>{ledgerEntryLabels[kind]}</StateTag>
      <div className={styles.what}>
        {order ? (
          <Link to={orderPath(order.orderId)}>{order.orderNo}</Link>
        ) : (
          <span>{orderOf(holder) ? '订单' : note}</span>
        )}
        <p>
          {briefTime(time)} {order ? order.buyerName : who}
        </p>
        {order && (
          <p>
            {orderStateLabels[order.state]}
            <Button
              kind="text"
              aria-expanded={open}
              aria-label={`${order.orderNo} 的商品`}
              onClick={() => setOpen(!open)}
            >
              {open ? '收起商品' : '查看商品'}
            </Button>
          </p>
        )}
      </div>
      <div className={styles.amount} data-sign={sign}>
        {sign}
        {formatYuan(amount)}
        <p data-over={left < 0 || undefined}>余 {formatYuan(left)}</p>
      </div>
      {open && order && <OrderGoods orderId={order.orderId} />}
    </li>
  );
}

function OrderGoods({ orderId }: { orderId: number }) {
  const { data, isPending, isError, refetch } = useOrderLines(orderId);
  if (isPending) return <Skeleton height={80} />;
  if (isError) return <ErrorState text="订单加载失败" onRetry={() => refetch()} />;
  const { lines, amounts } = data.resultData;
  return (
    <dl className={styles.goods}>
      {lines.map((line) => (
        <div key={line.orderLineId}>
          <dt title={line.itemName}>
            {line.itemName} ×{line.qty}
          </dt>
          <dd>{formatYuan(line.total)}</dd>
        </div>
      ))}
      {amounts.freight > 0 && (
        <div>
          <dt>运费</dt>
          <dd>{formatYuan(amounts.freight)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Link to={orderPath(orderId)}>查看订单</Link>
        </dt>
        <dd>
          合计 <b>{formatYuan(amounts.payable)}</b>
        </dd>
      </div>
    </dl>
  );
}
