import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import type { ReconcileState } from '@yigou/contract/trade/orders.terms';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { keptOf, spread } from './amounts.rules';
import { noteChange } from './changes.service';
import type { LifeContext } from './orderEffects.service';
import { lockOrder, lockOrders } from './orderMoves.service';
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
 * billed in the end. Answers what the order holds its funds as, and of which goods the price changed by how much.
 */
export async function agreePrice(ctx: Pick<LifeContext, 'tx' | 'now'>, { orderId, lineNo, amount }: Agreed) {
  const { tx } = ctx;
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
  await noteChange(ctx, orderId);
  const changed = lines.map(({ skuId }, at) => ({ skuId, amount: parts[at] ?? 0 }));
  return { holder: holderOf(order), lines: changed };
}

export const selectOrdersById = (tx: Db, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(orders)
        .where(inArray(orders.orderId, [...orderIds]))
        .orderBy(orders.orderId);
