import { z } from 'zod';
import { call, id, keysOf, noInput, nothing, result, rows } from '../ground/call';
import { ApprovalModeName, ApprovalPlan, TimeOutName } from './approvals.flow';
import { approverKindLabels, approvalLimits as limits } from './approvals.terms';

const ids = (what: string, most: number = limits.chosen) =>
  z.array(id).max(most, `${what}最多选 ${most} 个`).default([]);

const yuan = z
  .number('金额必须是数字')
  .min(0, '金额不能为负')
  .max(1_000_000_000, '金额过大')
  .multipleOf(0.01, '金额最多两位小数');

const AppliesTo = z.object({
  /** Each with all below it. */
  unitIds: ids('组织'),
  roleIds: ids('角色'),
  userIds: ids('人员'),
});

const Conditions = z
  .object({
    amountFrom: yuan.nullable().default(null),
    amountTo: yuan.nullable().default(null),
    /** Each with all below it; one line of any of them is enough. */
    categoryIds: ids('类目'),
    supplierIds: ids('供应商'),
    overBudget: z.boolean().default(false),
    /** At least so many lines that are not on contract. */
    offContractLines: z.int('行数必须是整数').min(1, '至少 1 行').max(500, '最多 500 行').nullable().default(null),
    /** Any line dearer than the customer's last purchase of it by more than so many percent. */
    priceRisePercent: z.number('涨幅必须是数字').min(0, '涨幅不能为负').max(1000, '涨幅过大').nullable().default(null),
  })
  .refine(({ amountFrom, amountTo }) => amountFrom === null || amountTo === null || amountFrom <= amountTo, {
    error: '金额上限不能小于下限',
    path: ['amountTo'],
  });

/** One level of a rule. */
export const RuleLevel = z
  .object({
    by: z.enum(keysOf(approverKindLabels), { error: '请选择由谁审批' }),
    userIds: ids('审批人', limits.approvers),
    roleId: id.nullable().default(null),
    /** headAbove: so many levels above the unit of the order. */
    levelsUp: z
      .int('级数必须是整数')
      .min(1, '至少上一级')
      .max(limits.levelsUp, `最多上 ${limits.levelsUp} 级`)
      .default(1),
    mode: ApprovalModeName.default('any'),
    /** some: how many have to say yes. */
    need: z.int('人数必须是整数').min(1, '至少 1 人').max(limits.approvers, `最多 ${limits.approvers} 人`).default(1),
    hours: z
      .int('时限必须是整数')
      .min(1, '时限至少 1 小时')
      .max(limits.hoursMost, `时限最多 ${limits.hoursMost} 小时`)
      .default(24),
    onTimeOut: TimeOutName.default('remind'),
  })
  .refine(({ by, userIds }) => by !== 'users' || userIds.length > 0, { error: '请选择审批人', path: ['userIds'] })
  .refine(({ by, roleId }) => by !== 'role' || roleId !== null, { error: '请选择角色', path: ['roleId'] });

export const RuleContent = z.object({
  name: z
    .string('请填写规则名称')
    .trim()
    .min(1, '请填写规则名称')
    .max(limits.ruleName, `规则名称最多 ${limits.ruleName} 个字`),
  enabled: z.boolean().default(true),
  appliesTo: AppliesTo.prefault({}),
  conditions: Conditions.prefault({}),
  levels: z.array(RuleLevel).min(1, '至少一级审批').max(limits.levels, `最多 ${limits.levels} 级审批`),
});
export type RuleContent = z.output<typeof RuleContent>;
export type RuleDraft = z.input<typeof RuleContent>;

const named = z.array(z.object({ id: z.number(), name: z.string() }));

const RuleRow = RuleContent.extend({
  ruleId: z.number(),
  position: z.number(),
  /** Orders of the last 30 days for which it fired. */
  hits: z.number(),
  /** Flows still under way that it takes part in: they go on by the rule as it was. */
  open: z.number(),
  editTime: z.string(),
  /** What it says in words: 全企业 / 行政中心及下级的采购员; one text per condition; one per level. */
  appliesText: z.string(),
  conditionTexts: z.array(z.string()),
  levelTexts: z.array(z.string()),
  /** What is wrong with it now: a role without people, a unit without a head, somebody disabled. */
  warnings: z.array(z.string()),
});
export type RuleRow = z.infer<typeof RuleRow>;

