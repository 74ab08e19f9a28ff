import { z } from 'zod';
import { call, day, id, keysOf, page, pageInput, requestId, result } from '../ground/call';
import { budgetControlLabels, budgetPeriodLabels } from '../money/budgets.terms';
import { Task } from '../people/tasks';
import { type DayRange, rangeFault } from './reports.terms';

/** In yuan and pieces; what they count is `reportBasis`. */
export const ReportFigures = z.object({
  orders: z.number(),
  lines: z.number(),
  refundLines: z.number(),
  qty: z.number(),
  refundQty: z.number(),
  amount: z.number(),
  refund: z.number(),
  /** amount − refund */
  net: z.number(),
  /** What the lines that keep a market price would have cost at it, and what was saved. */
  market: z.number(),
  saving: z.number(),
  /** Of the amount what was bought at a contract's price; of the saving what came from that, and from steps of quantity. */
  contract: z.number(),
  contractSaving: z.number(),
  tierSaving: z.number(),
});
export type ReportFigures = z.infer<typeof ReportFigures>;

const Range = z.object({ from: z.string(), to: z.string() });

const range = { from: day, to: day };
const ranged = <T extends z.ZodType<{ from: string; to: string }>>(shape: T) =>
  shape.refine((given) => rangeFault(given) === '', {
    error: ({ input }) => rangeFault(input as DayRange),
    path: ['from'],
  });

/** What every figure is asked by; a figure that is clicked on is asked for by the same and something more. */
const filter = {
  ...range,
  orgId: id.optional(),
  /** The unit without those below it. */
  selfOnly: z.boolean('请选择是否含下级').default(false),
  accountId: id.optional(),
  categoryId: id.optional(),
  /** The category without those below it. */
  categoryOnly: z.boolean('请选择是否含下级').default(false),
  supplierId: id.optional(),
  skuId: id.optional(),
};
const Filter = ranged(z.object(filter));
export type ReportFilter = z.output<typeof Filter>;

const compared = {
  now: ReportFigures,
  before: ReportFigures,
  yearAgo: ReportFigures,
};

/** Of which one can be chosen. */
export const ReportUnit = z.object({ orgId: z.number(), parentId: z.number().nullable(), name: z.string() });
export type ReportUnit = z.infer<typeof ReportUnit>;

const summaryFields = {
  /** 数据截至 */
  asOf: z.string(),
  range: Range,
  beforeRange: Range,
  yearAgoRange: Range,
  ...compared,
};

const row = { figures: ReportFigures, beforeNet: z.number(), yearAgoNet: z.number(), share: z.number() };

const Crumb = z.object({ id: z.number(), name: z.string() });

const CategoryRow = z.object({ categoryId: z.number(), name: z.string(), skuCount: z.number(), ...row });
export type ReportCategoryRow = z.infer<typeof CategoryRow>;

const SkuRow = z.object({
  skuId: z.number(),
  skuNo: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  imgUrl: z.string(),
  supplierName: z.string(),
  ...row,
});
export type ReportSkuRow = z.infer<typeof SkuRow>;

const UserRow = z.object({
  accountId: z.number(),
  userName: z.string(),
  orgId: z.number(),
  orgName: z.string(),
  skuId: z.number(),
  skuNo: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  /** Of the pieces that were kept; 0 where none were. */
  averagePrice: z.number(),
  figures: ReportFigures,
  share: z.number(),
});
export type ReportUserRow = z.infer<typeof UserRow>;

const OrgRow = z.object({
  orgId: z.number(),
  /** The unit itself, without those below it. */
  self: z.boolean(),
  name: z.string(),
  code: z.string(),
  ...row,
  /** Net of the last twelve months, the present one last. */
  months: z.array(z.number()),
});
export type ReportOrgRow = z.infer<typeof OrgRow>;

const OrgNode = z.object({
  orgId: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  code: z.string(),
  /** With all below it, as far as the caller sees. */
  net: z.number(),
});
export type ReportOrgNode = z.infer<typeof OrgNode>;

export const ReportBudgetRow = z.object({
  budgetId: z.number(),
  orgId: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  code: z.string(),
  control: z.enum(keysOf(budgetControlLabels)),
  warnPercent: z.number(),
  limit: z.number(),
  reserved: z.number(),
  /** Spent, without what is reserved. */
  used: z.number(),
  left: z.number(),
  /** Percent of the limit, with what is reserved. */
  rate: z.number(),
});
export type ReportBudgetRow = z.infer<typeof ReportBudgetRow>;

