import { fenToYuan, formatTime, type WaitingThing } from '@yigou/contract';
import { and, asc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { OperatorContext } from '../http/context';
import type { Desk } from '../overview/overview.service';
import { remitCodeOf } from '../payments/payments.rules';
import { type ConsoleFound, isLate, withCustomer } from './console.queries';
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

async function lookAt({ tx, now, caller }: OperatorContext, most: number, look: Look) {
  const waiting = and(eq(orders.companyId, caller.companyId), look.condition);
  const due = orders[look.due];
  const order = [asc(due), asc(orders.orderId)];
  // Who bought them is only asked of those that are shown.
  const first = tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(waiting)
    .orderBy(...order)
    .limit(most);
  const rows = await withCustomer(tx)
    .where(inArray(orders.orderId, first))
    .orderBy(...order);
  return {
    count: await tx.$count(orders, waiting),
    overdue: await tx.$count(orders, and(waiting, lt(due, now))),
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
          [state === 'partlyShipped' ? '还有商品未发' : '尚未发货', urgedAt && `买方 ${formatTime(urgedAt)} 催过`]
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
          `识别码 ${remitCodeOf(orderNo)}${received > 0 ? '，已到一部分' : ''}；到时未付自动取消`,
      }),
  },
];
