import type { CreditChange, CreditRow } from '@yigou/contract/books/statements.credit';
import type { consoleCalls } from '@yigou/contract/console';
import { fenToYuan, yuanToFen } from '@yigou/contract/ground/money';
import { formatDate, formatTime } from '@yigou/contract/ground/time';
import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { containing } from '../../ground/db/like';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { changeCredit, selectCreditChanges } from '../../money/ledger/billing.service';
import { creditOf, creditView } from '../../money/ledger/ledger.service';
import { customers } from '../../people/customers/customers.tables';
import { lockBook } from './books.service';
import { lateOn } from './statements.queries';
import { statementBooks, statements } from './statements.tables';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

export async function pageCredit(
  ctx: OperatorContext,
  { pageIndex, pageSize, searchKey }: Input<'Credit/GetPage'>,
): Promise<{ resultData: CreditRow[]; totalCount: number }> {
  const { tx, now, caller } = ctx;
  const word = searchKey.trim();
  const listed = and(
    eq(customers.companyId, caller.companyId),
    eq(customers.state, 'passed'),
    word ? ilike(customers.name, containing(word)) : undefined,
  );
  const late = sql<number>`coalesce((select sum(${statements.due} - ${statements.paid}) from ${statements}
    where ${statements.customerId} = ${customers.customerId} and ${lateOn(formatDate(now))}), 0)::float8`;
  const rows = await tx
    .select({ customerId: customers.customerId, customerName: customers.name, byOrg: statementBooks.byOrg, late })
    .from(customers)
    .leftJoin(statementBooks, eq(statementBooks.customerId, customers.customerId))
    .where(listed)
    .orderBy(desc(late), asc(customers.customerId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const resultData: CreditRow[] = [];
  for (const { customerId, customerName, byOrg, late: overdue } of rows) {
    const credit = creditView(await creditOf(tx, customerId));
    resultData.push({ customerId, customerName, credit, byOrg: byOrg ?? false, overdueAmount: fenToYuan(overdue) });
  }
  return { resultData, totalCount: await tx.$count(customers, listed) };
}

async function refuseForeign({ tx, caller }: OperatorContext, customerId: number): Promise<void> {
  const own = and(eq(customers.customerId, customerId), eq(customers.companyId, caller.companyId));
  if ((await tx.$count(customers, own)) === 0) throw new DomainError('notFound');
}

export async function readCreditHistory(ctx: OperatorContext, customerId: number): Promise<CreditChange[]> {
  await refuseForeign(ctx, customerId);
  return (await selectCreditChanges(ctx.tx, customerId)).map(({ change }) => ({
    time: formatTime(change.at),
    who: change.who,
    fromLimit: fenToYuan(change.fromLimit),
    toLimit: fenToYuan(change.toLimit),
    fromTermDays: change.fromTermDays,
    toTermDays: change.toTermDays,
    byOrg: change.byOrg,
    note: change.note,
  }));
}

/** Below what is used it only keeps new orders away. Terms count from the next statement on. */
export async function saveCredit(ctx: OperatorContext, wanted: Input<'Credit/Save'>): Promise<void> {
  const { customerId, termDays, byOrg, note } = wanted;
  await refuseForeign(ctx, customerId);
  await lockBook(ctx.tx, { customerId, companyId: ctx.caller.companyId });
  const setting = { limit: yuanToFen(wanted.limit), termDays, byOrg, note };
  const change = await changeCredit(ctx.tx, customerId, setting, operatorOf(ctx), ctx.now);
  await ctx.tx.update(statementBooks).set({ byOrg }).where(eq(statementBooks.customerId, customerId));
  const object = { kind: 'credit' as const, id: String(customerId) };
  const { fromLimit, fromTermDays } = change;
  const before = { limit: fenToYuan(fromLimit), termDays: fromTermDays };
  await writeAudit(ctx, {
    what: '调整账期额度',
    object,
    before,
    after: { limit: wanted.limit, termDays, byOrg, note },
  });
}
