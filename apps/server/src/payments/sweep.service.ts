import { lockOrder, moveOrder, theSystem } from '../orders/moves.service';
import { overdueMove } from '../orders/orders.rules';
import { type PayContext, refreshAttempt } from './attempts.service';
import { acceptCancel, expireOrder } from './cancelling.service';
import { selectOverdueOrders, selectPendingRefunds, selectUnaskedAttempts } from './payments.queries';
import { runRefund } from './refunds.service';

const minuteMs = 60_000;
const atOnce = 200;

/** One that fails is looked at again next time and does not keep the others waiting. */
async function each<T>(ctx: PayContext, what: string, rows: readonly T[], work: (row: T) => Promise<void>) {
  for (const row of rows)
    await work(row).catch((cause) => ctx.log.warn({ err: cause, row }, `sweep: ${what} comes again`));
}

/** The time of an order's state has run out. The state is judged again under the lock. */
async function actOverdue(ctx: PayContext, orderId: number): Promise<void> {
  const expires = await ctx.tx.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order.dueAt || order.dueAt > ctx.now) return false;
    const move = overdueMove(order.state);
    if (move === 'acceptCancel') await acceptCancel({ ...ctx, tx }, order, theSystem);
    if (move === 'receiveByTime') await moveOrder(tx, order, move, { by: theSystem, now: ctx.now });
    return move === 'expire';
  });
  if (expires) await expireOrder(ctx, orderId);
}

/**
 * Every minute, on whichever server the queue gives it to: payments nobody told us about, orders whose time has run
 * out, refunds that are not over. All that it looks at is in the database, so a restart forgets nothing.
 */
export async function sweep(ctx: PayContext): Promise<void> {
  const before = new Date(ctx.now.getTime() - minuteMs);
  const attempts = await selectUnaskedAttempts(ctx.tx, before, atOnce);
  await each(ctx, 'attempt', attempts, (attempt) => refreshAttempt(ctx, attempt));
  const overdue = await selectOverdueOrders(ctx.tx, ctx.now, atOnce);
  await each(ctx, 'order', overdue, ({ orderId }) => actOverdue(ctx, orderId));
  const refunds = await selectPendingRefunds(ctx.tx, before, atOnce);
  await each(ctx, 'refund', refunds, ({ refundNo }) => runRefund(ctx, refundNo));
}