export const ReportLine = z.object({
  kind: z.enum(['order', 'refund']),
  time: z.string(),
  orderId: z.number(),
  orderNo: z.string(),
  lineNo: z.number(),
  /** Of a refund that came from one. */
  returnId: z.number().nullable(),
  returnNo: z.string(),
  skuId: z.number(),
  skuNo: z.string(),
  name: z.string(),
  spec: z.string(),
  imgUrl: z.string(),
  unit: z.string(),
  userName: z.string(),
  orgName: z.string(),
  price: z.number(),
  /** Below zero for what came back. */
  qty: z.number(),
  amount: z.number(),
});
export type ReportLine = z.infer<typeof ReportLine>;

const LineFilter = ranged(
  z.object({ ...filter, kind: z.enum(['order', 'refund'], { error: '请选择采购或退款' }).optional() }),
);
export type ReportLineFilter = z.output<typeof LineFilter>;

const budgetPeriod = {
  periodKind: z.enum(keysOf(budgetPeriodLabels), { error: '请选择预算周期' }).default('month'),
  /** Any day of the period. */
  day,
};

const exported = {
  requestId,
  searchKey: z.string().max(100, '关键字最多 100 个字').default(''),
};
const Export = z.discriminatedUnion(
  'report',
  [
    z.object({ ...exported, report: z.literal('categorySku'), by: z.enum(['category', 'sku']), reqData: Filter }),
    z.object({ ...exported, report: z.literal('userSku'), reqData: Filter }),
    z.object({ ...exported, report: z.literal('orgOrderFee'), reqData: Filter }),
    z.object({ ...exported, report: z.literal('orgBudget'), ...budgetPeriod }),
    z.object({ ...exported, report: z.literal('lines'), reqData: LineFilter }),
  ],
  { error: '请选择要导出的报表' },
);

const anyReport = ['report/apcatesku', 'report/apusersku', 'report/orgbyorderfee', 'dashboard'] as const;

export const reportCalls = {
  'Report/CategorySku': call({
    summary: '品类采购额：一个类目的下级类目各多少，连同上期与去年同期；不给类目即一级类目',
    access: 'account',
    needs: 'report/apcatesku',
    work: 'steps',
    input: Filter,
    answer: result(
      z.object({ ...summaryFields, units: z.array(ReportUnit), path: z.array(Crumb), rows: z.array(CategoryRow) }),
    ),
  }),
  'Report/Sku': call({
    summary: '品类采购额里的商品，按净额从多到少',
    access: 'account',
    needs: 'report/apcatesku',
    work: 'steps',
    input: pageInput(Filter).required({ reqData: true }),
    answer: page(SkuRow),
  }),
  'Report/UserSku': call({
    summary: '人员采购明细：谁买了什么、多少、均价，按净额从多到少',
    access: 'account',
    needs: 'report/apusersku',
    work: 'steps',
    input: pageInput(Filter).required({ reqData: true }),
    answer: page(UserRow).extend({ head: z.object({ ...summaryFields, units: z.array(ReportUnit) }) }),
  }),
  'Report/OrgOrderFee': call({
    summary: '组织采购额：一个组织的下级各多少，连同组织树、上期与去年同期',
    access: 'account',
    needs: 'report/orgbyorderfee',
    work: 'steps',
    input: Filter,
    answer: result(z.object({ ...summaryFields, path: z.array(Crumb), rows: z.array(OrgRow), tree: z.array(OrgNode) })),
  }),
  'Report/OrgBudget': call({
    summary: '预算执行：数据范围内各组织一个周期的预算、占用、已用、剩余与执行率',
    access: 'account',
    needs: 'report/aporgbudger',
    work: 'read',
    input: z.object(budgetPeriod),
    answer: result(
      z.object({
        asOf: z.string(),
        period: z.string(),
        startsOn: z.string(),
        rows: z.array(ReportBudgetRow),
        sums: z.object({ limit: z.number(), reserved: z.number(), used: z.number(), left: z.number() }),
      }),
    ),
  }),
  'Report/Lines': call({
    summary: '一个数字背后的订单行与退款，新的在前；合计即那个数字',
    access: 'account',
    needs: anyReport,
    work: 'steps',
    input: pageInput(LineFilter).required({ reqData: true }),
    answer: page(ReportLine).extend({ asOf: z.string(), sums: ReportFigures }),
  }),
  'Report/Export': call({
    summary: '把屏幕上的报表导出为 xlsx：一项后台任务，行与屏幕相同',
    access: 'account',
    needs: ['report/apcatesku', 'report/apusersku', 'report/orgbyorderfee', 'report/aporgbudger', 'dashboard'],
    work: 'write',
    input: Export,
    answer: result(Task),
  }),
};
