import { fenToYuan, formatYuan } from '@yigou/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { takeFiles } from '../files/files.service';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import { type Actor, chooseMethod, lockOrders, moveOrder } from '../orders/moves.service';
import type { MoneyContext } from './applying.service';
import { lockPayable } from './attempts.service';
import { payeeAccounts, receiptOrders, receipts, vouchers } from './payments.tables';

export async function setPayee(tx: Db, payee: typeof payeeAccounts.$inferInsert): Promise<void> {
  await tx.insert(payeeAccounts).values(payee).onConflictDoUpdate({ target: payeeAccounts.companyId, set: payee });
}

export async function payeeOf(tx: Db, companyId: number) {
  const [row] = await tx.select().from(payeeAccounts).where(eq(payeeAccounts.companyId, companyId));
  return row;
}

export async function chooseTransfer(ctx: AccountContext, orderIds: number[]): Promise<number> {
  const locked = await lockPayable(ctx, orderIds);
  for (const { orderId } of locked) await chooseMethod(ctx.tx, orderId, 'transfer');
  return locked.reduce((sum, order) => sum + order.payable, 0);
}

export async function keepVoucher(ctx: AccountContext, orderIds: number[], fileId: string): Promise<void> {
  await chooseTransfer(ctx, orderIds);
  const [file] = await takeFiles(ctx.tx, ctx.caller.accountId, 'voucher', [fileId], ctx.now);
  if (!file) throw new DomainError('attachmentUnknown');
  const rows = orderIds.map((orderId) => ({ ...file, orderId, createdAt: ctx.now }));
  await ctx.tx.insert(vouchers).values(rows).onConflictDoNothing();
}

/** A number of the bank that paid other orders cannot pay these as well. */
async function refuseOtherUse(tx: Db, bankNo: string, orderIds: readonly number[]): Promise<void> {
  const paid = await tx
    .select({ orderId: receiptOrders.orderId })
    .from(receiptOrders)
    .innerJoin(receipts, eq(receipts.receiptId, receiptOrders.receiptId))
    .where(and(eq(receipts.channel, 'transfer'), eq(receipts.transactionId, bankNo)));
  const same = paid.length === orderIds.length && paid.every((part) => orderIds.includes(part.orderId));
  if (!same) throw new DomainError('requestReused');
}

/** The bank statement shows the money for these orders. Its number counts once, so a second click changes nothing. */
export async function confirmTransfer(
  ctx: MoneyContext,
  { orderIds, bankNo, by }: { orderIds: readonly number[]; bankNo: string; by: Actor },
): Promise<void> {
  const { tx, now } = ctx;
  const wanted = [...new Set(orderIds)];
  const paid = await lockOrders(tx, wanted);
  if (paid.length < wanted.length) throw new DomainError('notFound');
  const amount = paid.reduce((sum, order) => sum + order.payable, 0);
  const [receipt] = await tx
    .insert(receipts)
    .values({ channel: 'transfer', transactionId: bankNo, amount, paidAt: now })
    .onConflictDoNothing()
    .returning({ receiptId: receipts.receiptId });
  if (!receipt) return refuseOtherUse(tx, bankNo, wanted);
  for (const order of paid) {
    await tx.insert(receiptOrders).values({ ...receipt, orderId: order.orderId, amount: order.payable });
    const note = `对公转账 ${formatYuan(fenToYuan(order.payable))}，银行流水号 ${bankNo}`;
    const set = { payState: 'paid' as const, payMethod: 'transfer' as const, paidAt: now };
    await moveOrder(tx, order, 'pay', { by, now, note, set });
  }
}
