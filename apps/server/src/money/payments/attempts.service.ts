import { attemptMinutes, type OnlineMethod, paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { nextNumber } from '../../ground/db/numbers';
import type { AccountContext, Context } from '../../ground/http/context';
import type { Deadline } from '../../ground/jobs/deadlines';
import { addMinutes } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { type Channels, GatewayRefused, GatewayUnavailable } from '../channels/channels.service';
import { lockPayables, type MoneyContext, type Payables, readPayables, sumOf } from './payables.service';
import { applyPaid } from './paymentApplying.service';
import {
  type Attempt,
  claimGatewayQuery,
  lockAttempt,
  selectAttemptOrders,
  selectOpenAttempts,
  selectUnaskedAttempts,
} from './payments.queries';
import { attemptOrders, attempts } from './payments.tables';

/** Works in steps: nothing waits for a gateway while a transaction is open. */
export type PayContext = MoneyContext & { channels: Channels; payables: Payables };

const idsOf = async (tx: Db, attempt: Attempt): Promise<number[]> =>
  (await selectAttemptOrders(tx, attempt.attemptId)).map((part) => part.orderId);

/** Given up: the orders can be paid in another way. Money that still comes on it is dealt with when it comes. */
async function markClosed(ctx: PayContext, attempt: Attempt): Promise<void> {
  await ctx.tx.transaction(async (tx) => {
    const locked = await ctx.payables.lock(tx, await idsOf(tx, attempt));
    const now = await lockAttempt(tx, attempt.attemptId);
    if (!now || !['opening', 'open'].includes(now.state)) return;
    // Another tab has been given its address since we looked: it cannot be given up without asking the gateway.
    if (now.payUrl !== attempt.payUrl) throw new DomainError('conflict');
    await tx.update(attempts).set({ state: 'closed' }).where(eq(attempts.attemptId, attempt.attemptId));
    await tx.update(attemptOrders).set({ isOpen: false }).where(eq(attemptOrders.attemptId, attempt.attemptId));
    for (const { orderId } of locked) await ctx.payables.closed(tx, orderId);
  });
}

/** What the gateway knows of it; money it knows of is applied. */
async function askGateway(ctx: PayContext, { channel, outTradeNo }: Attempt): Promise<'paid' | 'waiting' | 'over'> {
  const trade = await ctx.channels[channel].query(outTradeNo);
  if (trade.state === 'waiting') return 'waiting';
  if (trade.state !== 'paid') return 'over';
  const applied = await ctx.tx.transaction((tx) => applyPaid({ ...ctx, tx }, trade.paid));
  if (applied === 'wrongAmount' || applied === 'unknownTrade') {
    ctx.log.error({ outTradeNo, applied }, 'the gateway says paid, the books do not agree');
    throw new DomainError('conflict');
  }
  return 'paid';
}

/** Query, then close: after this the attempt is either paid and applied, or closed. */
export async function settleAttempt(ctx: PayContext, attempt: Attempt): Promise<void> {
  // Its address was never handed out, so nobody can have paid it: no need to wait for a gateway that may be down.
  if (attempt.payUrl === '') return markClosed(ctx, attempt);
  const before = await askGateway(ctx, attempt);
  if (before === 'paid') return;
  if (before === 'waiting') {
    const closed = await ctx.channels[attempt.channel].close(attempt.outTradeNo);
    if (closed === 'paid' && (await askGateway(ctx, attempt)) === 'paid') return;
  }
  await markClosed(ctx, attempt);
}

/** Some order of it still waits for money. */
const isWanted = async ({ tx, payables }: PayContext, attempt: Attempt): Promise<boolean> =>
  (await payables.read(tx, await idsOf(tx, attempt))).some((payable) => payable.refusal === null);

/** Looks what became of it. An Alipay page that nobody opened is unknown to the gateway and may still be paid. */
export async function refreshAttempt(ctx: PayContext, attempt: Attempt): Promise<void> {
  if (!(await claimGatewayQuery(ctx.tx, attempt, ctx.now))) return;
  const idle = attempt.expiresAt <= ctx.now || attempt.payUrl === '' || !(await isWanted(ctx, attempt));
  if (idle) await settleAttempt(ctx, attempt);
  else await askGateway(ctx, attempt);
}

const minuteMs = 60_000;

async function reserveAttempt(
  ctx: AccountContext & PayContext,
  channel: OnlineMethod,
  orderIds: number[],
  requestId: string,
): Promise<Attempt> {
  const locked = await lockPayables(ctx, orderIds);
  const { tx, now, payables } = ctx;
  const amount = sumOf(locked);
  if (amount === 0) throw new DomainError('paymentAmountZero');
  const ends = [
    now.getTime() + attemptMinutes * minuteMs,
    ...locked.map((order) => order.dueAt?.getTime() ?? Infinity),
  ];
  const [attempt] = await tx
    .insert(attempts)
    .values({
      outTradeNo: await nextNumber(tx, 'P', 'payment_number', now),
      requestId,
      accountId: ctx.caller.accountId,
      channel,
      amount,
      state: 'opening',
      createdAt: now,
      expiresAt: new Date(Math.min(...ends)),
      askedAt: now,
    })
    .returning();
  if (!attempt) throw new Error('attempt was not stored');
  const { attemptId } = attempt;
  await tx
    .insert(attemptOrders)
    .values(locked.map((payable) => ({ attemptId, orderId: payable.orderId, amount: payable.amount, isOpen: true })));
  for (const { orderId } of locked) await payables.opened(ctx, orderId, channel);
  return attempt;
}

/** Another way to pay is chosen, or the order ends: what is open is settled first. */
export async function settleOpen(ctx: PayContext, orderIds: number[]): Promise<void> {
  for (const attempt of await selectOpenAttempts(ctx.tx, orderIds))
    await withGateway(attempt.channel, ctx.log, () => settleAttempt(ctx, attempt));
}

/** Somebody could still pay it at a gateway. */
export const hasOpenAttempt = async (tx: Db, orderId: number): Promise<boolean> =>
  (await selectOpenAttempts(tx, [orderId])).length > 0;

/** It is for these orders and no others. */
export async function coversExactly(tx: Db, attempt: Attempt, orderIds: readonly number[]): Promise<boolean> {
  const covered = await idsOf(tx, attempt);
  return covered.length === new Set(orderIds).size && covered.every((each) => orderIds.includes(each));
}

/** The open attempt for exactly these orders in this channel, when it will live long enough to be used. */
async function reusable(ctx: PayContext, channel: OnlineMethod, orderIds: number[]): Promise<Attempt | undefined> {
  for (const attempt of await selectOpenAttempts(ctx.tx, orderIds)) {
    const fits = attempt.channel === channel && attempt.state === 'open';
    const lives = attempt.expiresAt.getTime() - ctx.now.getTime() > minuteMs;
    if (fits && lives && (await coversExactly(ctx.tx, attempt, orderIds))) return attempt;
  }
  return undefined;
}

export async function openAttempt(
  ctx: AccountContext & PayContext,
  given: { channel: OnlineMethod; orderIds: number[]; requestId: string; returnUrl: string },
): Promise<Attempt> {
  const { channel, requestId, returnUrl } = given;
  const orderIds = [...new Set(given.orderIds)];
  await readPayables(ctx, orderIds);
  const known = await reusable(ctx, channel, orderIds);
  if (known) return known;
  await settleOpen(ctx, orderIds);
  const attempt = await ctx.tx.transaction((tx) => reserveAttempt({ ...ctx, tx }, channel, orderIds, requestId));
  const { outTradeNo, amount, expiresAt } = attempt;
  try {
    const subject = `易购订单（${orderIds.length} 笔）`;
    const { payUrl } = await ctx.channels[channel].open({ outTradeNo, subject, amount, expiresAt, returnUrl });
    const [open] = await ctx.tx
      .update(attempts)
      .set({ payUrl, state: 'open' })
      .where(and(eq(attempts.attemptId, attempt.attemptId), inArray(attempts.state, ['opening'])))
      .returning();
    if (!open) throw new DomainError('conflict');
    return open;
  } catch (cause) {
    await markClosed(ctx, attempt);
    throw cause;
  }
}

export const gatewayBusy = (method: OnlineMethod): DomainError =>
  new DomainError('gatewayBusy', { method: paymentMethodLabels[method] });

/** Faults of a gateway in the words of the house. */
export async function withGateway<T>(method: OnlineMethod, log: Context['log'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof GatewayUnavailable || cause instanceof GatewayRefused)) throw cause;
    log.warn({ err: cause, method }, 'gateway');
    throw gatewayBusy(method);
  }
}

type UnaskedAttempt = Attempt & { tries: number };

/** Payments nobody told us about. Each try moves `askedAt`, so that one whose gateway is away steps back by itself. */
export const attemptDeadline: Deadline<PayContext, UnaskedAttempt> = {
  name: 'attempt',
  select: async (tx, now, limit) =>
    (await selectUnaskedAttempts(tx, addMinutes(now, -1), limit)).map((attempt) => ({ ...attempt, tries: 0 })),
  act: refreshAttempt,
};
