import type { ReportUnit } from '@yigou/contract/books/reports';
import { type DayRange, rangeBefore, rangeYearAgo } from '@yigou/contract/books/reports.terms';
import { formatDate, formatTime } from '@yigou/contract/ground/time';
import { and, eq, or, sql } from 'drizzle-orm';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { orgUnits } from '../../people/org/org.tables';
import { unitsInReach } from '../../people/org/scope.service';
import { countLatest } from './counting.service';
import { selectUnits, type UnitRow } from './naming.queries';
import { type ReportFilter, sumsOf } from './reportReach.service';
import { type PeriodName, sumPeriods } from './reports.queries';
import { type Measures, toFigures } from './reports.rules';
import { personSums } from './reports.tables';
import { readTo } from './spans.rules';

/** What figures are read with; an export has no call of its own. */
export type ReportContext = Pick<AccountContext, 'tx' | 'now' | 'caller'>;
export type ReportInput = ReportFilter & DayRange;

export const rangeOf = ({ from, to }: DayRange): DayRange => ({ from, to });
/** As they are read, which may be further than they are shown. */
export const periodsOf = ({ now }: ReportContext, asked: DayRange): Record<PeriodName, DayRange> => {
  const shown = rangeOf(asked);
  return { now: readTo(shown, formatDate(now)), before: rangeBefore(shown), yearAgo: rangeYearAgo(shown) };
};

/** Up to now where all is counted. A report opens its own transaction for that, before it reads. */
export const bringUpToDate = async ({ tx, now, log }: AccountContext): Promise<string> =>
  formatTime(await countLatest({ db: tx, log }, now));

/** The units whose figures the caller sees: those of their data scope, and where they once bought themselves. */
export function seenUnits({ tx, caller }: ReportContext): Promise<UnitRow[]> {
  const own = sql`${orgUnits.orgId} in (select org_id from ${personSums}
    where ${personSums.accountId} = ${caller.accountId} and ${personSums.customerId} = ${caller.customerId})`;
  return selectUnits(tx, or(unitsInReach(caller), and(eq(orgUnits.customerId, caller.customerId), own)));
}

/** As a list to choose from; a unit whose parent is out of reach stands at the top. */
export function unitViews(units: readonly UnitRow[]): ReportUnit[] {
  const known = new Set(units.map(({ id }) => id));
  const parentOf = (parentId: number | null) => (parentId !== null && known.has(parentId) ? parentId : null);
  return units.map(({ id, parentId, name }) => ({ orgId: id, parentId: parentOf(parentId), name }));
}

/** One that is out of reach answers like one that does not exist. */
export function checkUnit(units: readonly UnitRow[], orgId: number | undefined): void {
  if (orgId !== undefined && !units.some(({ id }) => id === orgId)) throw new DomainError('reportOrgNotFound');
}

/** The figures above a report, with those they are compared to. */
export async function readSummary(ctx: ReportContext, asked: ReportInput, asOf: string) {
  const periods = periodsOf(ctx, asked);
  const { now, before, yearAgo } = await sumPeriods(ctx.tx, sumsOf(ctx.caller, asked), periods);
  return {
    asOf,
    range: rangeOf(asked),
    beforeRange: periods.before,
    yearAgoRange: periods.yearAgo,
    now: toFigures(now),
    before: toFigures(before),
    yearAgo: toFigures(yearAgo),
  };
}

export type Compared<T extends Measures = Measures> = Partial<Record<PeriodName, T>>;

/** Rows of several periods put together by what they belong to. */
export function byKey<T extends Measures & { period: PeriodName }>(rows: readonly T[], keyOf: (row: T) => number) {
  const found = new Map<number, Compared<T>>();
  for (const row of rows) found.set(keyOf(row), { ...found.get(keyOf(row)), [row.period]: row });
  return found;
}

export const netOf = (sums: Pick<Measures, 'amount' | 'refund'> | undefined): number =>
  sums ? sums.amount - sums.refund : 0;
