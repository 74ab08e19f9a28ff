import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { WaitingThing } from '@yigou/contract/people/overview';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { remitCodeOf } from '../../money/payments/payments.rules';
import type { Desk } from '../../people/overview/overview.service';
import { type ConsoleFound, isLate, withCustomer } from './orderConsole.queries';
import { orders } from './orders.tables';

type Order = typeof orders.$inferSelect;
type Look = {
  condition: SQL | undefined;
  due: 'shipBy' | 'dueAt';
  why: (order: Order) => string;
};

const toThing = ({ order, customerName }: ConsoleFound, { due, why }: Look): WaitingThing => {
  const until = order[due];
  return {
    number: order.orderNo,
    who: customerName,
    why: why(order),
    amount: fenToYuan(order.payable),
    sinceTime: formatTime(order.createdAt),
    dueTime: until ? formatTime(until) : '',
    orderId: order.orderId,
  };
};

type Waiting = { count: number; overdue: number; orderIds: number[] };

/** All that wait are found by their state first: to walk by their due time would pass every order there ever was. */
async function lookAt({ tx, now, caller }: OperatorContext, most: number, look: Look) {
  const waiting = and(eq(orders.companyId, caller.companyId), look.condition);
  const due = orders[look.due];
  const [found] = await rowsOf<Waiting>(
    tx,
    sql`with waiting as materialized (select ${orders.orderId} as order_id, ${due} as due from ${orders} where ${waiting})
      select count(*)::int as count, (count(*) filter (where due < ${now.toISOString()}::timestamptz))::int as overdue,
        array(select order_id::int from waiting order by due, order_id limit ${most}) as "orderIds" from waiting`,
  );
  const rows = await withCustomer(tx)
    .where(inArray(orders.orderId, found?.orderIds ?? []))
    .orderBy(asc(due), asc(orders.orderId));
  return {
    count: found?.count ?? 0,
    overdue: found?.overdue ?? 0,
    things: rows.map((row) => toThing(row, look)),
  };
}

export const orderDesks: readonly Desk[] = [
  {
    kind: 'lateOrder',
    needs: 'orders/ship',
    look: (ctx, most) =>
      lookAt(ctx, most, {
        condition: isLate(ctx.now),
        due: 'shipBy',
        why: ({ state, urgedAt }) =>
          [state === 'partlyShipped' ? '还有商品未发' : '尚未发货', urgedAt && `买方于 ${formatTime(urgedAt)} 催发货`]
            .filter(Boolean)
            .join('，'),
      }),
  },
  {
    kind: 'cancelRequest',
    needs: 'orders/cancel',
    look: (ctx, most) =>
      lookAt(ctx, most, {
        condition: eq(orders.state, 'cancelRequested'),
        due: 'dueAt',
        why: ({ cancelReason }) => `原因：${cancelReason}；到时自动同意`,
      }),
  },
  {
    kind: 'transfer',
    needs: 'payments/transfer',
    look: (ctx, most) =>
      lookAt(ctx, most, {
        condition: and(eq(orders.state, 'pendingPayment'), eq(orders.payMethod, 'transfer')),
        due: 'dueAt',
        why: ({ orderNo, received }) =>
          `识别码 ${remitCodeOf(orderNo)}${received > 0 ? '，已部分到账' : ''}；到时未付自动取消`,
      }),
  },
];
