import { z } from 'zod';
import { call, day, id, keysOf, nothing, page, pageInput, requestId, result, rows } from '../ground/call';
import {
  budgetControlLabels,
  budgetImportMax,
  budgetLimitMax,
  budgetPeriodLabels,
  budgetWarnPercent,
  budgetReasonLength as reasonLength,
} from './budgets.terms';
import { ledgerEntryLabels } from './ledger.terms';

const Control = z.enum(keysOf(budgetControlLabels), { error: '请选择控制方式' });
const Period = z.enum(keysOf(budgetPeriodLabels), { error: '请选择预算周期' });

/** What an order does to one of the budgets it uses. In yuan. */
export const BudgetUse = z.object({
  budgetId: z.number(),
  unitName: z.string(),
  /** 2026 年 11 月 */
  period: z.string(),
  /** Empty: goods of any category. */
  categoryName: z.string(),
  control: Control,
  warnPercent: z.number(),
  limit: z.number(),
  before: z.number(),
  amount: z.number(),
  after: z.number(),
  /** By how much it passes the limit; 0: it fits. */
  over: z.number(),
  /** The warning line is reached with this order or was before. */
  warned: z.boolean(),
});
export type BudgetUse = z.infer<typeof BudgetUse>;

const BudgetCell = z.object({
  budgetId: z.number(),
  startsOn: z.string(),
  limit: z.number(),
  /** With what is reserved. */
  used: z.number(),
  /** 占用中: of orders that are not paid yet. */
  reserved: z.number(),
  control: Control,
  warnPercent: z.number(),
  carryOver: z.boolean(),
});
export type BudgetCell = z.infer<typeof BudgetCell>;

const BudgetSums = z.object({ limit: z.number(), used: z.number(), reserved: z.number() });
export type BudgetSums = z.infer<typeof BudgetSums>;

const BudgetUnit = z.object({
  orgId: z.number(),
  /** The nearest unit above that is shown as well. */
  parentId: z.number().nullable(),
  unitCode: z.string(),
  unitName: z.string(),
  /** One for each period of the year; null: no budget, nothing is limited. */
  cells: z.array(BudgetCell.nullable()),
  total: BudgetSums,
});
export type BudgetUnit = z.infer<typeof BudgetUnit>;

const BudgetYear = z.object({
  /** Today in Shanghai, by which a period is over, running or to come. */
  today: z.string(),
  starts: z.array(z.string()),
  units: z.array(BudgetUnit),
  /** Of the topmost budgets: those below are parts of them. */
  sums: BudgetSums,
  /** Categories that have a budget of their own in this year. */
  categories: z.array(z.object({ categoryId: z.number(), categoryName: z.string() })),
});
export type BudgetYear = z.infer<typeof BudgetYear>;

const BudgetModel = BudgetCell.extend({
  orgId: z.number(),
  /** From the top down to the unit itself. */
  unitPath: z.array(z.string()),
  periodKind: Period,
  period: z.string(),
  categoryName: z.string(),
  /** What is left has gone to the next period. */
  carried: z.boolean(),
  /** What the limit is made of. */
  parts: z.array(z.object({ kind: z.enum(keysOf(ledgerEntryLabels)), amount: z.number() })),
});
export type BudgetModel = z.infer<typeof BudgetModel>;

const BudgetEntry = z.object({
  entryId: z.number(),
  kind: z.enum(keysOf(ledgerEntryLabels)),
  amount: z.number(),
  /** What could still be used after it. */
  left: z.number(),
  time: z.string(),
  /** Who holds it: `order:17:v2`. */
  holder: z.string(),
  who: z.string(),
  note: z.string(),
});
export type BudgetEntry = z.infer<typeof BudgetEntry>;

const year = z.int('年份必须是整数').min(2000, '年份不正确').max(2100, '年份不正确');
const yuan = z
  .number('金额必须是数字')
  .max(budgetLimitMax, '金额过大')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, '金额最多两位小数');
const limit = yuan.min(0, '预算不能为负');
const limits = z.array(limit.nullable()).min(1, '请填写预算').max(12, '一年最多 12 个周期');

