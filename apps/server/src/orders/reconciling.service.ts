import { fenToYuan, formatYuan, type ReconcileState } from '@yigou/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { DomainError } from '../lib/domainError';
import { keptOf, spread } from './amounts.rules';
import { lockOrder, lockOrders } from './moves.service';
import { selectLines } from './orders.queries';
import { holderOf } from './orders.rules';
import { orderLines, orders } from './orders.tables';

/** The axis of 对账, and with it whether what was put on account is paid by now. Nothing else of an order changes. */
export async function noteReconciled(tx: Db, states: ReadonlyMap<number, ReconcileState>): Promise<void> {
  const onAccount = new Set(['onAccount', 'onAccountSettled']);
  for (const { orderId, payState, reconcileState } of await lockOrders(tx, [...states.keys()])) {
    const wanted = states.get(orderId) ?? reconcileState;
    const paid = wanted === 'settled' ? ('onAccountSettled' as const) : ('onAccount' as const);
    await tx
      .update(orders)
      .set({ reconcileState: wanted, ...(onAccount.has(payState) && { payState: paid }) })
      .where(eq(orders.orderId, orderId));
  }
}

type Agreed = { orderId: number; lineNo: number | null; amount: number };

/**
 * Another price was agreed on for what was billed: of one line, or of all of them. What comes back later is what was
 * billed in the end. Answers what the order holds its credit as.
 */
export async function agreePrice(tx: Db, { orderId, lineNo, amount }: Agreed): Promise<string> {
  const order = await lockOrder(tx, orderId);
  const lines = (await selectLines(tx, [orderId])).filter((line) => lineNo === null || line.lineNo === lineNo);
  const parts = spread(
    amount,
    lines.map((line) => keptOf(line).goods),
  );
  for (const [at, line] of lines.entries()) {
    const part = parts[at] ?? 0;
    const { name } = line;
    if (line.invoicedAmount > 0) throw new DomainError('differenceInvoiced', { orderNo: order.orderNo, name });
    const left = keptOf(line).goods;
    if (left + part < 0)
      throw new DomainError('differenceTooMuch', { name, left: formatYuan(fenToYuan(Math.max(0, left))) });
    await tx
      .update(orderLines)
      .set({ adjusted: sql`${orderLines.adjusted} + ${part}` })
      .where(eq(orderLines.orderLineId, line.orderLineId));
  }
  return holderOf(order);
}

export const selectOrdersById = (tx: Db, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(orders)
        .where(inArray(orders.orderId, [...orderIds]))
        .orderBy(orders.orderId);
