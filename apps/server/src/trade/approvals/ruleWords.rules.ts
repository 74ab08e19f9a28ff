import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { approvalModeLabels } from '@yigou/contract/trade/approvals.terms';
import type { Rule } from './ruleFiring.rules';
import { type OrgChart, seatsOf } from './seating.rules';

/** What a rule says, in the words of a sentence. */

export type Names = { categories: Map<number, string>; suppliers: Map<number, string> };

const yuan = (fen: number): string => formatYuan(fenToYuan(fen));
const listed = (ids: readonly number[], names: Map<number, string>) =>
  ids.map((id) => names.get(id) ?? '已删除').join('、');

const peopleNames = ({ people }: OrgChart) => new Map([...people].map(([id, { name }]) => [id, name]));
const unitNames = ({ units }: OrgChart) => new Map([...units].map(([id, { name }]) => [id, name]));

/** 制造中心及下级的采购员 */
export function appliesText({ appliesTo }: Rule, orgChart: OrgChart): string {
  const { unitIds, roleIds, userIds } = appliesTo;
  const units = unitIds.length > 0 ? `${listed(unitIds, unitNames(orgChart))}及下级` : '';
  const who = [
    ...(roleIds.length > 0 ? [listed(roleIds, orgChart.roleNames)] : []),
    ...(userIds.length > 0 ? [listed(userIds, peopleNames(orgChart))] : []),
  ].join('中的');
  if (!units && !who) return '全企业';
  return units && who ? `${units}的${who}` : units || who;
}

export function conditionTexts({ conditions }: Rule, { categories, suppliers }: Names): string[] {
  const { amountFrom, amountTo, categoryIds, supplierIds, overBudget, offContractLines, priceRisePercent } = conditions;
  const texts: string[] = [];
  if (amountFrom !== null && amountTo !== null) texts.push(`订单金额 ${yuan(amountFrom)} 至 ${yuan(amountTo)}`);
  else if (amountFrom !== null) texts.push(`订单金额 ≥ ${yuan(amountFrom)}`);
  else if (amountTo !== null) texts.push(`订单金额 ≤ ${yuan(amountTo)}`);
  if (categoryIds.length > 0) texts.push(`类目属于 ${listed(categoryIds, categories)}`);
  if (supplierIds.length > 0) texts.push(`供应商为 ${listed(supplierIds, suppliers)}`);
  if (overBudget) texts.push('占用后超过本期预算');
  if (offContractLines !== null) texts.push(`非协议商品至少 ${offContractLines} 行`);
  if (priceRisePercent !== null) texts.push(`任一商品单价比上次采购高 ${priceRisePercent}% 以上`);
  return texts.length > 0 ? texts : ['每张订单'];
}

type Level = Rule['levels'][number];

const whoText = ({ by, userIds, roleId, levelsUp }: Level, orgChart: OrgChart): string => {
  if (by === 'users') return listed(userIds, peopleNames(orgChart));
  if (by === 'role') return orgChart.roleNames.get(roleId ?? 0) ?? '已删除的角色';
  return by === 'unitHead' ? '下单组织负责人' : `上 ${levelsUp} 级负责人`;
};

export const levelTexts = ({ levels }: Rule, orgChart: OrgChart): string[] =>
  levels.map((level) => {
    const way = level.mode === 'some' ? `${level.need} 人通过` : approvalModeLabels[level.mode];
    return `${whoText(level, orgChart)} ${way}`;
  });

/** What would go wrong with it today. */
export function warningsOf({ levels }: Rule, orgChart: OrgChart): string[] {
  return levels.flatMap((level, at) => {
    const where = `第 ${at + 1} 级`;
    if (level.by === 'unitHead' || level.by === 'headAbove') {
      const without = [...orgChart.units.values()].filter(({ headId }) => !orgChart.people.get(headId ?? 0)?.able);
      return without.length > 0
        ? [`${where}：${without.map(({ name }) => name).join('、')}没有可审批的负责人，由企业管理员代审`]
        : [];
    }
    if (level.by === 'users') {
      const gone = level.userIds.filter((id) => !orgChart.people.get(id)?.able);
      if (gone.length > 0) return [`${where}：${listed(gone, peopleNames(orgChart))}没有审批权限或已停用`];
      return [];
    }
    const { title } = seatsOf(level, { orgId: 0, accountId: 0 }, orgChart);
    return /代审/.test(title) ? [`${where}：${whoText(level, orgChart)}没有可用的审批人，由企业管理员代审`] : [];
  });
}
