import type { calls } from '@yigou/contract/calls';
import { yuanToFen } from '@yigou/contract/ground/money';
import { type BudgetControl, type BudgetPeriod, periodEnd, periodStarts } from '@yigou/contract/money/budgets.terms';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { categories } from '../../goods/catalog/catalog.tables';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { inPieces } from '../../ground/db/inPieces';
import { reference } from '../../ground/db/references';
import { type AccountContext, actorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { changeLimits, limitEntries, lockBalances, openBudgetAccounts } from '../ledger/creditLimits.service';
import { lockBudget, onePlanner, selectPlanned } from './budgetPlanning.queries';
import { changeTo, limitFault } from './budgetPlanning.rules';
import { reachedBudget, reachedUnits } from './budgetReading.service';
import { nameOf, yuanText } from './budgets.rules';
import { budgets } from './budgets.tables';

type Input<P extends keyof typeof calls> = z.output<(typeof calls)[P]['input']>;
type Settings = { control: BudgetControl; warnPercent: number; carryOver: boolean };
/** In 分. */
export type PlannedCell = {
  orgId: number;
  unitName: string;
  categoryId: number | null;
  categoryName: string;
  startsOn: string;
  limit: number;
};
export type Plan = { customerId: number; periodKind: BudgetPeriod; settings: Settings; cells: readonly PlannedCell[] };
type Why = { by: Actor; note: string; cause: string; now: Date };

const keyOf = ({ orgId, categoryId, startsOn }: Pick<PlannedCell, 'orgId' | 'categoryId' | 'startsOn'>) =>
  `${orgId} ${categoryId} ${startsOn}`;

async function openMissing(tx: Db, { customerId, periodKind, settings, cells }: Plan) {
  await onePlanner(tx, customerId);
  const orgIds = [...new Set(cells.map((cell) => cell.orgId))];
  const starts = [...new Set(cells.map((cell) => cell.startsOn))];
  const planned = new Map((await selectPlanned(tx, orgIds, periodKind, starts)).map((row) => [keyOf(row), row]));
  const missing = cells.filter((cell) => !planned.has(keyOf(cell)));
  const ids = await openBudgetAccounts(tx, customerId, missing.length);
  const rows = missing.map(({ orgId, categoryId, startsOn }, at) => ({
    budgetId: ids[at] as number,
    customerId,
    orgId,
    categoryId,
    periodKind,
    startsOn,
    endsOn: periodEnd(periodKind, startsOn),
    ...settings,
  }));
  const made = await inPieces(rows, (some) => tx.insert(budgets).values(some).returning());
  return { planned, made: new Map(made.map((row) => [keyOf(row), row])) };
}

/**
 * Makes what is missing and brings every limit to what is wanted, as an entry. What was planned before keeps its control
 * until somebody changes it by name. The same cause again changes nothing.
 */
export async function plan(tx: Db, wanted: Plan, why: Why): Promise<void> {
  if (wanted.cells.length === 0) return;
  const { planned, made } = await openMissing(tx, wanted);
  const known = [...planned.values()].map((row) => row.budgetId);
  if ((await limitEntries(tx, known, why.cause)).length > 0) return;
  const rows = wanted.cells.map((cell) => ({ cell, row: planned.get(keyOf(cell)) ?? made.get(keyOf(cell)) }));
  const balances = await lockBalances(
    tx,
    rows.flatMap(({ row }) => row?.budgetId ?? []),
  );
  const changes = rows.flatMap(({ cell, row }) => {
    const balance = row && balances.get(row.budgetId);
    if (!balance) throw new Error('a planned budget is not there');
    refuseLimit({ ...cell, ...row, ...balance }, cell.limit);
    const change = changeTo(balance.limit, cell.limit, made.has(keyOf(cell)));
    return change ? [{ ...change, ledgerAccountId: row.budgetId }] : [];
  });
  await changeLimits(tx, changes, why);
}

type Judged = Parameters<typeof nameOf>[0] & {
  limit: number;
  used: number;
  control: BudgetControl;
  carriedAt: Date | null;
};

function refuseLimit(budget: Judged, wanted: number): void {
  if (budget.carriedAt !== null && wanted !== budget.limit)
    throw new DomainError('budgetCarried', { budget: nameOf(budget) });
  const fault = limitFault(budget, wanted, budget.control);
  if (!fault) return;
  const [used, limit] = [yuanText(budget.used), yuanText(fault === 'budgetBelowZero' ? budget.limit : wanted)];
  throw new DomainError(fault, { budget: nameOf(budget), used, limit });
}

async function reachedUnit(ctx: AccountContext, orgId: number) {
  const unit = (await reachedUnits(ctx)).find((each) => each.orgId === orgId);
  if (!unit) throw new DomainError('notFound');
  return unit;
}

async function categoryOf({ tx, site }: AccountContext, categoryId: number | null) {
  if (categoryId === null) return { categoryId, categoryName: '' };
  const where = and(eq(categories.categoryId, categoryId), eq(categories.companyId, site.companyId));
  const [row] = await tx.select().from(categories).where(where);
  if (!row) throw new DomainError('notFound');
  return { categoryId, categoryName: row.name };
}

export const whyOf = (ctx: AccountContext, requestId: string, note: string): Why => ({
  by: actorOf(ctx),
  note,
  cause: `plan:${requestId}`,
  now: ctx.now,
});

export async function saveYear(ctx: AccountContext, input: Input<'Budget/SaveYear'>): Promise<void> {
  const { orgId, year, periodKind, limits, control, warnPercent, carryOver } = input;
  const starts = periodStarts(periodKind, year);
  if (limits.length !== starts.length) throw new DomainError('budgetPeriodUnknown');
  const { name } = await reachedUnit(ctx, orgId);
  const category = await categoryOf(ctx, input.categoryId);
  const cells = starts.flatMap((startsOn, at) => {
    const limit = limits[at] ?? null;
    return limit === null ? [] : [{ orgId, unitName: name, ...category, startsOn, limit: yuanToFen(limit) }];
  });
  const { customerId } = ctx.caller;
  const settings = { control, warnPercent, carryOver };
  await plan(ctx.tx, { customerId, periodKind, settings, cells }, whyOf(ctx, input.requestId, '编制预算'));
}

/** One period alone: the year with nothing said about the others. */
export async function saveOne(ctx: AccountContext, input: Input<'Budget/Save'>): Promise<void> {
  const { startsOn, limit, ...rest } = input;
  const year = Number(startsOn.slice(0, 4));
  const starts = periodStarts(rest.periodKind, year);
  if (!starts.includes(startsOn)) throw new DomainError('budgetPeriodUnknown');
  await saveYear(ctx, { ...rest, year, limits: starts.map((start) => (start === startsOn ? limit : null)) });
}

export async function adjust(ctx: AccountContext, input: Input<'Budget/Adjust'>): Promise<void> {
  const { tx, now } = ctx;
  const { budgetId } = await reachedBudget(ctx, input.budgetId);
  const cause = reference('budgetAdjustment', input.requestId);
  const locked = await lockBudget(tx, budgetId);
  const balance = (await lockBalances(tx, [budgetId])).get(budgetId);
  if (!locked || !balance) throw new DomainError('notFound');
  const delta = yuanToFen(input.delta);
  const change = { kind: delta > 0 ? ('raise' as const) : ('lower' as const), amount: Math.abs(delta) };
  const [known] = await limitEntries(tx, [budgetId], cause);
  if (known && (known.kind !== change.kind || known.amount !== change.amount)) throw new DomainError('requestReused');
  if (known) return;
  refuseLimit({ ...(await reachedBudget(ctx, budgetId)), ...balance }, balance.limit + delta);
  await changeLimits(tx, [{ ...change, ledgerAccountId: budgetId }], {
    by: actorOf(ctx),
    note: input.reason,
    cause,
    now,
  });
}

export async function setControl(ctx: AccountContext, input: Input<'Budget/SetControl'>): Promise<void> {
  const { control, warnPercent, carryOver, following } = input;
  const { budgetId, orgId, periodKind, startsOn, categoryId } = await reachedBudget(ctx, input.budgetId);
  const later = and(
    eq(budgets.orgId, orgId),
    eq(budgets.periodKind, periodKind),
    categoryId === null ? isNull(budgets.categoryId) : eq(budgets.categoryId, categoryId),
    gte(budgets.startsOn, startsOn),
  );
  const which = following ? later : eq(budgets.budgetId, budgetId);
  await ctx.tx.update(budgets).set({ control, warnPercent, carryOver }).where(which);
}
