import type { ApprovalPlan } from '@yigou/contract/trade/approvals.flow';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type CategoryPath, categoryPaths } from '../../goods/catalog/categoryPaths.service';
import type { Db } from '../../ground/db/client';
import { together } from '../../ground/db/together';
import { addDays } from '../../ground/lib/clock';
import type { Approvables, LastPurchase } from './approvables.service';
import { namedIn, readOrgChart } from './approvalPeople.queries';
import { type Plan, planApproval, toPlannedPerson } from './approvals.rules';
import { approvalFlows, approvalRules } from './approvals.tables';
import type { Facts, Rule } from './ruleFiring.rules';
import type { OrgChart } from './seating.rules';

export const selectRules = (tx: Db, customerId: number) =>
  tx.select().from(approvalRules).where(eq(approvalRules.customerId, customerId)).orderBy(asc(approvalRules.position));

/** An order that is to be judged: one in the making, one that exists, or one made up. */
export type OrderGist = {
  customerId: number;
  orgId: number;
  accountId: number;
  amount: number;
  lines: {
    skuId: number;
    name: string;
    supplierId: number;
    supplierName: string;
    isContract: boolean;
    price: number;
  }[];
  /** Weak budgets that it would overspend, and by how much. */
  overBudget: Facts['overBudget'];
  /** It stands in the books already, and is no purchase before itself. */
  orderId?: number;
};

/** Reads only what some rule asks for: most orders are judged by their amount alone. */
async function factsOf(tx: Db, approvables: Approvables, gist: OrderGist, rules: readonly Rule[]): Promise<Facts> {
  const asks = (test: (conditions: Rule['conditions']) => boolean) =>
    rules.some(({ enabled, conditions }) => enabled && test(conditions));
  const skuIds = gist.lines.map((line) => line.skuId);
  const except = gist.orderId === undefined ? [] : [gist.orderId];
  const [paths, last] = await together([
    asks(({ categoryIds }) => categoryIds.length > 0) ? categoryPaths(tx, skuIds) : new Map<number, CategoryPath>(),
    asks(({ priceRisePercent }) => priceRisePercent !== null)
      ? approvables.lastPurchases(tx, gist.customerId, skuIds, except)
      : new Map<number, LastPurchase>(),
  ]);
  const { accountId, orgId, amount, overBudget } = gist;
  return {
    accountId,
    orgId,
    amount,
    overBudget,
    lines: gist.lines.map(({ skuId, name, supplierId, supplierName, isContract, price }) => ({
      name,
      supplierId,
      supplierName,
      isContract,
      price,
      categoryPath: paths.get(skuId)?.categoryIds ?? [],
      categoryName: paths.get(skuId)?.name ?? '',
      lastPrice: last.get(skuId)?.price ?? null,
    })),
  };
}

export type Planned = Plan & { orgChart: OrgChart };

const nobody: OrgChart = { people: new Map(), units: new Map(), roleNames: new Map(), financeRoleId: null };

/** Facts judged by these rules and the people of now. */
export async function planByFacts(tx: Db, customerId: number, facts: Facts, rules: readonly Rule[]): Promise<Planned> {
  if (rules.length === 0 && facts.overBudget.length === 0)
    return { fired: [], notFired: [], steps: [], overBudget: false, overBudgetText: '', orgChart: nobody };
  const levels = rules.flatMap((rule) => rule.levels);
  const orgChart = await readOrgChart(tx, customerId, namedIn(levels, [facts.accountId]));
  return { ...planApproval(facts, rules, orgChart), orgChart };
}

/** Who has to approve this order, by the rules that are kept, or by others that are only tried. */
export async function planOrder(
  tx: Db,
  approvables: Approvables,
  gist: OrderGist,
  tried?: readonly Rule[],
): Promise<Planned> {
  const rules = tried ?? (await selectRules(tx, gist.customerId));
  return planByFacts(tx, gist.customerId, await factsOf(tx, approvables, gist, rules), rules);
}

/** Of the last 90 days, so that it says what is usual now. */
export async function usualHours(tx: Db, customerId: number, now: Date): Promise<number | null> {
  const took = sql<number | null>`percentile_cont(0.5) within group (order by
    extract(epoch from ${approvalFlows.endedAt} - ${approvalFlows.createdAt}) / 3600)::float8`;
  const [row] = await tx
    .select({ hours: took })
    .from(approvalFlows)
    .where(
      and(
        eq(approvalFlows.customerId, customerId),
        eq(approvalFlows.state, 'approved'),
        gt(approvalFlows.createdAt, addDays(now, -90)),
      ),
    );
  return row?.hours === null || row === undefined ? null : Math.round(row.hours * 10) / 10;
}

export const planView = (
  { fired, notFired, steps, overBudgetText, orgChart }: Planned,
  hours: number | null,
): ApprovalPlan => ({
  needed: steps.length > 0,
  fired,
  notFired,
  levels: steps.map(({ no, title, why, spec, need, approverIds, dropped }) => ({
    no,
    title,
    why,
    mode: spec.mode,
    need,
    hours: spec.hours,
    onTimeOut: spec.onTimeOut,
    people: approverIds.map((id) => toPlannedPerson(id, orgChart)),
    dropped,
  })),
  overBudgetText,
  usualHours: hours,
});
