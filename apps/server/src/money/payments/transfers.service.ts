import { bankLineStateLabels } from '@yigou/contract/books/statements.terms';
import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { takeFiles } from '../../ground/files/files.service';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { isOpen, plainBankNo } from '../bank/bank.rules';
import { checkPayer, claimOf, receiveLine } from '../bank/bank.service';
import type { BankRow } from '../bank/bank.tables';
import { lockPayables, type MoneyContext, type Payable, type Payables, sumOf } from './payables.service';
import { applyToOrder } from './paymentApplying.service';
import { selectPaidByLine } from './payments.queries';
import { payeeAccounts, receipts, vouchers } from './payments.tables';

const yuanText = (fen: number): string => formatYuan(fenToYuan(fen));

export async function setPayee(tx: Db, payee: typeof payeeAccounts.$inferInsert): Promise<void> {
  await tx.insert(payeeAccounts).values(payee).onConflictDoUpdate({ target: payeeAccounts.companyId, set: payee });
}

export async function payeeOf(tx: Db, companyId: number) {
  const { accountName, bankName, accountNo } = payeeAccounts;
  const [row] = await tx
    .select({ accountName, bankName, accountNo })
    .from(payeeAccounts)
    .where(eq(payeeAccounts.companyId, companyId));
  return row;
}

type Transferring = AccountContext & { payables: Payables };

export async function chooseTransfer(ctx: Transferring, orderIds: number[]): Promise<number> {
  const locked = await lockPayables(ctx, orderIds);
  for (const { orderId } of locked) await ctx.payables.choose(ctx, orderId, 'transfer');
  return sumOf(locked);
}

export async function keepVoucher(ctx: Transferring, orderIds: number[], fileId: string): Promise<void> {
  await chooseTransfer(ctx, orderIds);
  const [file] = await takeFiles(ctx.tx, ctx.caller.accountId, 'voucher', [fileId], ctx.now);
  if (!file) throw new DomainError('attachmentUnknown');
  const rows = orderIds.map((orderId) => ({ ...file, orderId, createdAt: ctx.now }));
  await ctx.tx.insert(vouchers).values(rows).onConflictDoNothing();
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

type Receiving = MoneyContext & { payables: Payables };

/** Whose the money of a line is, in words; empty: nobody's yet. */
async function ownerOf({ tx, payables }: Pick<Receiving, 'tx' | 'payables'>, line: BankRow): Promise<string> {
  if (line.state === 'waiting') return '';
  const paid = await selectPaidByLine(tx, line.bankLineId);
  if (paid.length === 0) return line.matched > 0 ? '对账单' : '';
  const orders = await payables.read(
    tx,
    paid.map((part) => part.orderId),
  );
  return `订单 ${orders.map(({ orderNo }) => orderNo).join('、')}`;
}

/** Nothing more can be done with it: it says whose it is, or what became of it. */
export async function refuseClosed(ctx: Pick<Receiving, 'tx' | 'payables'>, line: BankRow, action: string) {
  if (isOpen(line)) return;
  const owner = await ownerOf(ctx, line);
  if (owner) throw new DomainError('bankMoneyClaimed', { bankNo: line.bankNo, owner, action });
  throw new DomainError('bankLineOver', { state: bankLineStateLabels[line.state], action });
}

type Giving = { companyId: number; orderIds: readonly number[]; by: Actor; reason?: string };

/**
 * All of a line that is nobody's yet goes to these orders, also when it is too little, too much, or for an order that
 * wants none. The line must be locked.
 */
export async function giveLineTo(ctx: Receiving, line: BankRow, { companyId, by, ...given }: Giving): Promise<void> {
  const { tx, payables } = ctx;
  const { bankLineId, bankNo, amount, paidAt } = line;
  const { reason = '' } = given;
  await refuseClosed(ctx, line, '认领至订单');
  if (line.matched > 0) throw new DomainError('bankMoneyClaimed', { bankNo, owner: '对账单', action: '认领至订单' });
  const wanted = [...new Set(given.orderIds)];
  const locked = (await payables.lock(tx, wanted)).filter((each) => each.companyId === companyId);
  if (locked.length < wanted.length) throw new DomainError('notFound');
  await checkPayer(
    tx,
    line,
    locked.map((each) => each.customerId),
    reason,
  );
  await claimOf(tx, line, amount);
  const [receipt] = await tx
    .insert(receipts)
    .values({ channel: 'transfer', transactionId: bankNo, bankLineId, amount, reason, paidAt })
    .returning({ receiptId: receipts.receiptId });
  if (!receipt) throw new Error('the receipt was not stored');
  for (const part of shareOut(locked, amount)) {
    const money = { amount: part.amount, channel: 'transfer' as const, transactionId: bankNo, paidAt, by };
    await applyToOrder(ctx, receipt.receiptId, part.orderId, money);
  }
}

/** `amount` is what the bank's statement shows, whatever the orders cost. */
type Transfer = Giving & { bankNo: string; amount: number; paidAt: Date };

/**
 * A person says that money came by bank for these orders. It is the same money that a file of the bank tells of: the
 * number counts once, so a second click changes nothing, and what is somebody else's already is refused.
 */
export async function confirmTransfer(ctx: Receiving, transfer: Transfer): Promise<void> {
  const { companyId, amount, paidAt, orderIds } = transfer;
  const bankNo = plainBankNo(transfer.bankNo);
  const untold = { payer: '', payerAccount: '', memo: '', fileName: '' };
  const line = await receiveLine(ctx.tx, { companyId, bankNo, amount, paidAt, ...untold, createdAt: ctx.now });
  if (line.amount !== amount)
    throw new DomainError('bankAmountDiffers', { bankNo, came: yuanText(line.amount), given: yuanText(amount) });
  const paid = await selectPaidByLine(ctx.tx, line.bankLineId);
  const again = paid.length === new Set(orderIds).size && paid.every((part) => orderIds.includes(part.orderId));
  if (!again) await giveLineTo(ctx, line, transfer);
}
