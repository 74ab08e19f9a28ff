import type { ConsoleStatement, ConsoleStatementRow } from '@yigou/contract/books/statements.console';
import { statementStateLabels } from '@yigou/contract/books/statements.terms';
import type { consoleCalls } from '@yigou/contract/console';
import { plainYuan, yuanToFen } from '@yigou/contract/ground/money';
import { and, asc, desc, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { containing } from '../../ground/db/like';
import { isReference, reference } from '../../ground/db/references';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { ledgerAccounts } from '../../money/ledger/ledger.tables';
import { customers } from '../../people/customers/customers.tables';
import { buildStatements } from './building.service';
import { enterAdjustment } from './statementEntering.service';
import { lockStatement, moveStatement, tellFinance } from './statementMoves.service';
import { ofCompany } from './statementReach.service';
import { findStatement, isLatest, type StatementRow } from './statements.queries';
import { mayMoveStatement, statementSteps } from './statements.rules';
import { differences, statementEntries, statements } from './statements.tables';
import { pageOf, showStatements, statementDetails } from './statementView.service';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

async function withCustomers(
  { tx, now }: OperatorContext,
  rows: readonly StatementRow[],
): Promise<ConsoleStatementRow[]> {
  if (rows.length === 0) return [];
  const { customerId, name } = customers;
  const ids = rows.map((row) => row.customerId);
  const found = await tx.select({ customerId, name }).from(customers).where(inArray(customerId, ids));
  const names = new Map(found.map((customer) => [customer.customerId, customer.name]));
  const shown = await showStatements(tx, rows, now);
  return shown.map((each, at) => {
    const id = rows[at]?.customerId ?? 0;
    return { ...each, customerId: id, customerName: names.get(id) ?? '' };
  });
}

/** What is due first comes first among what waits, so that the overdue stand on top. */
const mostUrgent = [
  asc(sql`case when ${statements.state} in ('settled', 'void') then 1 else 0 end`),
  asc(sql`case when ${statements.state} in ('settled', 'void') then '' else ${statements.dueDate} end`),
  desc(statements.statementId),
];

export async function pageConsoleStatements(ctx: OperatorContext, input: Input<'Statement/GetPage'>) {
  const { tx, now } = ctx;
  const { tab = 'all', period, customerId } = input.reqData ?? {};
  const word = input.searchKey.trim();
  const ofCustomer = tx
    .select({ one: sql`1` })
    .from(customers)
    .where(and(eq(customers.customerId, statements.customerId), ilike(customers.name, containing(word))));
  const listed = and(
    ofCompany(ctx),
    period ? eq(statements.period, period) : undefined,
    customerId ? eq(statements.customerId, customerId) : undefined,
    word ? or(ilike(statements.statementNo, containing(word)), exists(ofCustomer)) : undefined,
  );
  const { pageIndex, pageSize } = input;
  const { rows, ...counted } = await pageOf(tx, listed, { tab, now, order: mostUrgent, pageIndex, pageSize });
  return { resultData: await withCustomers(ctx, rows), ...counted };
}

export async function readConsoleStatement(ctx: OperatorContext, statementId: number): Promise<ConsoleStatement> {
  const row = await findStatement(ctx.tx, statementId, ofCompany(ctx));
  const [shown] = row ? await withCustomers(ctx, [row]) : [];
  if (!row || !shown) throw new DomainError('notFound');
  const answers = ctx.caller.functions.has('statements/manage');
  const steps = answers ? statementSteps(row.state, await isLatest(ctx.tx, row)) : [];
  return { ...shown, ...(await statementDetails(ctx.tx, row)), steps, answers };
}

const auditStatement = (ctx: OperatorContext, { statementNo, state }: StatementRow, what: string, after: unknown) =>
  writeAudit(ctx, { what, object: { kind: 'statement', id: statementNo }, before: { state }, after });

/** A transaction for each customer: one that cannot be billed does not keep the others. */
export async function buildOnDemand(ctx: OperatorContext, { period, customerId }: Input<'Statement/Build'>) {
  const { companyId } = ctx.caller;
  const wanted = await ctx.tx
    .select({ customerId: customers.customerId, companyId: customers.companyId, name: customers.name })
    .from(customers)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.customerId, customers.customerId))
    .where(
      and(
        eq(customers.companyId, companyId),
        eq(ledgerAccounts.kind, 'credit'),
        customerId ? eq(customers.customerId, customerId) : undefined,
      ),
    )
    .orderBy(asc(customers.customerId));
  if (customerId && wanted.length === 0) throw new DomainError('notFound');
  const built: { statementId: number; statementNo: string; customerName: string }[] = [];
  for (const { name, ...whose } of wanted)
    await ctx.tx.transaction(async (tx) => {
      const inner = { ...ctx, tx };
      const made = await buildStatements(inner, whose, period, operatorOf(ctx));
      for (const { statementId, statementNo } of made) built.push({ statementId, statementNo, customerName: name });
      const after = { customerId: whose.customerId, made: made.map((each) => each.statementNo) };
      await writeAudit(inner, { what: '出账', object: { kind: 'statement', id: period }, after });
    });
  return built;
}

/** Only before it is agreed on; the same wish again changes nothing. */
export async function adjust(ctx: OperatorContext, wanted: Input<'Statement/Adjust'>) {
  const { requestId, statementId, reason } = wanted;
  const amount = yuanToFen(wanted.amount);
  const row = await lockStatement(ctx.tx, statementId, ofCompany(ctx));
  const source = reference('statementAdjustment', statementId, requestId);
  const [known] = await ctx.tx.select().from(statementEntries).where(eq(statementEntries.source, source));
  if (known && (known.amount !== amount || known.summary !== reason)) throw new DomainError('requestReused');
  const said = { amount: wanted.amount, reason };
  if (known) return auditStatement(ctx, row, '重复提交调整，未再记', said);
  if (!statementSteps(row.state, true).includes('adjust'))
    throw new DomainError('statementStateRefused', { state: statementStateLabels[row.state], action: '调整' });
  const made = isReference(sql`${statementEntries.source}`, 'statementAdjustment', statementId);
  const no = (await ctx.tx.$count(statementEntries, made)) + 1;
  await enterAdjustment(ctx, row, { source, number: `调整 ${no}`, summary: reason, amount });
  await tellFinance(ctx, row, `平台调整 ${amount > 0 ? '+' : ''}${plainYuan(wanted.amount)} 元`, reason);
  await auditStatement(ctx, row, '调整对账单', said);
}

export async function voidStatement(ctx: OperatorContext, statementId: number, reason: string): Promise<void> {
  const row = await lockStatement(ctx.tx, statementId, ofCompany(ctx));
  if (mayMoveStatement('void', row.state) && !(await isLatest(ctx.tx, row)))
    throw new DomainError('statementNotLatest');
  await moveStatement(ctx, row, 'void', { by: operatorOf(ctx), note: reason });
  await ctx.tx
    .update(differences)
    .set({ state: 'withdrawn', decidedAt: ctx.now })
    .where(and(eq(differences.statementId, statementId), eq(differences.state, 'open')));
  await auditStatement(ctx, row, '作废对账单', { reason });
}