/** What the form chooses from. */
const RuleChoices = z.object({
  units: z.array(z.object({ id: z.number(), parentId: z.number().nullable(), name: z.string(), headName: z.string() })),
  roles: named,
  users: z.array(z.object({ id: z.number(), name: z.string(), orgName: z.string(), mayApprove: z.boolean() })),
  categories: z.array(z.object({ id: z.number(), parentId: z.number().nullable(), name: z.string() })),
  suppliers: named,
});
export type RuleChoices = z.infer<typeof RuleChoices>;

const MadeUpOrder = z.object({
  userId: id,
  amount: yuan,
  categoryIds: ids('类目'),
  supplierIds: ids('供应商'),
  offContractLines: z.int('行数必须是整数').min(0, '不能为负').max(500, '最多 500 行').default(0),
  priceRisePercent: z.number('涨幅必须是数字').min(0, '涨幅不能为负').max(1000, '涨幅过大').default(0),
  /** How much it is over, in yuan; 0: within budget. */
  overBudget: yuan.default(0),
});

const TestInput = z
  .object({
    /** A past order, by its number, or one made up. */
    orderNo: z.string().trim().max(32, '订单号最多 32 个字').default(''),
    madeUp: MadeUpOrder.nullable().default(null),
    /** Not saved yet; ruleId null: a new one, placed last. */
    draft: z
      .object({ ruleId: id.nullable().default(null), content: RuleContent })
      .nullable()
      .default(null),
  })
  .refine(({ orderNo, madeUp }) => (orderNo === '') !== (madeUp === null), {
    error: '请填写订单号，或填写模拟订单',
    path: ['orderNo'],
  });

const RuleTest = z.object({
  subject: z.object({
    title: z.string(),
    time: z.string(),
    amount: z.number(),
    /** 劳保防护 3 种、五金工具 2 种；其中非协议 1 种 … */
    text: z.string(),
  }),
  plan: ApprovalPlan,
});
export type RuleTest = z.infer<typeof RuleTest>;

const byRule = z.object({ ruleId: id });
const needs = 'kamUser/approvalRule';

export const approvalRuleCalls = {
  'Approval/GetRuleList': call({
    summary: '审批规则，按优先顺序；附近 30 天触发数与读成句子的内容',
    access: 'account',
    needs,
    work: 'read',
    input: noInput,
    answer: rows(RuleRow),
  }),
  'Approval/GetRuleChoices': call({
    summary: '编辑规则时可选的组织、角色、人员、类目与供应商',
    access: 'account',
    needs,
    work: 'read',
    input: noInput,
    answer: result(RuleChoices),
  }),
  'Approval/SaveRule': call({
    summary: '新增或修改审批规则；只影响之后提交的订单，进行中的按原规则走完',
    access: 'account',
    needs,
    work: 'write',
    input: RuleContent.extend({ ruleId: id.nullable().default(null) }),
    answer: result(byRule),
  }),
  'Approval/DeleteRule': call({
    summary: '删除审批规则；进行中的审批不受影响',
    access: 'account',
    needs,
    work: 'write',
    input: byRule,
    answer: nothing,
  }),
  'Approval/MoveRule': call({
    summary: '把规则移到第几位',
    access: 'account',
    needs,
    work: 'write',
    input: byRule.extend({ position: z.int('位置必须是整数').min(1, '位置从 1 开始').max(limits.rules, '位置过大') }),
    answer: nothing,
  }),
  'Approval/EnableRule': call({
    summary: '启用或停用审批规则',
    access: 'account',
    needs,
    work: 'write',
    input: byRule.extend({ enabled: z.boolean('请说明启用或停用') }),
    answer: nothing,
  }),
  'Approval/TestRule': call({
    summary: '试算：用一张历史订单或模拟订单，连同未保存的修改，看哪些规则触发、为什么，合并后由谁审批',
    access: 'account',
    needs,
    work: 'read',
    input: TestInput,
    answer: result(RuleTest),
  }),
};
