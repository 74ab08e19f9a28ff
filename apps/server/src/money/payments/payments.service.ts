import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { AttemptView, Cashier, Opened } from '@yigou/contract/money/payments';
import type { MethodChoice } from '@yigou/contract/money/payments.fields';
import { isOnline, type PaymentMethod } from '@yigou/contract/money/payments.terms';
import { retrying } from '../../ground/db/retrying';
import type { AccountContext, Caller } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { Channels } from '../channels/channels.service';
import { type CreditState, creditOf, creditRefusal, creditView } from '../ledger/ledger.service';
import {
  coversExactly,
  gatewayBusy,
  openAttempt,
  type PayContext,
  refreshAttempt,
  settleAttempt,
  settleOpen,
  withGateway,
} from './attempts.service';
import { lockPayables, type Payables, readPayables, sumOf } from './payables.service';
import {
  type Attempt,
  findAttempt,
  findAttemptByRequest,
  hasSurplus,
  selectAttemptOrders,
  selectVouchers,
} from './payments.queries';
import { mayPay, methodChoices, remitCodeOf } from './payments.rules';
import { chooseTransfer, payeeOf } from './transfers.service';

/** The gateways, the address of the shop, and in the sandbox the page of a phone. */
export type GatewayTools = {
  channels: Channels;
  /** Asked when it is needed: the port may be known late. */
  shopUrl: () => string;
  phoneUrl?: ((codeUrl: string) => string) | undefined;
};
/** What the routes add to the context of a call. */
export type PayTools = GatewayTools & { payables: Payables };
type PayingContext = AccountContext & PayContext & { tools: PayTools };

/** The ways to pay an amount, with what keeps one from being used. */
export function methodsFor(
  { caller }: AccountContext,
  facts: { credit: CreditState | null; payee: object | undefined },
  amount: number,
): MethodChoice[] {
  const refusal = refuseOnAccount(caller) ?? creditRefusal(facts.credit, amount);
  return methodChoices({
    refusal: refusal?.message ?? null,
    termDays: facts.credit?.termDays ?? 0,
    hasPayee: facts.payee !== undefined,
  });
}

export const refuseOnAccount = ({ functions }: Caller): DomainError | null =>
  mayPay(functions) ? null : new DomainError('notPermitted');

export async function readCashier(ctx: PayingContext, orderIds: number[]): Promise<Cashier> {
  const found = await readPayables(ctx, orderIds);
  const ids = found.map((payable) => payable.orderId);
  const amount = sumOf(found);
  const credit = await creditOf(ctx.tx, ctx.caller.customerId);
  const payee = await payeeOf(ctx.tx, ctx.site.companyId);
  const slips = new Map((await selectVouchers(ctx.tx, ids)).map((slip) => [slip.fileId, slip]));
  const dueTimes = found.map((payable) => payable.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER);
  return {
    orders: found.map(({ orderId, orderNo, amount: payable, dueAt }) => ({
      orderId,
      orderNo,
      payable: fenToYuan(payable),
      dueTime: dueAt ? formatTime(dueAt) : '',
    })),
    payable: fenToYuan(amount),
    dueTime: formatTime(new Date(Math.min(...dueTimes))),
    methods: methodsFor(ctx, { credit, payee }, amount),
    credit: creditView(credit),
    method: found[0]?.method ?? 'alipay',
    transfer: {
      accountName: payee?.accountName ?? '',
      bankName: payee?.bankName ?? '',
      accountNo: payee?.accountNo ?? '',
      remitCode: found.map(({ orderNo }) => remitCodeOf(orderNo)).join(' '),
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
async function payOnAccount(ctx: PayingContext, orderIds: number[]): Promise<number> {
  const locked = await lockPayables(ctx, orderIds);
  for (const { orderId } of locked) await ctx.payables.putOnAccount(ctx, orderId);
  return sumOf(locked);
}

/** The same wish again, after its answer was lost: what was settled then. */
async function settledOnAccount({ tx, caller, payables }: PayingContext, orderIds: number[]): Promise<number | null> {
  const found = await payables.read(tx, orderIds, caller);
  const settled = found.filter((each) => each.onAccount !== null);
  const all = settled.length === new Set(orderIds).size;
  return all ? settled.reduce((sum, each) => sum + (each.onAccount ?? 0), 0) : null;
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
    const returnUrl = `${ctx.tools.shopUrl()}${returnPath}`;
    const attempt = await withGateway(method, ctx.log, () =>
      openAttempt(ctx, { channel: method, orderIds, requestId, returnUrl }),
    );
    return opened(method, attempt.amount, attempt);
  }
  const before = method === 'account' ? await settledOnAccount(ctx, orderIds) : null;
  if (before !== null) return opened(method, before);
  await readPayables(ctx, orderIds);
  await settleOpen(ctx, orderIds);
  const pay = method === 'account' ? payOnAccount : chooseTransfer;
  return opened(method, await retrying(ctx.tx, (tx) => pay({ ...ctx, tx }, orderIds)));
}

async function ownAttempt(ctx: AccountContext, outTradeNo: string): Promise<Attempt> {
  const attempt = await findAttempt(ctx.tx, outTradeNo);
  if (!attempt || attempt.accountId !== ctx.caller.accountId) throw new DomainError('notFound');
  return attempt;
}

async function view(ctx: PayingContext, outTradeNo: string): Promise<AttemptView> {
  const attempt = await ownAttempt(ctx, outTradeNo);
  const parts = await selectAttemptOrders(ctx.tx, attempt.attemptId);
  const paid = await ctx.payables.read(
    ctx.tx,
    parts.map((part) => part.orderId),
  );
  const { phoneUrl } = ctx.tools;
  return {
    outTradeNo,
    method: attempt.channel,
    state: attempt.state,
    payUrl: attempt.payUrl,
    payable: fenToYuan(attempt.amount),
    expiresTime: formatTime(attempt.expiresAt),
    paidTime: attempt.paidAt ? formatTime(attempt.paidAt) : '',
    orders: paid.map(({ orderId, orderNo }) => ({ orderId, orderNo })),
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
