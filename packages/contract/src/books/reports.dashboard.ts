import { z } from 'zod';
import { call, id, keysOf, result } from '../ground/call';
import { ReportBudgetRow, ReportFigures, ReportUnit } from './reports';
import { dashboardPeriodLabels } from './reports.terms';

const Range = z.object({ from: z.string(), to: z.string() });

/** One of the first few of something, with what it was in the period before. */
const Share = z.object({
  id: z.number(),
  name: z.string(),
  net: z.number(),
  beforeNet: z.number(),
  share: z.number(),
});
export type DashboardShare = z.infer<typeof Share>;

/** The first few; the rest is one number, so that all of it is the whole. */
const Shares = z.object({ rows: z.array(Share), restCount: z.number(), restNet: z.number() });
export type DashboardShares = z.infer<typeof Shares>;

/** Bought often, and dearer now than last time. */
const Risen = z.object({
  skuId: z.number(),
  skuNo: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  imgUrl: z.string(),
  lastDay: z.string(),
  lastPrice: z.number(),
  priceNow: z.number(),
  /** Last paid at the end of each of the last months, and the price of today. */
  course: z.array(z.number()),
  /** How to pay less again; empty: look at something else of its category. */
  wayOut: z.string(),
  categoryId: z.number(),
  /** Pieces in the last 90 days, and what the rise costs in a month at that rate. */
  qty: z.number(),
  monthlyMore: z.number(),
});
export type RisenPrice = z.infer<typeof Risen>;

const Dashboard = z.object({
  asOf: z.string(),
  range: Range,
  beforeRange: Range,
  yearAgoRange: Range,
  now: ReportFigures,
  before: ReportFigures,
  yearAgo: ReportFigures,
  /** From the first of January. */
  yearSoFar: ReportFigures,
  lastYearSoFar: ReportFigures,
  /** Net of the months of this year and of the last; null: not yet. */
  months: z.array(z.object({ month: z.string(), net: z.number().nullable(), yearAgoNet: z.number() })),
  categories: Shares,
  suppliers: Shares,
  /** Percent saved in each month of this year so far. */
  savingRates: z.array(z.number()),
  /** Null: the caller has no business with budgets. */
  budgets: z.object({ period: z.string(), rows: z.array(ReportBudgetRow) }).nullable(),
  risen: z.object({ rows: z.array(Risen), count: z.number(), monthlyMore: z.number() }),
  units: z.array(ReportUnit),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboardCalls = {
  'Report/Dashboard': call({
    summary: '采购概览：本期金额与走势、品类与供应商、预算、节省、涨价；只含自己看得到的',
    access: 'account',
    needs: 'dashboard',
    work: 'steps',
    input: z.object({
      period: z.enum(keysOf(dashboardPeriodLabels), { error: '请选择本月、本季或本年' }).default('month'),
      orgId: id.optional(),
    }),
    answer: result(Dashboard),
  }),
};
