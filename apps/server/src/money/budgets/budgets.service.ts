import { formatDate } from '@yigou/contract/ground/time';
import { periodStart } from '@yigou/contract/money/budgets.terms';
import { eq } from 'drizzle-orm';
import { categoryPaths } from '../../goods/catalog/categoryPaths.service';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { type Part, releaseFunds } from '../ledger/ledger.service';
import { commitFunds, spendFunds, takeFunds } from '../ledger/reserving.service';
import { selectHeld, selectOpen, selectOverspent } from './budgets.queries';
import {
  givenBack,
  nameOf,
  overBy,
  refusing,
  type Spending,
  sharesOf,
  type Use,
  usesOf,
  yuanText,
} from './budgets.rules';
import { budgetShares, budgets } from './budgets.tables';
import { tellCrossings, type WarnContext } from './warning.service';

type Buying = { customerId: number; orgId: number; lines: readonly Spending[]; now: Date };

async function sharesFor(tx: Db, { customerId, orgId, lines, now }: Buying) {
  const today = formatDate(now);
  const [month, quarter, year] = [
    periodStart('month', today),
    periodStart('quarter', today),
    periodStart('year', today),
  ];
  const open = await selectOpen(tx, orgId, customerId, month, quarter, year);
  const skuIds = open.some((budget) => budget.categoryId !== null) ? lines.map((line) => line.skuId) : [];
  const paths = skuIds.length > 0 ? [...(await categoryPaths(tx, skuIds))] : [];
  return {
    open,
    shares: sharesOf(open, lines, new Map(paths.map(([skuId, { categoryIds }]) => [skuId, categoryIds]))),
  };
}

/** What an order would use: of its unit and all above it, from below. A unit without a budget limits nothing. */
export async function budgetsFor(tx: Db, buying: Buying): Promise<Use[]> {
  const { open, shares } = await sharesFor(tx, buying);
  return usesOf(open, shares);
}

/** What each holder has of which budgets. */
export async function budgetsHeldBy(tx: Db, holders: string[]): Promise<Map<string, Use[]>> {
  const held = new Map<string, Use[]>(holders.map((holder) => [holder, []]));
  if (holders.length === 0) return held;
  for (const { holder, ...use } of await selectHeld(tx, holders)) if (use.amount > 0) held.get(holder)?.push(use);
  return held;
}

/** Why an order cannot be submitted; null: nothing of 强控 stands in its way. */
export function budgetRefusal(uses: readonly Use[]): DomainError | null {
  const [worst] = refusing(uses);
  return worst ? new DomainError('budgetShort', { budget: nameOf(worst), missing: yuanText(overBy(worst)) }) : null;
}

/**
 * All or nothing: each account is taken from by a conditional update, so that two orders at once never pass a limit
 * together. What was read before may be old by then; the refusal is told from what stands now.
 */
export async function reserveBudgets(
  ctx: WarnContext,
  buying: Omit<Buying, 'now'> & { holder: string },
): Promise<void> {
  const { tx, now } = ctx;
  const { open, shares } = await sharesFor(tx, { ...buying, now });
  const uses = usesOf(open, shares);
  if (uses.length === 0) return;
  const refusal = budgetRefusal(uses);
  if (refusal) throw refusal;
  const takings = uses.map(({ budgetId, amount, control }) => ({
    ledgerAccountId: budgetId,
    amount,
    mayExceed: control === 'soft',
  }));
  const taken = await takeFunds(tx, { takings, holder: buying.holder, now });
  if (taken.size < uses.length)
    throw budgetRefusal(await budgetsFor(tx, { ...buying, now })) ?? new DomainError('conflict');
  await tx.insert(budgetShares).values(shares.map((share) => ({ ...share, holder: buying.holder })));
  await tellCrossings(ctx, buying.customerId, uses, taken);
}

/** What the holder has reserved counts as spent from now on. */
export const commitBudgets = (tx: Db, spent: { holder: string; cause: string; now: Date }): Promise<void> =>
  commitFunds(tx, spent);

/**
 * Of some lines, or some pieces of them, the order needs no more: of credit what they cost goes back, of each budget what
 * of them was counted to it when it was reserved, whatever category they are in by now.
 */
export async function partOfLines(tx: Db, holder: string, lines: readonly Spending[]): Promise<Part> {
  const taken = await tx.select().from(budgetShares).where(eq(budgetShares.holder, holder));
  return { credit: lines.reduce((sum, line) => sum + line.amount, 0), budgets: givenBack(taken, lines) };
}

/**
 * Another price was agreed on for what the holder has bought: the budgets that it was counted to follow, down or up. It
 * is spent already, so no limit is asked.
 */
export async function agreeSpending(
  tx: Db,
  { lines, ...agreed }: { holder: string; cause: string; now: Date; lines: readonly Spending[] },
): Promise<void> {
  const taken = await tx.select().from(budgetShares).where(eq(budgetShares.holder, agreed.holder));
  const changes = givenBack(taken, lines);
  const more = changes.filter(({ amount }) => amount > 0);
  const less = changes.flatMap(({ budgetId, amount }) => (amount < 0 ? [{ budgetId, amount: -amount }] : []));
  if (more.length > 0) await spendFunds(tx, { ...agreed, budgets: more });
  if (less.length > 0) await releaseFunds(tx, { ...agreed, part: { credit: 0, budgets: less } });
}

/** By how much an order overspent which budgets when it was submitted: the entries say what stood there then. */
export const overspentBy = (tx: Db, holder: string) => selectOverspent(tx, holder);

/** How many budgets hang on a unit, in whatever period. */
export const budgetsOfUnit = (tx: Db, orgId: number): Promise<number> => tx.$count(budgets, eq(budgets.orgId, orgId));
