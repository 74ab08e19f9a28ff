import type { BudgetPeriod } from '@yigou/contract/money/budgets.terms';
import { and, eq, inArray } from 'drizzle-orm';
import { type Db, named, takes } from '../../ground/db/client';
import { nothing } from '../../ground/db/row';
import { budgets } from './budgets.tables';

/** One plans at a time for a customer: the second finds what the first has made. */
export const onePlanner = named(
  'lock_budget_plan',
  takes<[customerId: number]>,
  { locked: nothing },
  "select pg_advisory_xact_lock(hashtextextended('budget plan', $1)) as locked",
);

export const selectPlanned = (tx: Db, orgIds: number[], periodKind: BudgetPeriod, starts: string[]) =>
  tx
    .select()
    .from(budgets)
    .where(and(inArray(budgets.orgId, orgIds), eq(budgets.periodKind, periodKind), inArray(budgets.startsOn, starts)))
    .orderBy(budgets.budgetId)
    .for('update');

export const lockBudget = async (tx: Db, budgetId: number) => {
  const [row] = await tx.select().from(budgets).where(eq(budgets.budgetId, budgetId)).for('update');
  return row;
};
