import {
  type BudgetControl,
  type BudgetPeriod,
  type BudgetUse,
  budgetLevel,
  fenToYuan,
  formatYuan,
  periodLabel,
} from '@yigou/contract';

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

/**
 * What an order takes from which budget. `paths`: the categories of an article, its own first. In each unit and each
 * kind of period a line counts once; where no budget holds it, nothing limits it there.
 */
export function usesOf(
  open: readonly OpenBudget[],
  lines: readonly Spending[],
  paths: ReadonlyMap<number, readonly number[]>,
): Use[] {
  const amounts = new Map<number, number>();
  const groupOf = ({ orgId, periodKind }: OpenBudget) => `${orgId} ${periodKind}`;
  for (const group of new Set(open.map(groupOf))) {
    const among = open.filter((budget) => groupOf(budget) === group);
    for (const { skuId, amount } of lines) {
      const budget = narrowest(among, paths.get(skuId) ?? []);
      if (budget) amounts.set(budget.budgetId, (amounts.get(budget.budgetId) ?? 0) + amount);
    }
  }
  return open
    .map((budget) => ({ ...budget, amount: amounts.get(budget.budgetId) ?? 0 }))
    .filter((use) => use.amount > 0);
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
