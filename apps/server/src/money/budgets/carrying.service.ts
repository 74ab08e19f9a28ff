import { formatDate } from '@yigou/contract/ground/time';
import { periodName } from '@yigou/contract/money/budgets.terms';
import { and, eq, exists, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { reference } from '../../ground/db/references';
import type { Deadline } from '../../ground/jobs/deadlines';
import { changeLimits, lockBalances } from '../ledger/creditLimits.service';
import { lockBudget } from './budgetPlanning.queries';
import { budgets } from './budgets.tables';

type Ended = { budgetId: number; tries: number };
type Runner = { tx: Db; now: Date };

const next = alias(budgets, 'next');
const last = alias(budgets, 'last');

/** The same budget one period later, or earlier. */
const sameKind = (other: typeof next | typeof last) =>
  and(
    eq(other.orgId, budgets.orgId),
    eq(other.periodKind, budgets.periodKind),
    sql`${other.categoryId} is not distinct from ${budgets.categoryId}`,
  );

/** A row of periods is carried one after the other, so that what comes in goes on. Without a next one it waits for it. */
const selectEnded = (tx: Db, now: Date, limit: number): Promise<Ended[]> =>
  tx
    .select({ budgetId: budgets.budgetId, tries: budgets.tries })
    .from(budgets)
    .where(
      and(
        lte(budgets.endsOn, formatDate(now)),
        budgets.carryOver,
        isNull(budgets.carriedAt),
        or(isNull(budgets.nextTryAt), lte(budgets.nextTryAt, now)),
        exists(
          tx
            .select({ one: sql`1` })
            .from(next)
            .where(and(sameKind(next), eq(next.startsOn, budgets.endsOn))),
        ),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(last)
            .where(and(sameKind(last), eq(last.endsOn, budgets.startsOn), last.carryOver, isNull(last.carriedAt))),
        ),
      ),
    )
    .orderBy(budgets.endsOn, budgets.budgetId)
    .limit(limit);

async function findNext(tx: Db, ended: typeof budgets.$inferSelect) {
  const { orgId, periodKind, endsOn, categoryId } = ended;
  const [row] = await tx
    .select()
    .from(budgets)
    .where(
      and(
        eq(budgets.orgId, orgId),
        eq(budgets.periodKind, periodKind),
        eq(budgets.startsOn, endsOn),
        sql`${budgets.categoryId} is not distinct from ${categoryId}`,
      ),
    );
  return row;
}

/** What is left goes over, once: judged under the lock of the budget that ended. */
export async function carryOver(tx: Db, budgetId: number, now: Date): Promise<void> {
  const ended = await lockBudget(tx, budgetId);
  if (!ended?.carryOver || ended.carriedAt || ended.endsOn > formatDate(now)) return;
  const following = await findNext(tx, ended);
  if (!following) return;
  const balances = await lockBalances(tx, [budgetId, following.budgetId]);
  const { limit = 0, used = 0 } = balances.get(budgetId) ?? {};
  const amount = limit - used;
  const why = { by: theSystem, cause: reference('budgetCarry', budgetId), now };
  if (amount > 0) {
    const from = `${periodName(ended.periodKind, ended.startsOn)}剩余`;
    const to = `转入${periodName(following.periodKind, following.startsOn)}`;
    await changeLimits(tx, [{ ledgerAccountId: budgetId, kind: 'carryOut', amount }], { ...why, note: to });
    await changeLimits(tx, [{ ledgerAccountId: following.budgetId, kind: 'carryIn', amount }], { ...why, note: from });
  }
  await tx.update(budgets).set({ carriedAt: now }).where(eq(budgets.budgetId, budgetId));
}

export const carryDeadline: Deadline<Runner, Ended> = {
  name: 'budget',
  select: selectEnded,
  act: ({ tx, now }, { budgetId }) => tx.transaction((inner) => carryOver(inner, budgetId, now)),
  postpone: async (tx, { budgetId }, later) => {
    await tx.update(budgets).set(later).where(eq(budgets.budgetId, budgetId));
  },
};
