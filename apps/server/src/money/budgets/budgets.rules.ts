import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import type { BudgetUse } from '@yigou/contract/money/budgets';
import { type BudgetControl, type BudgetPeriod, budgetLevel, periodLabel } from '@yigou/contract/money/budgets.terms';

/** A budget that covers now, of the unit that orders or one above it. In 分. */
export type OpenBudget = {
  budgetId: number;
  orgId: number;
  unitName: string;
  /** 0 for the unit itself, 1 for the one above it, and so on. */
  depth: number;
  periodKind: BudgetPeriod;
  startsOn: string;
  categoryId: number | null;
  categoryName: string;
  control: BudgetControl;
  warnPercent: number;
  limit: number;
  used: number;
};
export type Spending = { skuId: number; amount: number };
export type Use = OpenBudget & { amount: number };

export const yuanText = (fen: number): string => formatYuan(fenToYuan(fen));

type Named = Pick<OpenBudget, 'unitName' | 'periodKind' | 'startsOn' | 'categoryName'>;

/** 行政部 2026 年 11 月（办公用品） */
export const nameOf = ({ unitName, periodKind, startsOn, categoryName }: Named): string =>
  `${unitName} ${periodLabel(periodKind, startsOn)}${categoryName ? `（${categoryName}）` : ''}`;

/** Of budgets that differ in their category alone, the one that a line uses: the narrowest that holds it. */
function narrowest(among: readonly OpenBudget[], path: readonly number[]): OpenBudget | undefined {
  for (const categoryId of path) {
    const found = among.find((budget) => budget.categoryId === categoryId);
    if (found) return found;
  }
  return among.find((budget) => budget.categoryId === null);
}

export type Share = Spending & { budgetId: number };

/**
 * What of which article counts to which budget. `paths`: the categories of an article, its own first. In each unit and
 * each kind of period a line counts once; where no budget holds it, nothing limits it there.
 */
export function sharesOf(
  open: readonly OpenBudget[],
  lines: readonly Spending[],
  paths: ReadonlyMap<number, readonly number[]>,
): Share[] {
  const shares = new Map<string, Share>();
  const groupOf = ({ orgId, periodKind }: OpenBudget) => `${orgId} ${periodKind}`;
  for (const group of new Set(open.map(groupOf))) {
    const among = open.filter((budget) => groupOf(budget) === group);
    for (const { skuId, amount } of lines) {
      const budget = narrowest(among, paths.get(skuId) ?? []);
      if (!budget || amount === 0) continue;
      const key = `${skuId} ${budget.budgetId}`;
      const before = shares.get(key)?.amount ?? 0;
      shares.set(key, { skuId, budgetId: budget.budgetId, amount: before + amount });
    }
  }
  return [...shares.values()];
}

/** What an order takes from which budget. */
export function usesOf(open: readonly OpenBudget[], shares: readonly Share[]): Use[] {
  const amountOf = ({ budgetId }: OpenBudget) =>
    shares.reduce((sum, share) => sum + (share.budgetId === budgetId ? share.amount : 0), 0);
  return open.map((budget) => ({ ...budget, amount: amountOf(budget) })).filter((use) => use.amount > 0);
}

/** Of what is given back of these articles, how much goes to which budget: to those that it was taken from. */
export function givenBack(taken: readonly Share[], lines: readonly Spending[]): { budgetId: number; amount: number }[] {
  const amounts = new Map<number, number>();
  for (const { skuId, amount } of lines)
    for (const share of taken)
      if (share.skuId === skuId) amounts.set(share.budgetId, (amounts.get(share.budgetId) ?? 0) + amount);
  return [...amounts].map(([budgetId, amount]) => ({ budgetId, amount }));
}

export const overBy = ({ limit, used, amount }: Pick<Use, 'limit' | 'used' | 'amount'>): number =>
  Math.max(0, used + amount - limit);

/** Those that do not let it pass, the one that lacks most first. */
export const refusing = <U extends Use>(uses: readonly U[]): U[] =>
  uses.filter((use) => use.control === 'hard' && overBy(use) > 0).sort((a, b) => overBy(b) - overBy(a));

type Line = 'warned' | 'over';
const order = ['normal', 'warned', 'over'] as const;

/** The line that was crossed with this order; null: none, or it had been crossed before. */
export function crossedLine(
  budget: Pick<Use, 'warnPercent' | 'amount'>,
  after: { limit: number; used: number },
): Line | null {
  const { warnPercent, amount } = budget;
  const now = budgetLevel({ ...after, warnPercent });
  const before = budgetLevel({ limit: after.limit, used: after.used - amount, warnPercent });
  return now !== 'normal' && order.indexOf(now) > order.indexOf(before) ? now : null;
}

export function useView(use: Use): BudgetUse {
  const { limit, used, amount, warnPercent } = use;
  return {
    budgetId: use.budgetId,
    unitName: use.unitName,
    period: periodLabel(use.periodKind, use.startsOn),
    categoryName: use.categoryName,
    control: use.control,
    warnPercent,
    limit: fenToYuan(limit),
    before: fenToYuan(used),
    amount: fenToYuan(amount),
    after: fenToYuan(used + amount),
    over: fenToYuan(overBy(use)),
    warned: budgetLevel({ limit, used: used + amount, warnPercent }) !== 'normal',
  };
}
