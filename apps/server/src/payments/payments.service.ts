import {
  type AttemptView,
  type Cashier,
  fenToYuan,
  formatTime,
  isOnline,
  type Opened,
  type PaymentMethod,
} from '@yigou/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountContext } from '../http/context';
import { creditOf, creditView, occupyCredit } from '../ledger/ledger.service';
import { DomainError } from '../lib/domainError';
import { actorOf, creditRef, moveOrder } from '../orders/moves.service';
import { remitCodeOf } from '../orders/orders.rules';
import { orders } from '../orders/orders.tables';
import { ordersInReach } from '../orders/reach.service';
import { methodChoices } from '../settlement/settlement.service';
import {
  checkPayable,
  coversExactly,
  gatewayBusy,
  lockPayable,
  openAttempt,
  type PayContext,
  refreshAttempt,
  refusePaying,
  settleAttempt,
  settleOpen,
  withGateway,
} from './attempts.service';
import {
  type Attempt,
  findAttempt,
  findAttemptByRequest,
  hasSurplus,
  selectAttemptOrders,
  selectVouchers,
} from './payments.queries';
import { chooseTransfer, payeeOf } from './transfers.service';

/** What the routes add: the gateways, the address of the shop, and in the sandbox the page of a phone. */
export type PayTools = {
  channels: PayContext['channels'];
  shopUrl: string;
  phoneUrl?: ((codeUrl: string) => string) | undefined;
};
type PayingContext = AccountContext & PayContext & { tools: PayTools };

export async function readCashier(ctx: AccountContext, orderIds: number[]): Promise<Cashier> {
  const wanted = [...new Set(orderIds)];
  const found = await ctx.tx
    .select()
    .from(orders)
    .where(and(inArray(orders.orderId, wanted), ordersInReach(ctx.caller)))
    .orderBy(orders.orderId);
  if (found.length < wanted.length) throw new DomainError('notFound');
  for (const order of found) refusePaying(order);
  const payable = found.reduce((sum, order) => sum + order.payable, 0);
  const credit = await creditOf(ctx.tx, ctx.caller.customerId);
  const payee = await payeeOf(ctx.tx, ctx.site.companyId);
  const slips = new Map((await selectVouchers(ctx.tx, wanted)).map((slip) => [slip.fileId, slip]));
  const dueTimes = found.map((order) => order.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER);
  return {
    orders: found.map((order) => ({
      orderId: order.orderId,
      orderNo: order.orderNo,
      payable: fenToYuan(order.payable),
      dueTime: order.dueAt ? formatTime(order.dueAt) : '',
    })),
    payable: fenToYuan(payable),
    dueTime: formatTime(new Date(Math.min(...dueTimes))),
    methods: methodChoices(credit, payable, ctx.caller),
    credit: creditView(credit),
    method: found[0]?.payMethod ?? 'alipay',
    transfer: {
      accountName: payee?.accountName ?? '',
      bankName: payee?.bankName ?? '',
      accountNo: payee?.accountNo ?? '',
      remitCode: found.map((order) => remitCodeOf(order.orderNo)).join(' '),
      vouchers: [...slips.values()].map((slip) => ({
        fileId: slip.fileId,
        fileName: slip.fileName,
        time: formatTime(slip.createdAt),
      })),
    },
  };
}

/** Where a gateway sends the buyer's browser back to: gateways do not carry the part of an address behind a #. */
export const returnPath = '/pay/return';

const opened = (method: PaymentMethod, payable: number, attempt?: Attempt): Opened => ({
  method,
  outTradeNo: attempt?.outTradeNo ?? '',
  payUrl: attempt?.payUrl ?? '',
  expiresTime: attempt ? formatTime(attempt.expiresAt) : '',
  payable: fenToYuan(payable),
});

/** The orders go on at once; the credit is what is paid with. All of them or none. */
async function payOnAccount(ctx: AccountContext, orderIds: number[]): Promise<number> {
  const locked = await lockPayable(ctx, orderIds);
  for (const order of locked) {
    const { customerId, payable: amount, orderId } = order;
    await occupyCredit(ctx.tx, { customerId, amount, ref: creditRef(orderId), now: ctx.now });
    const set = { payState: 'onAccount' as const, payMethod: 'account' as const };
    await moveOrder(ctx.tx, order, 'putOnAccount', { by: actorOf(ctx), now: ctx.now, set });
  }
  return locked.reduce((sum, order) => sum + order.payable, 0);
}

