import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import type { Deadline } from '../../ground/jobs/deadlines';
import type { PayContext } from '../../money/payments/attempts.service';
import { expireOrder } from './cancelling.service';
import { lockOrder, moveOrder } from './orderMoves.service';
import { orders } from './orders.tables';
import { overdueMove } from './orderTimes.rules';

type Overdue = { orderId: number; tries: number };

const selectOverdue = (tx: Db, now: Date, limit: number): Promise<Overdue[]> =>
  tx
    .select({ orderId: orders.orderId, tries: orders.tries })
    .from(orders)
    .where(and(lt(orders.dueAt, now), or(isNull(orders.nextTryAt), lte(orders.nextTryAt, now))))
    .orderBy(orders.dueAt)
    .limit(limit);

/** The time of an order's state has run out. The state is judged again under the lock. */
async function actOverdue(ctx: PayContext, { orderId }: Overdue): Promise<void> {
  const expires = await ctx.tx.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order.dueAt || order.dueAt > ctx.now) return false;
    const move = overdueMove(order.state);
    if (!move || move === 'expire') return move === 'expire';
    await moveOrder({ ...ctx, tx }, order, move, { by: theSystem });
    return false;
  });
  if (expires) await expireOrder(ctx, orderId);
}

export const orderDeadline: Deadline<PayContext, Overdue> = {
  name: 'order',
  select: selectOverdue,
  act: actOverdue,
  postpone: async (tx, { orderId }, next) => {
    await tx.update(orders).set(next).where(eq(orders.orderId, orderId));
  },
};
