import { formatYuan } from '@yigou/contract/ground/money';
import type { RuleChoices, RuleContent, RuleRow } from '@yigou/contract/trade/approvals.rules';
import { type ApproverKind, approvalModeLabels } from '@yigou/contract/trade/approvals.terms';

export type Draft = RuleContent;
export type Conditions = Draft['conditions'];
export type Level = Draft['levels'][number];
export type ConditionKind = 'amount' | 'category' | 'supplier' | 'overBudget' | 'offContract' | 'priceRise';

export const conditionLabels: Readonly<Record<ConditionKind, string>> = {
  amount: '订单金额',
  category: '商品类目',
  supplier: '供应商',
  overBudget: '超预算',
  offContract: '非协议商品',
  priceRise: '单价高于上次采购',
};
export const conditionKinds = Object.keys(conditionLabels) as ConditionKind[];

const noConditions: Conditions = {
  amountFrom: null,
  amountTo: null,
  categoryIds: [],
  supplierIds: [],
  overBudget: false,
  offContractLines: null,
  priceRisePercent: null,
};

/** What a condition says when it is added: a form that begins with something sensible. */
const beginnings: Record<ConditionKind, Partial<Conditions>> = {
  amount: { amountFrom: 5000 },
  category: {},
  supplier: {},
  overBudget: { overBudget: true },
  offContract: { offContractLines: 1 },
  priceRise: { priceRisePercent: 10 },
};
const endings: Record<ConditionKind, Partial<Conditions>> = {
  amount: { amountFrom: null, amountTo: null },
  category: { categoryIds: [] },
  supplier: { supplierIds: [] },
  overBudget: { overBudget: false },
  offContract: { offContractLines: null },
  priceRise: { priceRisePercent: null },
};

export const withCondition = (conditions: Conditions, kind: ConditionKind): Conditions => ({
  ...conditions,
  ...beginnings[kind],
});
export const withoutCondition = (conditions: Conditions, kind: ConditionKind): Conditions => ({
  ...conditions,
  ...endings[kind],
});

/** The conditions that say something. */
export function saidBy(conditions: Conditions): ConditionKind[] {
  const says: Record<ConditionKind, boolean> = {
    amount: conditions.amountFrom !== null || conditions.amountTo !== null,
    category: conditions.categoryIds.length > 0,
    supplier: conditions.supplierIds.length > 0,
    overBudget: conditions.overBudget,
    offContract: conditions.offContractLines !== null,
    priceRise: conditions.priceRisePercent !== null,
  };
  return conditionKinds.filter((kind) => says[kind]);
}

/** A condition that was added and left empty would be lost, and the rule would then meet every order. */
export function emptyFault(added: readonly ConditionKind[], conditions: Conditions): string {
  const said = saidBy(conditions);
  const empty = added.filter((kind) => !said.includes(kind)).map((kind) => `“${conditionLabels[kind]}”`);
  return empty.length > 0 ? `条件${empty.join('、')}尚未填写，请填写完整或删除该条件` : '';
}

export const newLevel: Level = {
  by: 'unitHead',
  userIds: [],
  roleId: null,
  levelsUp: 1,
  mode: 'any',
  need: 1,
  hours: 24,
  onTimeOut: 'remind',
};

export const newDraft: Draft = {
  name: '',
  enabled: true,
  appliesTo: { unitIds: [], roleIds: [], userIds: [] },
  conditions: noConditions,
  levels: [newLevel],
};

export const draftOf = ({ name, enabled, appliesTo, conditions, levels }: RuleRow): Draft => ({
  name,
  enabled,
  appliesTo,
  conditions,
  levels,
});

export const isSame = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

const nameIn = (named: readonly { id: number; name: string }[]) => (id: number) =>
  named.find((each) => each.id === id)?.name ?? '';

function conditionText(kind: ConditionKind, conditions: Conditions, choices: RuleChoices): string {
  const { amountFrom: from, amountTo: to } = conditions;
  const list = (ids: readonly number[], named: readonly { id: number; name: string }[]) =>
    ids.map(nameIn(named)).join('、');
  const texts: Record<ConditionKind, () => string> = {
    amount: () =>
      from !== null && to !== null
        ? `金额 ${formatYuan(from)} 至 ${formatYuan(to)}`
        : from !== null
          ? `金额满 ${formatYuan(from)}`
          : `金额不超过 ${formatYuan(to ?? 0)}`,
    category: () => `类目属于 ${list(conditions.categoryIds, choices.categories)}`,
    supplier: () => `供应商为 ${list(conditions.supplierIds, choices.suppliers)}`,
    overBudget: () => '占用后超过本期预算',
    offContract: () => `至少 ${conditions.offContractLines} 行非协议商品`,
    priceRise: () => `任一商品比上次采购高 ${conditions.priceRisePercent}% 以上`,
  };
  return texts[kind]();
}

export function whoText(level: Level, choices: RuleChoices): string {
  const texts: Record<ApproverKind, () => string> = {
    users: () => level.userIds.map(nameIn(choices.users)).join('、') || '（未选人员）',
    role: () => nameIn(choices.roles)(level.roleId ?? 0) || '（未选角色）',
    unitHead: () => '下单组织负责人',
    headAbove: () => (level.levelsUp === 1 ? '上一级组织负责人' : `上 ${level.levelsUp} 级组织负责人`),
  };
  const mode = level.mode === 'some' ? `${level.need} 人通过` : approvalModeLabels[level.mode];
  const several = level.by === 'role' || level.userIds.length > 1;
  return several ? `${texts[level.by]()}（${mode}）` : texts[level.by]();
}

function appliesText({ unitIds, roleIds, userIds }: Draft['appliesTo'], choices: RuleChoices): string {
  const parts = [
    unitIds.length > 0 && `${unitIds.map(nameIn(choices.units)).join('、')}及下级`,
    roleIds.length > 0 && roleIds.map(nameIn(choices.roles)).join('、'),
    userIds.length > 0 && userIds.map(nameIn(choices.users)).join('、'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('、') : '全企业';
}

/** The rule as a sentence, to be checked before it is saved. */
export function readRule({ appliesTo, conditions, levels }: Draft, choices: RuleChoices): string {
  const said = saidBy(conditions).map((kind) => conditionText(kind, conditions, choices));
  const when = said.length > 0 ? said.join('，并且') : '每张订单';
  const who = levels.map((level, at) => `${at === 0 ? '先由' : '再由'}${whoText(level, choices)}审批`);
  return `${appliesText(appliesTo, choices)}下单，${when}：${who.join('，')}。`;
}
