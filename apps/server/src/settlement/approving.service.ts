import type { ApprovalPlan } from '@yigou/contract';
import { type FlowStart, refuseNobody } from '../approvals/flows.service';
import { type OrderGist, planOrder, planView, usualHours } from '../approvals/planning.service';
import { overBy, type Use } from '../budgets/budgets.rules';
import { budgetsFor } from '../budgets/budgets.service';
import type { Quoted } from '../cart/cart.service';
import type { AccountContext } from '../http/context';
import { type OrderAmounts, spentOn } from '../orders/amounts.rules';
import { orderApprovables } from '../orders/approvables.service';
import { hostUrl } from '../sites/sites.service';

type Wanted = { lines: readonly Quoted[]; amounts: OrderAmounts; orderId?: number };

/** The budgets that an order would use. */
export const usesFor = ({ tx, now, caller }: AccountContext, { lines, amounts }: Wanted): Promise<Use[]> =>
  budgetsFor(tx, {
    customerId: caller.customerId,
    orgId: caller.orgId,
    lines: amounts.lines.map((line, at) => ({ skuId: lines[at]?.skuId ?? 0, amount: spentOn(line) })),
    now,
  });

const gistOf = ({ caller }: AccountContext, { lines, amounts, orderId }: Wanted, uses: readonly Use[]): OrderGist => ({
  customerId: caller.customerId,
  orgId: caller.orgId,
  accountId: caller.accountId,
  amount: amounts.payable,
  lines: lines.map(({ skuId, name, supplierId, supplierName, price, priceKind }) => ({
    skuId,
    name,
    supplierId,
    supplierName,
    price,
    isContract: priceKind === 'contract',
  })),
  overBudget: uses.map((use) => ({ unitName: use.unitName, by: overBy(use) })).filter(({ by }) => by > 0),
  ...(orderId !== undefined && { orderId }),
});

export async function previewPlan(ctx: AccountContext, wanted: Wanted, uses: readonly Use[]): Promise<ApprovalPlan> {
  const plan = await planOrder(ctx.tx, orderApprovables, gistOf(ctx, wanted, uses));
  const hours = plan.steps.length > 0 ? await usualHours(ctx.tx, ctx.caller.customerId, ctx.now) : null;
  return planView(plan, hours);
}

/** Null: nobody has to be asked. */
export async function flowFor(ctx: AccountContext, wanted: Wanted, shopUrl: string): Promise<FlowStart | null> {
  const plan = await planOrder(ctx.tx, orderApprovables, gistOf(ctx, wanted, await usesFor(ctx, wanted)));
  if (plan.steps.length === 0) return null;
  refuseNobody(plan);
  return { plan, linkBase: await hostUrl(ctx.tx, ctx.site.hostId, shopUrl) };
}
