import { shopListLabels } from '../people/views.terms';

/** What every figure counts, the same in all reports, the overview and their exports; shown below each table. */
export const reportBasis =
  '口径：已付款或已记账的订单按下单日期（北京时间）计入，金额含运费与优惠分摊、对账时商定的差价；退款（售后退款、缺货关闭）按决定之日冲减；净额 = 采购额 − 退款。待审批、待付款、已驳回与已取消的订单不计。';
export const savingBasis = '节省 = （下单时的市场价 − 成交价）× 数量，只算记有市场价的行；退货不冲减。';

/** As the menu calls them. */
export const reportLabels = shopListLabels;
export type ReportName = keyof typeof reportLabels;

export const reportPresetLabels = {
  month: '本月',
  lastMonth: '上月',
  quarter: '本季',
  year: '本年',
  last12: '近 12 个月',
} as const;
export type ReportPreset = keyof typeof reportPresetLabels;

export const dashboardPeriodLabels = { month: '本月', quarter: '本季', year: '本年' } as const;
export type DashboardPeriod = keyof typeof dashboardPeriodLabels;

/** Below so many days of sales a stock is warned of. */
export const stockWarnDays = 7;

/** Days of Shanghai, both included. */
export type DayRange = { from: string; to: string };

/** A longer one is asked for by mistake. */
export const reportYearsMost = 5;

const yearOf = (day: string): number => Number(day.slice(0, 4));
const monthOf = (day: string): number => Number(day.slice(5, 7));
const dateOf = (day: string): number => Number(day.slice(8, 10));
const text = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
const lastOf = (year: number, month: number): string => text(year, month + 1, 0);

const dayMs = 86_400_000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
export const daysIn = ({ from, to }: DayRange): number => numberOf(to) - numberOf(from) + 1;
export const daysLater = (day: string, days: number): string => text(yearOf(day), monthOf(day), dateOf(day) + days);

/** Why a range cannot be reported on; empty: it can. */
export function rangeFault({ from, to }: DayRange): string {
  if (from > to) return '开始日期不能晚于结束日期';
  return daysIn({ from, to }) > reportYearsMost * 366 ? `一次最多查看 ${reportYearsMost} 年，请缩短日期范围` : '';
}

/** `2026-11` and its neighbours. */
export const monthsTo = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => text(yearOf(day), monthOf(day) - count + 1 + at, 1).slice(0, 7));

export function presetRange(preset: ReportPreset, today: string): DayRange {
  const [year, month] = [yearOf(today), monthOf(today)];
  switch (preset) {
    case 'month':
      return { from: text(year, month, 1), to: today };
    case 'lastMonth':
      return { from: text(year, month - 1, 1), to: lastOf(year, month - 1) };
    case 'quarter':
      return { from: text(year, month - ((month - 1) % 3), 1), to: today };
    case 'year':
      return { from: text(year, 1, 1), to: today };
    case 'last12':
      return { from: text(year, month - 11, 1), to: today };
  }
}

/** The same day of another month; where that has fewer days, or the day is the last of its month, the last one. */
function monthsBack(day: string, months: number): string {
  const [year, month] = [yearOf(day), monthOf(day)];
  const last = lastOf(year, month - months);
  return day === lastOf(year, month) || dateOf(day) > dateOf(last) ? last : text(year, month - months, dateOf(day));
}

/** What begins with a month is compared by months: November so far with October so far. Anything else by its days. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  if (dateOf(from) === 1) {
    const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
    return { from: text(yearOf(from), monthOf(from) - months, 1), to: monthsBack(to, months) };
  }
  return { from: daysLater(from, -daysIn({ from, to })), to: daysLater(from, -1) };
}

export const rangeYearAgo = ({ from, to }: DayRange): DayRange => ({
  from: dateOf(from) === 1 ? text(yearOf(from) - 1, monthOf(from), 1) : monthsBack(from, 12),
  to: monthsBack(to, 12),
});

/** In percent with one decimal; null where there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10;

export const sharePercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
