import type { BankLine } from '@yigou/contract/books/statements.bank';
import { type BankTab, bankTabs } from '@yigou/contract/books/statements.terms';
import type { consoleCalls } from '@yigou/contract/console';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { isOpen, leftOn } from '../../money/bank/bank.rules';
import { changeLine, checkPayer, claimOf, lockLine } from '../../money/bank/bank.service';
import { type BankRow, bankLines } from '../../money/bank/bank.tables';
import type { Payables } from '../../money/payments/payables.service';
import { giveLineTo, refuseClosed } from '../../money/payments/transfers.service';
import { customers } from '../../people/customers/customers.tables';
import { lookalikesOf } from './bankLookalikes.service';
import { lockBook } from './books.service';
import { suggestFor } from './matching.service';
import { payStatements } from './paying.service';
import { countLines, listedLines, selectLinePage, selectPaidBy } from './statementBank.queries';

async function showLines({ tx, caller }: OperatorContext, rows: readonly BankRow[]): Promise<BankLine[]> {
  const paid = await selectPaidBy(
    tx,
    rows.map((row) => row.bankLineId),
  );
  const open = rows.filter(isOpen);
  const suggestions = await suggestFor(tx, caller.companyId, open);
  const lookalikes = await lookalikesOf(tx, caller.companyId, open);
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
    pays: paid
      .filter(({ bankLineId }) => bankLineId === row.bankLineId)
      .map(({ number, amount, reason }) => ({ number, amount: fenToYuan(amount), reason })),
    lookalike: lookalikes.get(row) ?? '',
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

type BankContext = OperatorContext & { payables: Payables };

async function lockOpenLine(ctx: BankContext, bankLineId: number, action: string): Promise<BankRow> {
  const line = await lockLine(ctx.tx, ctx.caller.companyId, bankLineId);
  if (!line) throw new DomainError('notFound');
  await refuseClosed(ctx, line, action);
  return line;
}

const trace = (ctx: OperatorContext, { bankNo, state, matched }: BankRow, what: string, after: object) =>
  writeAudit(ctx, { what, object: { kind: 'bankTransfer', id: bankNo }, before: { state, matched }, after });

type ToCustomer = { bankLineId: number; customerId: number; reason?: string };

/** The customer's own, oldest first; what is left over waits on the line for the next one, or to be sent back. */
export async function matchLine(ctx: BankContext, { bankLineId, customerId, reason = '' }: ToCustomer) {
  const { tx } = ctx;
  const { companyId } = ctx.caller;
  const own = and(eq(customers.customerId, customerId), eq(customers.companyId, companyId));
  if ((await tx.$count(customers, own)) === 0) throw new DomainError('notFound');
  await lockBook(tx, { customerId, companyId });
  const line = await lockOpenLine(ctx, bankLineId, '认领');
  await checkPayer(tx, line, [customerId], reason);
  const money = leftOn(line);
  const left = await payStatements(ctx, customerId, { ...line, money, reason, by: operatorOf(ctx) });
  if (left === money) throw new DomainError('bankNothingDue');
  const claimed = await claimOf(tx, line, money - left);
  await trace(ctx, line, '认领到账', { ...claimed, customerId, ...(reason && { reason }) });
  return { matched: fenToYuan(money - left), left: fenToYuan(left) };
}

type ToOrder = { bankLineId: number; orderId: number; reason?: string };

/** Paid by bank before it is shipped: the order takes what it wants, and what is too much goes back as ever. */
export async function matchOrder(ctx: BankContext, { bankLineId, orderId, reason = '' }: ToOrder): Promise<void> {
  const line = await lockOpenLine(ctx, bankLineId, '认领至订单');
  const { companyId } = ctx.caller;
  await giveLineTo(ctx, line, { companyId, orderIds: [orderId], by: operatorOf(ctx), reason });
  await trace(ctx, line, '认领到账给订单', { matched: line.amount, orderId, ...(reason && { reason }) });
}

export async function ignoreLine(ctx: BankContext, bankLineId: number, note: string): Promise<void> {
  const line = await lockOpenLine(ctx, bankLineId, '标记');
  const set = { state: 'ignored', note } as const;
  await changeLine(ctx.tx, line, set);
  await trace(ctx, line, '到账与货款无关', set);
}

/** It went back by bank before it is noted here: only as much as is left, and the line is over with it. */
export async function giveBack(
  ctx: BankContext,
  { bankLineId, backNo, reason }: { bankLineId: number; backNo: string; reason: string },
): Promise<{ returned: number }> {
  const line = await lockOpenLine(ctx, bankLineId, '退回');
  const returned = leftOn(line);
  const set = { state: 'returned', returned, backNo, note: reason } as const;
  await changeLine(ctx.tx, line, set);
  await trace(ctx, line, '退回到账', set);
  return { returned: fenToYuan(returned) };
}
