import type { BudgetPeriod } from '@yigou/contract/money/budgets.terms';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { categories } from '../../goods/catalog/catalog.tables';
import type { Db } from '../../ground/db/client';
import { orgUnits } from '../../people/org/org.tables';
import { entryEffect, entryLimitEffect } from '../ledger/ledger.rules';
import { ledgerAccounts, ledgerEntries } from '../ledger/ledger.tables';
import { budgets } from './budgets.tables';

/** `reach`, here and below: the units or budgets the caller may see, from org/scope.service.ts. */
type Reach = SQL | undefined;

export const selectUnits = (tx: Db, reach: Reach) =>
  tx
    .select({
      orgId: orgUnits.orgId,
      parentId: orgUnits.parentId,
      code: orgUnits.code,
      name: orgUnits.name,
      position: orgUnits.position,
    })
    .from(orgUnits)
    .where(reach);

const columns = {
  budgetId: budgets.budgetId,
  orgId: budgets.orgId,
  periodKind: budgets.periodKind,
  startsOn: budgets.startsOn,
  categoryId: budgets.categoryId,
  categoryName: sql<string>`coalesce(${categories.name}, '')`,
  unitName: orgUnits.name,
  control: budgets.control,
  warnPercent: budgets.warnPercent,
  carryOver: budgets.carryOver,
  carriedAt: budgets.carriedAt,
  limit: ledgerAccounts.limit,
  used: ledgerAccounts.used,
  committed: ledgerAccounts.committed,
};

const withBalances = (tx: Db) =>
  tx
    .select(columns)
    .from(budgets)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.ledgerAccountId, budgets.budgetId))
    .innerJoin(orgUnits, eq(orgUnits.orgId, budgets.orgId))
    .leftJoin(categories, eq(categories.categoryId, budgets.categoryId));
type BudgetRow = Awaited<ReturnType<typeof withBalances>>[number];

export const selectYear = (tx: Db, reach: Reach, periodKind: BudgetPeriod, starts: string[]) =>
  withBalances(tx)
    .where(and(reach, eq(budgets.periodKind, periodKind), inArray(budgets.startsOn, starts)))
    .orderBy(asc(budgets.budgetId));

export async function findBudget(tx: Db, reach: Reach, budgetId: number): Promise<BudgetRow | undefined> {
  const [row] = await withBalances(tx).where(and(reach, eq(budgets.budgetId, budgetId)));
  return row;
}

/** The entry's effect on what can still be used, summed up to it. */
const left = sql.raw(`sum(${entryLimitEffect} - (${entryEffect})) over (order by entry.entry_id)`);

export function selectEntries(tx: Db, budgetId: number, page: { index: number; size: number }) {
  const entry = tx
    .select({
      entryId: sql<number>`entry.entry_id::int`.as('id'),
      left: sql<number>`(${left})::float8`.as('left_after'),
    })
    .from(sql`ledger_entry entry`)
    .where(sql`entry.ledger_account_id = ${budgetId}`)
    .as('summed');
  return tx
    .select({ entry: ledgerEntries, left: entry.left })
    .from(entry)
    .innerJoin(ledgerEntries, eq(ledgerEntries.entryId, entry.entryId))
    .orderBy(desc(ledgerEntries.entryId))
    .limit(page.size)
    .offset((page.index - 1) * page.size);
}

export const countEntries = (tx: Db, budgetId: number): Promise<number> =>
  tx.$count(ledgerEntries, eq(ledgerEntries.ledgerAccountId, budgetId));

export const selectParts = (tx: Db, budgetId: number) =>
  tx
    .select({ kind: ledgerEntries.kind, amount: sql<number>`sum(${ledgerEntries.amount})::float8` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.ledgerAccountId, budgetId),
        inArray(ledgerEntries.kind, ['grant', 'raise', 'lower', 'carryIn', 'carryOut']),
      ),
    )
    .groupBy(ledgerEntries.kind);
