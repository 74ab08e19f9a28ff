import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Actor, theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { nextNumber } from '../../ground/db/numbers';
import type { Deadline } from '../../ground/jobs/deadlines';
import { DomainError } from '../../ground/lib/domainError';
import { creditOf } from '../../money/ledger/ledger.service';
import { ledgerAccounts } from '../../money/ledger/ledger.tables';
import { customers } from '../../people/customers/customers.tables';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { type Book, lockBook } from './books.service';
import { collect } from './collecting.service';
import { beginStatement } from './statementMoves.service';
import {
  type BilledParty,
  billedIn,
  findStatement,
  hasStatement,
  rootUnitOf,
  type StatementRow,
  selectLater,
  selectWaitingUnits,
  sumsByKind,
  waitingIn,
} from './statements.queries';
import { dueDateOf, lastPeriod, periodBounds, statementMoves } from './statements.rules';
import { statementBooks, statementEntries, statements } from './statements.tables';

/**
 * Sums are the fold of the entries, counted again whenever one comes in; so are those of later statements, which begin
 * with them. The book must be locked.
 */
export async function updateTotals(tx: Db, statementId: number): Promise<StatementRow> {
  const row = await findStatement(tx, statementId);
  if (!row) throw new DomainError('notFound');
  const sums = await sumsByKind(tx, statementId);
  const all = Object.values(sums).reduce((sum, each) => sum + each, 0);
  const [summed] = await tx
    .update(statements)
    .set({ closing: row.opening + all, due: all - sums.payment })
    .where(eq(statements.statementId, statementId))
    .returning();
  if (!summed) throw new Error('the statement was not stored');
  for (const later of await selectLater(tx, row)) {
    const opening = await billedIn(tx, later, later.statementId);
    const closing = later.closing - later.opening + opening;
    await tx.update(statements).set({ opening, closing }).where(eq(statements.statementId, later.statementId));
  }
  return summed;
}

/** Nothing where there is nothing to tell, or where it was told already. */
async function buildLane(ctx: LifeContext, book: Book, lane: BilledParty, period: string, by: Actor) {
  const { tx, now } = ctx;
  const { startsAt, endsAt } = periodBounds(period);
  const waiting = waitingIn(lane, endsAt);
  if ((await tx.$count(statementEntries, waiting)) === 0 || (await hasStatement(tx, lane, period))) return null;
  const credit = await creditOf(tx, book.customerId);
  const termDays = credit?.termDays ?? 30;
  const opening = await billedIn(tx, lane);
  const [made] = await tx
    .insert(statements)
    .values({
      ...lane,
      statementNo: await nextNumber(tx, 'D', 'statement_number', now),
      companyId: book.companyId,
      period,
      startsAt,
      endsAt,
      state: statementMoves.build.to,
      opening,
      closing: opening,
      due: 0,
      termDays,
      dueDate: dueDateOf(endsAt, termDays),
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('the statement was not stored');
  const { statementId } = made;
  await tx.update(statementEntries).set({ statementId }).where(waiting);
  const summed = await updateTotals(tx, statementId);
  await beginStatement(ctx, summed, by);
  return summed;
}

type Whose = Pick<Book, 'customerId' | 'companyId'>;

/**
 * A month of one customer. However often, and on however many servers at once: each entry comes to stand in one
 * statement, and what came too late for the last one stands in this.
 */
export async function buildStatements(
  ctx: LifeContext,
  whose: Whose,
  period: string,
  by: Actor,
): Promise<StatementRow[]> {
  const { tx, now } = ctx;
  const { endsAt } = periodBounds(period);
  if (endsAt > now) throw new DomainError('statementPeriodOpen', { period });
  const book = await lockBook(tx, whose);
  await collect(tx, book, now);
  const { customerId, byOrg, builtPeriod } = book;
  const units = byOrg ? await selectWaitingUnits(tx, customerId, endsAt) : [await rootUnitOf(tx, customerId)];
  const made: StatementRow[] = [];
  for (const orgId of units) {
    const one = await buildLane(ctx, book, { customerId, orgId, byOrg }, period, by);
    if (one) made.push(one);
  }
  const set = { builtPeriod: period > builtPeriod ? period : builtPeriod, tries: 0, nextTryAt: null };
  await tx.update(statementBooks).set(set).where(eq(statementBooks.customerId, customerId));
  return made;
}

type Due = Whose & { tries: number };

/** Who buys on account and has not been looked at since the month ended. */
export const buildDeadline: Deadline<LifeContext, Due> = {
  name: 'statement',
  select: (tx, now, limit) =>
    tx
      .select({
        customerId: customers.customerId,
        companyId: customers.companyId,
        tries: sql<number>`coalesce(${statementBooks.tries}, 0)::int`,
      })
      .from(ledgerAccounts)
      .innerJoin(customers, eq(customers.customerId, ledgerAccounts.customerId))
      .leftJoin(statementBooks, eq(statementBooks.customerId, customers.customerId))
      .where(
        and(
          eq(ledgerAccounts.kind, 'credit'),
          or(isNull(statementBooks.builtPeriod), lt(statementBooks.builtPeriod, lastPeriod(now))),
          or(isNull(statementBooks.nextTryAt), lte(statementBooks.nextTryAt, now)),
        ),
      )
      .orderBy(asc(customers.customerId))
      .limit(limit),
  act: async (ctx, due) => {
    const period = lastPeriod(ctx.now);
    await ctx.tx.transaction((tx) => buildStatements({ ...ctx, tx }, due, period, theSystem));
  },
  postpone: async (tx, { customerId, companyId }, later) => {
    const values = { customerId, companyId, ...later };
    await tx
      .insert(statementBooks)
      .values(values)
      .onConflictDoUpdate({ target: statementBooks.customerId, set: later });
  },
};
