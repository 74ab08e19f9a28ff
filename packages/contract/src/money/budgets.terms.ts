export const budgetPeriodLabels = { month: '月', quarter: '季', year: '年' } as const;
export type BudgetPeriod = keyof typeof budgetPeriodLabels;

/** 强控 refuses what does not fit; 弱控 lets it pass and says by how much. */
export const budgetControlLabels = { hard: '强控', soft: '弱控' } as const;
export type BudgetControl = keyof typeof budgetControlLabels;

export const budgetWarnPercent = 80;
export const budgetLimitMax = 9_999_999_999.99;
export const budgetReasonLength = { least: 2, most: 100 } as const;
export const budgetImportMax = 500;

const monthsIn: Record<BudgetPeriod, number> = { month: 1, quarter: 3, year: 12 };

const firstOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

const yearOf = (day: string): number => Number(day.slice(0, 4));
const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The first day of the period that holds this day. */
export const periodStart = (kind: BudgetPeriod, day: string): string =>
  firstOf(yearOf(day), monthOf(day) - ((monthOf(day) - 1) % monthsIn[kind]));

/** The first day that is no longer in it. */
export const periodEnd = (kind: BudgetPeriod, startsOn: string): string =>
  firstOf(yearOf(startsOn), monthOf(startsOn) + monthsIn[kind]);

/** The periods of a year by their first days. */
export const periodStarts = (kind: BudgetPeriod, year: number): string[] =>
  Array.from({ length: 12 / monthsIn[kind] }, (_, at) => firstOf(year, 1 + at * monthsIn[kind]));

/** Within its year: 11 月, 第 4 季度. */
export function periodName(kind: BudgetPeriod, startsOn: string): string {
  if (kind === 'month') return `${monthOf(startsOn)} 月`;
  return kind === 'quarter' ? `第 ${Math.ceil(monthOf(startsOn) / 3)} 季度` : '全年';
}

export const periodLabel = (kind: BudgetPeriod, startsOn: string): string =>
  kind === 'year' ? `${yearOf(startsOn)} 年` : `${yearOf(startsOn)} 年 ${periodName(kind, startsOn)}`;

type Usage = { limit: number; used: number; warnPercent: number };

export type BudgetLevel = 'normal' | 'warned' | 'over';

/** Where a budget stands; what was never granted nor used is normal. */
export function budgetLevel({ limit, used, warnPercent }: Usage): BudgetLevel {
  if (used > limit) return 'over';
  return used > 0 && used * 100 >= limit * warnPercent ? 'warned' : 'normal';
}

/** 109.1 for what is 9.1 % over. */
export const usedPercent = (used: number, limit: number): number => {
  if (limit > 0) return Math.round((used / limit) * 1000) / 10;
  return used > 0 ? 100 : 0;
};
