import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { type Level, type OrgChart, unitPath } from './seating.rules';

/** Whether a rule fires for an order, and the words why. */

export type Rule = {
  ruleId: number;
  name: string;
  enabled: boolean;
  position: number;
  appliesTo: { unitIds: number[]; roleIds: number[]; userIds: number[] };
  conditions: {
    amountFrom: number | null;
    amountTo: number | null;
    categoryIds: number[];
    supplierIds: number[];
    overBudget: boolean;
    offContractLines: number | null;
    priceRisePercent: number | null;
  };
  levels: Level[];
};

export type LineFacts = {
  name: string;
  /** Its category and all above it. */
  categoryPath: number[];
  categoryName: string;
  supplierId: number;
  supplierName: string;
  isContract: boolean;
  price: number;
  /** What the customer paid the last time; null: never bought. */
  lastPrice: number | null;
};

/** Money in 分. */
export type Facts = {
  accountId: number;
  orgId: number;
  amount: number;
  lines: LineFacts[];
  overBudget: { unitName: string; by: number }[];
};

const yuan = (fen: number): string => formatYuan(fenToYuan(fen));
const overlaps = (some: readonly number[], others: readonly number[]) => some.some((each) => others.includes(each));

type Judged = { holds: boolean; why: string };
const yes = (why: string): Judged => ({ holds: true, why });
const no = (why: string): Judged => ({ holds: false, why });

function judgeScope({ appliesTo }: Rule, facts: Facts, orgChart: OrgChart): Judged[] {
  const { unitIds, roleIds, userIds } = appliesTo;
  const path = unitPath(orgChart.units, facts.orgId);
  const names = (ids: number[]) => ids.map((id) => orgChart.units.get(id)?.name ?? '已删除的组织').join('、');
  const judged: Judged[] = [];
  if (unitIds.length > 0 && !path.some(({ orgId }) => unitIds.includes(orgId)))
    judged.push(no(`适用${names(unitIds)}，本单属${path[0]?.name ?? '其他组织'}`));
  if (roleIds.length > 0 && !overlaps(roleIds, orgChart.people.get(facts.accountId)?.roleIds ?? []))
    judged.push(no('不适用于下单人的角色'));
  if (userIds.length > 0 && !userIds.includes(facts.accountId)) judged.push(no('不适用于下单人'));
  return judged;
}

function judgeAmount({ amountFrom, amountTo }: Rule['conditions'], amount: number): Judged[] {
  if (amountFrom === null && amountTo === null) return [];
  if (amountFrom !== null && amount < amountFrom)
    return [no(`订单金额 ${yuan(amount)}，距触发金额尚差 ${yuan(amountFrom - amount)}`)];
  if (amountTo !== null && amount > amountTo) return [no(`订单金额 ${yuan(amount)}，超过上限 ${yuan(amountTo)}`)];
  return [yes(`订单金额 ${yuan(amount)}`)];
}

const namesOf = (names: string[]): string => [...new Set(names)].join('、');

/** By how many percent a line is dearer than the last time, to one decimal. */
export const risePercent = (price: number, lastPrice: number | null): number | null =>
  lastPrice === null || lastPrice === 0 ? null : Math.round(((price - lastPrice) / lastPrice) * 1000) / 10;

function judgeLines(conditions: Rule['conditions'], lines: LineFacts[]): Judged[] {
  const { categoryIds, supplierIds, offContractLines, priceRisePercent } = conditions;
  const judged: Judged[] = [];
  if (categoryIds.length > 0) {
    const found = lines.filter((line) => overlaps(line.categoryPath, categoryIds));
    judged.push(found[0] ? yes(`类目：${namesOf(found.map((line) => line.categoryName))}`) : no('不含所列类目的商品'));
  }
  if (supplierIds.length > 0) {
    const found = lines.filter((line) => supplierIds.includes(line.supplierId));
    judged.push(
      found[0] ? yes(`供应商：${namesOf(found.map((line) => line.supplierName))}`) : no('不含所列供应商的商品'),
    );
  }
  if (offContractLines !== null) {
    const count = lines.filter((line) => !line.isContract).length;
    judged.push(
      count >= offContractLines
        ? yes(`非协议商品 ${count} 行`)
        : no(`非协议商品 ${count} 行，不足 ${offContractLines} 行`),
    );
  }
  if (priceRisePercent !== null) {
    const rise = ({ price, lastPrice }: LineFacts) => risePercent(price, lastPrice) ?? 0;
    const [worst] = lines
      .filter(({ price, lastPrice }) => lastPrice !== null && price * 100 > lastPrice * (100 + priceRisePercent))
      .sort((a, b) => rise(b) - rise(a));
    judged.push(
      worst
        ? yes(`${worst.name} ${yuan(worst.lastPrice ?? 0)} → ${yuan(worst.price)}，高 ${rise(worst)}%`)
        : no(`没有商品单价比上次采购高 ${priceRisePercent}% 以上`),
    );
  }
  return judged;
}

function judgeBudget({ overBudget }: Rule['conditions'], over: Facts['overBudget']): Judged[] {
  if (!overBudget) return [];
  return over.length > 0 ? over.map(({ unitName, by }) => yes(`${unitName}超出预算 ${yuan(by)}`)) : [no('未超出预算')];
}

/** Whether a rule fires, and why: the facts that made it, or the first that did not hold. */
export function judgeRule(rule: Rule, facts: Facts, orgChart: OrgChart): { fires: boolean; whys: string[] } {
  if (!rule.enabled) return { fires: false, whys: ['规则已停用'] };
  const judged = [
    ...judgeScope(rule, facts, orgChart),
    ...judgeAmount(rule.conditions, facts.amount),
    ...judgeLines(rule.conditions, facts.lines),
    ...judgeBudget(rule.conditions, facts.overBudget),
  ];
  const against = judged.find((each) => !each.holds);
  if (against) return { fires: false, whys: [against.why] };
  return { fires: true, whys: judged.length > 0 ? judged.map((each) => each.why) : ['适用范围内的每张订单'] };
}
