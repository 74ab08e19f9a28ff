import type { DashboardShares } from '@yigou/contract/books/reports.dashboard';
import { type DashboardPeriod, monthsTo, presetRange, sharePercent } from '@yigou/contract/books/reports.terms';
import { isMet } from '@yigou/contract/ground/functions';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import { selectCategories, selectSuppliers } from './naming.queries';
import { readBudgets } from './orgBudget.service';
import { readPriceRises } from './priceRises.service';
import { goodsSumsOf, sumsOf, unitSumsOf } from './reportReach.service';
import { sumByCategory, sumByMonth, sumBySupplier, sumPeriods } from './reports.queries';
import { plus, rollUp, toFigures } from './reports.rules';
import {
  byKey,
  type Compared,
  checkUnit,
  netOf,
  periodsOf,
  type ReportContext,
  readSummary,
  seenUnits,
  unitViews,
} from './reports.service';

const shownMost = 5;

/** The first five by what they cost, and the rest as one. */
function firstFew(sums: ReadonlyMap<number, Compared>, names: ReadonlyMap<number, string>): DashboardShares {
  const all = [...sums].map(([id, { now, before }]) => ({ id, now: netOf(now), before: netOf(before) }));
  const bought = all.filter((each) => each.now !== 0).sort((one, other) => other.now - one.now || one.id - other.id);
  const whole = bought.reduce((sum, each) => sum + each.now, 0);
  const rest = bought.slice(shownMost);
  return {
    rows: bought.slice(0, shownMost).map(({ id, now, before }) => ({
      id,
      name: names.get(id) ?? '',
      net: fenToYuan(now),
      beforeNet: fenToYuan(before),
      share: sharePercent(now, whole),
    })),
    restCount: rest.length,
    restNet: fenToYuan(rest.reduce((sum, each) => sum + each.now, 0)),
  };
}

const join = (one: Compared, other: Compared): Compared => ({
  ...one,
  ...other,
  ...(one.now && other.now && { now: plus(one.now, other.now) }),
  ...(one.before && other.before && { before: plus(one.before, other.before) }),
});

async function readShares(
  { tx, caller }: ReportContext,
  orgId: number | undefined,
  periods: ReturnType<typeof periodsOf>,
) {
  const of = goodsSumsOf(caller, { orgId });
  const wanted = { now: periods.now, before: periods.before };
  const [byCategory, bySupplier, categories, suppliers] = await Promise.all([
    sumByCategory(tx, of, wanted),
    sumBySupplier(tx, of, wanted),
    selectCategories(tx, caller.companyId),
    selectSuppliers(tx, caller.companyId),
  ]);
  const own = new Map<number, Compared>(byKey(byCategory, (row) => row.id));
  const { sums, tops } = rollUp(categories, own, join);
  const topSums = new Map(tops.flatMap((id) => [[id, sums.get(id) ?? {}] as const]));
  return {
    categories: firstFew(topSums, new Map(categories.map(({ id, name }) => [id, name]))),
    suppliers: firstFew(
      byKey(bySupplier, (row) => row.id),
      suppliers,
    ),
  };
}

/** The months of this year beside those of the last; those to come have nothing yet. */
async function readMonths({ tx, caller, now }: ReportContext, orgId: number | undefined) {
  const today = formatDate(now);
  const months = monthsTo(`${today.slice(0, 4)}-12-01`, 24);
  const rows = await sumByMonth(tx, unitSumsOf(caller, { orgId }), months);
  const sum = (month: string | undefined, of: 'net' | 'saving' | 'market') =>
    rows.filter((row) => row.month === month).reduce((total, row) => total + row[of], 0);
  const thisYear = months.slice(12);
  const begun = thisYear.filter((month) => month <= today.slice(0, 7));
  return {
    months: thisYear.map((month, at) => ({
      month,
      net: begun.includes(month) ? fenToYuan(sum(month, 'net')) : null,
      yearAgoNet: fenToYuan(sum(months[at], 'net')),
    })),
    savingRates: begun.map((month) => sharePercent(sum(month, 'saving'), sum(month, 'market'))),
  };
}

const budgetReaders = ['kamUser/budget', 'report/aporgbudger'] as const;

async function readYears(ctx: ReportContext, orgId: number | undefined) {
  const { now, yearAgo } = periodsOf(ctx, presetRange('year', formatDate(ctx.now)));
  const sums = await sumPeriods(ctx.tx, sumsOf(ctx.caller, { orgId }), { now, yearAgo });
  return { yearSoFar: toFigures(sums.now), lastYearSoFar: toFigures(sums.yearAgo) };
}

export async function readDashboard(
  ctx: ReportContext,
  { period, orgId }: { period: DashboardPeriod; orgId?: number | undefined },
  asOf: string,
) {
  const units = await seenUnits(ctx);
  checkUnit(units, orgId);
  const today = formatDate(ctx.now);
  const range = presetRange(period, today);
  const seesBudgets = isMet(budgetReaders, ctx.caller.functions);
  const [summary, shares, months, years, risen, budgets] = await Promise.all([
    readSummary(ctx, { ...range, orgId }, asOf),
    readShares(ctx, orgId, periodsOf(ctx, range)),
    readMonths(ctx, orgId),
    readYears(ctx, orgId),
    readPriceRises(ctx, { orgId }),
    seesBudgets ? readBudgets(ctx, { periodKind: period, day: today }) : null,
  ]);
  return {
    ...summary,
    ...shares,
    ...months,
    ...years,
    risen,
    budgets: budgets && { period: budgets.period, rows: budgets.rows },
    units: unitViews(units),
  };
}
