import type { OnlineMethod, PaymentMethod } from '@yigou/contract/money/payments.terms';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import type { AccountContext, Caller, Context } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';

/** What writing about money needs; `tx` is a transaction. */
export type MoneyContext = Pick<Context, 'tx' | 'now' | 'jobs' | 'log'>;

type Choosing = Pick<MoneyContext, 'tx' | 'now'>;

/** An order, as far as payments know it. */
export type Payable = {
  orderId: number;
  orderNo: string;
  companyId: number;
  customerId: number;
  /** What is still to be paid, in 分. */
  amount: number;
  /** Settled on account, with this. */
  onAccount: number | null;
  dueAt: Date | null;
  method: PaymentMethod;
  /** Why it cannot be paid; null: it waits for its money. */
  refusal: DomainError | null;
};

export type Money = {
  amount: number;
  channel: PaymentMethod;
  transactionId: string;
  paidAt: Date;
  by: Actor;
};

export type Taken = { taken: number; whyNotMore: string };

/** A refund that is over: `refunded` is what the order has got back of what it had taken. */
export type RefundOver = { refundNo: string; amount: number; succeeded: boolean; isSurplus: boolean; refunded: number };

/**
 * What payments ask of the room that owns the orders, which knows them; they do not know it. app.ts and workers.ts hand in
 * the one that orders and returns have made.
 */
export type Payables = {
  /** Of them, those the caller reaches; all, where nobody calls. */
  read: (tx: Db, orderIds: number[], caller?: Caller) => Promise<Payable[]>;
  /** In ascending order, before any attempt or receipt is. */
  lock: (tx: Db, orderIds: number[], caller?: Caller) => Promise<Payable[]>;
  choose: (ctx: Choosing, orderId: number, method: PaymentMethod) => Promise<void>;
  opened: (ctx: Choosing, orderId: number, method: OnlineMethod) => Promise<void>;
  closed: (tx: Db, orderId: number) => Promise<void>;
  /** The order takes what it can use of the money. */
  take: (ctx: MoneyContext, orderId: number, money: Money) => Promise<Taken>;
  putOnAccount: (ctx: AccountContext, orderId: number) => Promise<void>;
  refundOver: (ctx: MoneyContext, orderId: number, over: RefundOver) => Promise<void>;
};

export const sumOf = (payables: readonly Payable[]): number => payables.reduce((sum, each) => sum + each.amount, 0);

/** All of them wait for money; one out of reach is like one that does not exist. */
function judge(orderIds: number[], found: Payable[]): Payable[] {
  if (found.length < new Set(orderIds).size) throw new DomainError('notFound');
  for (const { refusal } of found) if (refusal) throw refusal;
  return found;
}

type AccountPaying = AccountContext & { payables: Payables };

export const readPayables = async (ctx: AccountPaying, orderIds: number[]): Promise<Payable[]> =>
  judge(orderIds, await ctx.payables.read(ctx.tx, orderIds, ctx.caller));

export const lockPayables = async (ctx: AccountPaying, orderIds: number[]): Promise<Payable[]> =>
  judge(orderIds, await ctx.payables.lock(ctx.tx, orderIds, ctx.caller));
