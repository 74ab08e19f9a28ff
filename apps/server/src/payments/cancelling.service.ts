import type { CancelReason } from '@yigou/contract';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import {
  type Actor,
  actorOf,
  giveBack,
  lockOrder,
  lockOwnOrder,
  moveOrder,
  type Order,
  setPayState,
  theSystem,
} from '../orders/moves.service';
import type { MoneyContext } from './applying.service';
import { type PayContext, settleOpen } from './attempts.service';
import { selectMoneyOf, selectOpenAttempts } from './payments.queries';
import { requestRefund } from './refunds.service';

type Ending = { name: 'cancel' | 'expire'; by: Actor; note: string; reason: string };

/** Another tab may open a payment between settling and locking; then it is settled as well. */
const rounds = 3;

/** Query → close → cancel → release, in that order: money that arrived meanwhile wins. */
async function endUnpaid(ctx: PayContext, orderId: number, { name, by, note, reason }: Ending): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await settleOpen(ctx, [orderId]);
    const ended = await ctx.tx.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if ((await selectOpenAttempts(tx, [orderId])).length > 0) return false;
      await moveOrder(tx, order, name, { by, now: ctx.now, note, set: { cancelReason: reason } });
      await giveBack(tx, order, ctx.now);
      return true;
    });
    if (ended) return;
  }
  throw new DomainError('conflict');
}

type Why = { reason: CancelReason; note: string };
const told = ({ reason, note }: Why): string => (note ? `${reason}：${note}` : reason);

export async function cancelOrder(ctx: AccountContext & PayContext, orderId: number, why: Why): Promise<void> {
  await ctx.tx.transaction((tx) => lockOwnOrder({ ...ctx, tx }, orderId));
  await endUnpaid(ctx, orderId, { name: 'cancel', by: actorOf(ctx), note: told(why), reason: told(why) });
}

export const expireOrder = (ctx: PayContext, orderId: number): Promise<void> =>
  endUnpaid(ctx, orderId, { name: 'expire', by: theSystem, note: '', reason: '超时未处理' });

export async function applyForCancel(ctx: AccountContext, orderId: number, why: Why): Promise<void> {
  const order = await lockOwnOrder(ctx, orderId);
  const set = { cancelReason: told(why) };
  await moveOrder(ctx.tx, order, 'applyCancel', { by: actorOf(ctx), now: ctx.now, note: told(why), set });
}

export async function withdrawCancel(ctx: AccountContext, orderId: number): Promise<void> {
  const order = await lockOwnOrder(ctx, orderId);
  const set = { cancelReason: '' };
  await moveOrder(ctx.tx, order, 'withdrawCancel', { by: actorOf(ctx), now: ctx.now, set });
}

/** Goods and credit are free again, and every payment goes back the way it came. `tx` is a transaction. */
export async function acceptCancel(ctx: MoneyContext, order: Order, by: Actor): Promise<void> {
  const { tx, now } = ctx;
  await moveOrder(tx, order, 'acceptCancel', { by, now });
  await giveBack(tx, order, now);
  if (order.payState === 'onAccount') await setPayState(tx, order.orderId, 'refunded');
  for (const { receiptId, amount } of await selectMoneyOf(tx, order.orderId))
    await requestRefund(ctx, { receiptId, orderId: order.orderId, kind: 'cancel', amount, reason: '订单取消' });
}
