import type { CancelReason } from '@yigou/contract/trade/orders.terms';
import { type Actor, theSystem } from '../../ground/db/actor';
import { type AccountContext, actorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { hasOpenAttempt, type PayContext, settleOpen } from '../../money/payments/attempts.service';
import { lockOrder, lockReachedOrder, moveOrder, type Order } from './orderMoves.service';

type Ending = {
  name: 'cancel' | 'expire';
  by: Actor;
  note: string;
  reason: string;
  /** Judged on the locked row: what was so when it was decided may have changed. */
  stillSo?: (order: Order) => boolean;
};

/** Another tab may open a payment between settling and locking; then it is settled as well. */
const rounds = 3;

/** Query → close → cancel → release, in that order: money that arrived meanwhile wins. */
async function endUnpaid(ctx: PayContext, orderId: number, ending: Ending): Promise<void> {
  const { name, by, note, reason, stillSo = () => true } = ending;
  for (let round = 0; round < rounds; round += 1) {
    await settleOpen(ctx, [orderId]);
    const ended = await ctx.tx.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!stillSo(order)) return true;
      if (await hasOpenAttempt(tx, orderId)) return false;
      await moveOrder({ ...ctx, tx }, order, name, { by, note, set: { cancelReason: reason } });
      return true;
    });
    if (ended) return;
  }
  throw new DomainError('conflict');
}

type Why = { reason: CancelReason; note: string };
const told = ({ reason, note }: Why): string => (note ? `${reason}：${note}` : reason);

export async function cancelOrder(ctx: AccountContext & PayContext, orderId: number, why: Why): Promise<void> {
  await ctx.tx.transaction((tx) => lockReachedOrder({ ...ctx, tx }, orderId));
  await endUnpaid(ctx, orderId, { name: 'cancel', by: actorOf(ctx), note: told(why), reason: told(why) });
}

/** A voucher that came while a gateway was asked has given the order more time: then it is not overruled. */
export const expireOrder = (ctx: PayContext, orderId: number): Promise<void> =>
  endUnpaid(ctx, orderId, {
    name: 'expire',
    by: theSystem,
    note: '',
    reason: '超时未处理',
    stillSo: ({ dueAt }) => dueAt !== null && dueAt <= ctx.now,
  });

export async function applyForCancel(ctx: AccountContext, orderId: number, why: Why): Promise<void> {
  const order = await lockReachedOrder(ctx, orderId);
  await moveOrder(ctx, order, 'applyCancel', { by: actorOf(ctx), note: told(why), set: { cancelReason: told(why) } });
}

export async function withdrawCancel(ctx: AccountContext, orderId: number): Promise<void> {
  const order = await lockReachedOrder(ctx, orderId);
  await moveOrder(ctx, order, 'withdrawCancel', { by: actorOf(ctx), set: { cancelReason: '' } });
}
