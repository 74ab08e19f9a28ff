import type { BudgetCell, BudgetUnit, BudgetYear } from '@yigou/contract/money/budgets';
import {
  type BudgetPeriod,
  budgetLevel,
  budgetPeriodLabels,
  periodEnd,
  usedPercent,
} from '@yigou/contract/money/budgets.terms';
import { today } from '@yigou/web-kit';
import { paths, withQuery } from '../../../app/paths';

export type BudgetFilter = {
  year: number;
  periodKind: BudgetPeriod;
  categoryId: number | null;
  /** The cell that is open. */
  budgetId: number | null;
};

const numberOf = (text: string | null): number | null => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

const isPeriod = (text: string | null): text is BudgetPeriod =>
  text !== null && Object.hasOwn(budgetPeriodLabels, text);

export const thisYear = (): number => Number(today().slice(0, 4));

export function readBudgetFilter(query: URLSearchParams): BudgetFilter {
  const year = numberOf(query.get('year'));
  const kind = query.get('kind');
  return {
    year: year !== null && year >= 2000 && year <= 2100 ? year : thisYear(),
    periodKind: isPeriod(kind) ? kind : 'month',
    categoryId: numberOf(query.get('categoryId')),
    budgetId: numberOf(query.get('budgetId')),
  };
}

/** What stands at its default is left out. */
export function budgetPath({ year, periodKind, categoryId, budgetId }: BudgetFilter): string {
  const given = {
    ...(year !== thisYear() && { year }),
    ...(periodKind !== 'month' && { kind: periodKind }),
    ...(categoryId !== null && { categoryId }),
    ...(budgetId !== null && { budgetId }),
  };
  return Object.keys(given).length > 0 ? withQuery(paths.budget, given) : paths.budget;
}

export type CellTone = 'past' | 'normal' | 'warned' | 'over';

/** A past period is grey unless it overspent. */
export function toneOf(cell: BudgetCell, periodKind: BudgetPeriod, now: string): CellTone {
  const level = budgetLevel(cell);
  return level !== 'over' && periodEnd(periodKind, cell.startsOn) <= now ? 'past' : level;
}

export const isNow = (startsOn: string, periodKind: BudgetPeriod, now: string): boolean =>
  startsOn <= now && now < periodEnd(periodKind, startsOn);

/** In 万元, as the year table shows it: 62.0, 0.15, and nothing for nothing. */
export function inWan(yuan: number): string {
  if (yuan === 0) return '0';
  const wan = yuan / 10_000;
  return wan.toFixed(Math.abs(wan) < 1 ? 2 : 1);
}

type Attention = { unit: BudgetUnit; cell: BudgetCell; percent: number };

/** What has reached its line in the running period, the fullest first. */
export const attentionOf = ({ units, today: now }: BudgetYear, periodKind: BudgetPeriod): Attention[] =>
  units
    .flatMap((unit) =>
      unit.cells.flatMap((cell) =>
        cell && isNow(cell.startsOn, periodKind, now) && budgetLevel(cell) !== 'normal'
          ? [{ unit, cell, percent: usedPercent(cell.used, cell.limit) }]
          : [],
      ),
    )
    .sort((a, b) => b.percent - a.percent);

/** How deep a unit stands below the topmost that is shown. */
export function depthsOf(units: readonly BudgetUnit[]): Map<number, number> {
  const depths = new Map<number, number>();
  for (const { orgId, parentId } of units) depths.set(orgId, parentId === null ? 0 : (depths.get(parentId) ?? 0) + 1);
  return depths;
}

/** Those whose units above are all open. */
export function unfolded(units: readonly BudgetUnit[], folded: ReadonlySet<number>): BudgetUnit[] {
  const hidden = new Set<number>();
  return units.filter(({ orgId, parentId }) => {
    if (parentId !== null && (folded.has(parentId) || hidden.has(parentId))) hidden.add(orgId);
    return !hidden.has(orgId);
  });
}

/** `order:17:v2` → 17; a limit that somebody changed belongs to no order. */
export const orderOf = (holder: string): number | null => numberOf(holder.match(/^order:(\d+):v\d+$/)?.[1] ?? null);
