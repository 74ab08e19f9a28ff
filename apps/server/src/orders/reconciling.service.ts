import type { ReconcileState } from '@yigou/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { lockOrders } from './moves.service';
import { orders } from './orders.tables';

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

export const selectOrdersById = (tx: Db, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(orders)
        .where(inArray(orders.orderId, [...orderIds]))
        .orderBy(orders.orderId);