/** The same wish again, after its answer was lost: what was settled then. */
async function settledOnAccount({ tx, caller }: AccountContext, orderIds: number[]): Promise<number | null> {
  const settled = await tx
    .select()
    .from(orders)
    .where(and(inArray(orders.orderId, orderIds), ordersInReach(caller), eq(orders.payState, 'onAccount')));
  const all = settled.length === new Set(orderIds).size;
  return all ? settled.reduce((sum, order) => sum + order.payable, 0) : null;
}

type Paying = { requestId: string; orderIds: number[]; method: PaymentMethod };

/** The same request again gets the same payment; one that never opened has no address to give. */
async function openedBefore(ctx: PayingContext, before: Attempt, { orderIds, method }: Omit<Paying, 'requestId'>) {
  if (before.channel !== method || !(await coversExactly(ctx.tx, before, orderIds)))
    throw new DomainError('requestReused');
  if (before.payUrl === '') throw gatewayBusy(before.channel);
  return opened(method, before.amount, before);
}

export async function startPayment(ctx: PayingContext, { requestId, orderIds, method }: Paying): Promise<Opened> {
  if (isOnline(method)) {
    const before = await findAttemptByRequest(ctx.tx, ctx.caller.accountId, requestId);
    if (before) return openedBefore(ctx, before, { orderIds, method });
    const returnUrl = `${ctx.tools.shopUrl}${returnPath}`;
    const attempt = await withGateway(method, ctx.log, () =>
      openAttempt(ctx, { channel: method, orderIds, requestId, returnUrl }),
    );
    return opened(method, attempt.amount, attempt);
  }
  const before = method === 'account' ? await settledOnAccount(ctx, orderIds) : null;
  if (before !== null) return opened(method, before);
  await checkPayable(ctx, orderIds);
  await settleOpen(ctx, orderIds);
  const pay = method === 'account' ? payOnAccount : chooseTransfer;
  return opened(method, await ctx.tx.transaction((tx) => pay({ ...ctx, tx }, orderIds)));
}

async function ownAttempt(ctx: AccountContext, outTradeNo: string): Promise<Attempt> {
  const attempt = await findAttempt(ctx.tx, outTradeNo);
  if (!attempt || attempt.accountId !== ctx.caller.accountId) throw new DomainError('notFound');
  return attempt;
}

async function view(ctx: PayingContext, outTradeNo: string): Promise<AttemptView> {
  const attempt = await ownAttempt(ctx, outTradeNo);
  const parts = await selectAttemptOrders(ctx.tx, attempt.attemptId);
  const { phoneUrl } = ctx.tools;
  return {
    outTradeNo,
    method: attempt.channel,
    state: attempt.state,
    payUrl: attempt.payUrl,
    payable: fenToYuan(attempt.amount),
    expiresTime: formatTime(attempt.expiresAt),
    paidTime: attempt.paidAt ? formatTime(attempt.paidAt) : '',
    orders: parts.map(({ orderId, orderNo }) => ({ orderId, orderNo })),
    refunding: attempt.state === 'paid' && (await hasSurplus(ctx.tx, attempt.attemptId)),
    phoneUrl: phoneUrl && attempt.channel === 'wechat' && attempt.payUrl ? phoneUrl(attempt.payUrl) : '',
  };
}

/** The page asks every three seconds; the gateway is asked now and then, in case its message was lost. */
const askEveryMs = 8000;

export async function readAttempt(ctx: PayingContext, outTradeNo: string): Promise<AttemptView> {
  const attempt = await ownAttempt(ctx, outTradeNo);
  const waits = attempt.state === 'open' || attempt.state === 'opening';
  if (waits && ctx.now.getTime() - attempt.askedAt.getTime() >= askEveryMs) {
    // The gateway may be away: then the page goes on showing what is known, and asks again.
    await refreshAttempt(ctx, attempt).catch((cause) => ctx.log.warn({ err: cause, outTradeNo }, 'asking the gateway'));
  }
  return view(ctx, outTradeNo);
}

export async function giveUpAttempt(ctx: PayingContext, outTradeNo: string): Promise<AttemptView> {
  const attempt = await ownAttempt(ctx, outTradeNo);
  if (attempt.state === 'open' || attempt.state === 'opening')
    await withGateway(attempt.channel, ctx.log, () => settleAttempt(ctx, attempt));
  return view(ctx, outTradeNo);
}
