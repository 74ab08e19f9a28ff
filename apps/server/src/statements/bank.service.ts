import {
  type BankLine,
  type BankTab,
  bankLineStateLabels,
  bankTabs,
  type consoleCalls,
  fenToYuan,
  formatTime,
} from '@yigou/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../auditLog/auditLog.service';
import { customers } from '../customers/customers.tables';
import { type OperatorContext, operatorOf } from '../http/context';
import { DomainError } from '../lib/domainError';
import { orders } from '../orders/orders.tables';
import type { Payables } from '../payments/payables.service';
import { confirmTransfer } from '../payments/transfers.service';
import { type BankRow, countLines, listedLines, lockLine, selectLinePage, selectPaidBy } from './bank.queries';
import { lockBook } from './books.service';
import { suggestFor } from './matching.service';
import { payStatements } from './paying.service';
import { bankLines } from './statements.tables';

/** What of it is nobody's yet. */
const leftOn = ({ amount, matched, returned }: BankRow): number => amount - matched - returned;

const isOpen = ({ state }: BankRow): boolean => state === 'waiting' || state === 'part';

async function showLines({ tx, caller }: OperatorContext, rows: readonly BankRow[]): Promise<BankLine[]> {
  const paid = await selectPaidBy(
    tx,
    rows.map((row) => row.bankLineId),
  );
  const orderIds = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const bought = orderIds.length ? await tx.select().from(orders).where(inArray(orders.orderId, orderIds)) : [];
  const suggestions = await suggestFor(tx, caller.companyId, rows.filter(isOpen));
  return rows.map((row) => ({
    bankLineId: row.bankLineId,
    bankNo: row.bankNo,
    paidTime: formatTime(row.paidAt),
    amount: fenToYuan(row.amount),
    left: fenToYuan(leftOn(row)),
    returned: fenToYuan(row.returned),
    payer: row.payer,
    payerAccount: row.payerAccount,
    memo: row.memo,
    state: row.state,
    fileName: row.fileName,
    note: row.note,
    pays: [
      ...paid
        .filter(({ payment }) => payment.bankLineId === row.bankLineId)
        .map(({ payment, number }) => ({ number, amount: fenToYuan(payment.amount) })),
      ...bought
        .filter(({ orderId }) => orderId === row.orderId)
        .map(({ orderNo }) => ({ number: orderNo, amount: fenToYuan(row.matched) })),
    ],
    suggestion: suggestions.get(row.bankLineId) ?? null,
  }));
}

type PageInput = z.output<(typeof consoleCalls)['Bank/GetPage']['input']>;

export async function pageLines(ctx: OperatorContext, { pageIndex, pageSize, searchKey, reqData }: PageInput) {
  const { tab = 'todo' } = reqData ?? {};
  const listed = listedLines(ctx.caller.companyId, searchKey.trim());
  const counts = await countLines(ctx.tx, listed);
  const tabCounts = Object.fromEntries(
    Object.entries(bankTabs).map(([name, { states }]) => [
      name,
      states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    ]),
  ) as Record<BankTab, number>;
  const where = and(listed, inArray(bankLines.state, [...bankTabs[tab].states]));
  const rows = await selectLinePage(ctx.tx, where, pageSize, (pageIndex - 1) * pageSize);
  return { resultData: await showLines(ctx, rows), totalCount: tabCounts[tab], tabCounts };
}

async function lockOpenLine(ctx: OperatorContext, bankLineId: number, action: string): Promise<BankRow> {
  const line = await lockLine(ctx.tx, ctx.caller.companyId, bankLineId);
  if (!line) throw new DomainError('notFound');
  if (!isOpen(line)) throw new DomainError('bankLineOver', { state: bankLineStateLabels[line.state], action });
  return line;
}

type Change = Partial<Pick<BankRow, 'state' | 'matched' | 'returned' | 'backNo' | 'orderId' | 'note'>>;

async function changeLine(ctx: OperatorContext, line: BankRow, what: string, set: Change): Promise<void> {
  await ctx.tx.update(bankLines).set(set).where(eq(bankLines.bankLineId, line.bankLineId));
  const { state, matched } = line;
  const object = { kind: 'bankTransfer' as const, id: line.bankNo };
  await writeAudit(ctx, { what, object, before: { state, matched }, after: set });
}

/** The customer's own, oldest first; what is left over waits on the line for the next one, or to be sent back. */
export async function matchLine(ctx: OperatorContext, bankLineId: number, customerId: number) {
  const { tx } = ctx;
  const { companyId } = ctx.caller;
  const own = and(eq(customers.customerId, customerId), eq(customers.companyId, companyId));
  if ((await tx.$count(customers, own)) === 0) throw new DomainError('notFound');
  await lockBook(tx, { customerId, companyId });
  const line = await lockOpenLine(ctx, bankLineId, '认领');
  const money = leftOn(line);
  const left = await payStatements(ctx, customerId, { ...line, money, by: operatorOf(ctx) });
  if (left === money) throw new DomainError('bankNothingDue');
  const matched = line.amount - left;
  await changeLine(ctx, line, '认领到账', { matched, state: left === 0 ? 'matched' : 'part' });
  return { matched: fenToYuan(money - left), left: fenToYuan(left) };
}

/** Paid by bank before it is shipped: the order takes what it wants, and what is too much goes back as ever. */
export async function matchOrder(ctx: OperatorContext & { payables: Payables }, bankLineId: number, orderId: number) {
  const line = await lockOpenLine(ctx, bankLineId, '认领');
  if (line.matched > 0) throw new DomainError('bankLineOver', { state: bankLineStateLabels.part, action: '记给订单' });
  const { bankNo, amount, paidAt } = line;
  const { companyId } = ctx.caller;
  await confirmTransfer(ctx, { companyId, orderIds: [orderId], bankNo, amount, paidAt, by: operatorOf(ctx) });
  await changeLine(ctx, line, '认领到账给订单', { matched: amount, state: 'matched', orderId });
}

export async function ignoreLine(ctx: OperatorContext, bankLineId: number, note: string): Promise<void> {
  const line = await lockOpenLine(ctx, bankLineId, '标记');
  await changeLine(ctx, line, '到账与货款无关', { state: 'ignored', note });
}

/** It went back by bank before it is noted here: only as much as is left, and the line is over with it. */
export async function giveBack(
  ctx: OperatorContext,
  { bankLineId, backNo, reason }: { bankLineId: number; backNo: string; reason: string },
): Promise<{ returned: number }> {
  const line = await lockOpenLine(ctx, bankLineId, '退回');
  const returned = leftOn(line);
  await changeLine(ctx, line, '退回到账', { state: 'returned', returned, backNo, note: reason });
  return { returned: fenToYuan(returned) };
}
