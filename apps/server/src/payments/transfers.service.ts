import { and, eq } from 'drizzle-orm';
import type { Actor } from '../db/actor';
import type { Db } from '../db/client';
import { takeFiles } from '../files/files.service';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import { giveTo } from './applying.service';
import { lockPayables, type MoneyContext, type Payable, type Payables, sumOf } from './payables.service';
import { payeeAccounts, receiptOrders, receipts, vouchers } from './payments.tables';

export async function setPayee(tx: Db, payee: typeof payeeAccounts.$inferInsert): Promise<void> {
  await tx.insert(payeeAccounts).values(payee).onConflictDoUpdate({ target: payeeAccounts.companyId, set: payee });
}

export async function payeeOf(tx: Db, companyId: number) {
  const [row] = await tx.select().from(payeeAccounts).where(eq(payeeAccounts.companyId, companyId));
  return row;
}

type Transferring = AccountContext & { payables: Payables };

export async function chooseTransfer(ctx: Transferring, orderIds: number[]): Promise<number> {
  const locked = await lockPayables(ctx, orderIds);
  for (const { orderId } of locked) await ctx.payables.choose(ctx.tx, orderId, 'transfer');
  return sumOf(locked);
}

export async function keepVoucher(ctx: Transferring, orderIds: number[], fileId: string): Promise<void> {
  await chooseTransfer(ctx, orderIds);
  const [file] = await takeFiles(ctx.tx, ctx.caller.accountId, 'voucher', [fileId], ctx.now);
  if (!file) throw new DomainError('attachmentUnknown');
  const rows = orderIds.map((orderId) => ({ ...file, orderId, createdAt: ctx.now }));
  await ctx.tx.insert(vouchers).values(rows).onConflictDoNothing();
}

/** A number of the bank that brought other money cannot bring this as well. */
async function refuseOtherUse(tx: Db, { bankNo, amount }: Transfer, orderIds: readonly number[]): Promise<void> {
  const paid = await tx
    .select({ orderId: receiptOrders.orderId, amount: receipts.amount })
    .from(receiptOrders)
    .innerJoin(receipts, eq(receipts.receiptId, receiptOrders.receiptId))
    .where(and(eq(receipts.channel, 'transfer'), eq(receipts.transactionId, bankNo)));
  const same = paid.length === orderIds.length && paid.every((part) => orderIds.includes(part.orderId));
  if (!same || paid[0]?.amount !== amount) throw new DomainError('requestReused');
}

/** What came is shared out in the order of their numbers; what is left over lies with the last one, to be sent back. */
function shareOut(payables: readonly Payable[], amount: number): { orderId: number; amount: number }[] {
  let left = amount;
  return payables.map(({ orderId, amount: wanted, refusal }, at) => {
    const isLast = at === payables.length - 1;
    const part = isLast ? left : Math.min(left, refusal ? 0 : wanted);
    left -= part;
    return { orderId, amount: part };
  });
}

/** `amount` is what the bank's statement shows, whatever the orders cost. */
type Transfer = {
  companyId: number;
  orderIds: readonly number[];
  bankNo: string;
  amount: number;
  paidAt: Date;
  by: Actor;
};

/**
 * Money came by bank for these orders: written down as it came, also when it is too little, too much, or for an order
 * that wants none. The bank's number counts once, so a second click changes nothing.
 */
export async function confirmTransfer(ctx: MoneyContext & { payables: Payables }, transfer: Transfer): Promise<void> {
  const { tx, payables } = ctx;
  const { bankNo, amount, paidAt, by } = transfer;
  const wanted = [...new Set(transfer.orderIds)];
  const locked = (await payables.lock(tx, wanted)).filter((each) => each.companyId === transfer.companyId);
  if (locked.length < wanted.length) throw new DomainError('notFound');
  const [receipt] = await tx
    .insert(receipts)
    .values({ channel: 'transfer', transactionId: bankNo, amount, paidAt })
    .onConflictDoNothing()
    .returning({ receiptId: receipts.receiptId });
  if (!receipt) return refuseOtherUse(tx, transfer, wanted);
  for (const part of shareOut(locked, amount)) {
    const money = { amount: part.amount, channel: 'transfer' as const, transactionId: bankNo, paidAt, by };
    await giveTo(ctx, receipt.receiptId, part.orderId, money);
  }
}