const settings = {
  control: Control,
  warnPercent: z
    .int('预警线必须是整数')
    .min(1, '预警线在 1 到 100 之间')
    .max(100, '预警线在 1 到 100 之间')
    .default(budgetWarnPercent),
  carryOver: z.boolean('请选择是否结转').default(false),
};

const ImportRow = z.object({
  unitCode: z.string('请填写组织编码').trim().max(32, '组织编码最多 32 个字'),
  categoryName: z.string().trim().max(50, '类目最多 50 个字').default(''),
  limits,
});

const ImportedRow = z.object({
  unitName: z.string(),
  /** Why it cannot be taken; empty: it can. */
  problem: z.string(),
  before: z.number(),
  after: z.number(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

const ExportRow = z.object({
  unitCode: z.string(),
  unitName: z.string(),
  categoryName: z.string(),
  control: Control,
  limits: z.array(z.number().nullable()),
  used: z.array(z.number().nullable()),
});

const sees = { access: 'account', needs: 'kamUser/budget', work: 'read' } as const;
const changes = { access: 'account', needs: 'kamUser/budget/edit', work: 'write' } as const;

export const budgetCalls = {
  'Budget/GetYear': call({
    ...sees,
    summary: '预算年表：数据范围内的组织 × 月、季或年，连同合计；不给类目即不分类目的预算',
    input: z.object({ year, periodKind: Period.default('month'), categoryId: id.nullable().default(null) }),
    answer: result(BudgetYear),
  }),
  'Budget/GetModel': call({
    ...sees,
    summary: '一个预算：额度由什么组成，已用与占用各多少',
    input: z.object({ budgetId: id }),
    answer: result(BudgetModel),
  }),
  'Budget/GetEntries': call({
    ...sees,
    summary: '一个预算的分录，新的在前；只增不改，余额是全部分录之和',
    input: pageInput(z.object({ budgetId: id })).required({ reqData: true }),
    answer: page(BudgetEntry),
  }),
  'Budget/Export': call({
    ...sees,
    summary: '一年的预算，每个组织、类目一行，列与导入一致',
    input: z.object({ year, periodKind: Period.default('month') }),
    answer: rows(ExportRow),
  }),
  'Budget/Save': call({
    ...changes,
    summary: '编制一个周期的预算；同一 requestId 只做一次',
    input: z.object({
      requestId,
      orgId: id,
      categoryId: id.nullable(),
      periodKind: Period,
      startsOn: day,
      limit,
      ...settings,
    }),
    answer: nothing,
  }),
  'Budget/SaveYear': call({
    ...changes,
    summary: '编制一年的预算，每个周期一个数，null 表示不动；同一 requestId 只做一次',
    input: z.object({ requestId, orgId: id, categoryId: id.nullable(), periodKind: Period, year, limits, ...settings }),
    answer: nothing,
  }),
  'Budget/Adjust': call({
    ...changes,
    summary: '追加或调减，写明原因；强控不能低于已用',
    input: z.object({
      requestId,
      budgetId: id,
      delta: yuan.min(-budgetLimitMax, '金额过大').refine((amount) => amount !== 0, '请填写调整金额'),
      reason: z
        .string('请填写调整原因')
        .trim()
        .min(reasonLength.least, `原因至少 ${reasonLength.least} 个字`)
        .max(reasonLength.most, `原因最多 ${reasonLength.most} 个字`),
    }),
    answer: nothing,
  }),
  'Budget/SetControl': call({
    ...changes,
    summary: '改控制方式、预警线与结转；following 表示连同本年以后各期',
    input: z.object({ budgetId: id, ...settings, following: z.boolean('请选择范围').default(false) }),
    answer: nothing,
  }),
  'Budget/Import': call({
    ...changes,
    summary: '导入一年的预算：先核对每一行（apply 为否），再一次写入；有一行不对就一行也不写',
    // 500 rows of twelve numbers.
    bodyMaxBytes: 192 * 1024,
    input: z.object({
      requestId,
      year,
      periodKind: Period,
      ...settings,
      rows: z.array(ImportRow).min(1, '请至少填写一行').max(budgetImportMax, `一次最多导入 ${budgetImportMax} 行`),
      apply: z.boolean('请说明是否写入'),
    }),
    answer: rows(ImportedRow),
  }),
};
