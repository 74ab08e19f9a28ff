import type { ApprovalPlan } from '@yigou/contract/trade/approvals.flow';
import { hostUrl } from '../../goods/sites/sites.service';
import type { Db } from '../../ground/db/client';
import { TryAgain } from '../../ground/db/retrying';
import type { AccountContext } from '../../ground/http/context';
import { overBy, type Use } from '../../money/budgets/budgets.rules';
import { budgetsFor, overspentBy } from '../../money/budgets/budgets.service';
import { type OrderGist, planOrder, planView, usualHours } from '../approvals/approvalPlanning.service';
import { type FlowStart, refuseNobody } from '../approvals/flows.service';
import type { Quoted } from '../cart/goods.service';
import { type OrderAmounts, spentOn } from '../orders/amounts.rules';
import { orderApprovables } from '../orders/orderApprovables.service';

type Wanted = { lines: readonly Omit<Quoted, 'priceKind'>[]; amounts: OrderAmounts; orderId?: number };

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
  lines: lines.map(({ skuId, name, supplierId, supplierName, price, priceSource }) => ({
    skuId,
    name,
    supplierId,
    supplierName,
    price,
    isContract: priceSource === 'book',
  })),
  overBudget: uses.map((use) => ({ unitName: use.unitName, by: overBy(use) })).filter(({ by }) => by > 0),
  ...(orderId !== undefined && { orderId }),
});

export async function previewPlan(ctx: AccountContext, wanted: Wanted, uses: readonly Use[]): Promise<ApprovalPlan> {
  const plan = await planOrder(ctx.tx, orderApprovables, gistOf(ctx, wanted, uses));
  const hours = plan.steps.length > 0 ? await usualHours(ctx.tx, ctx.caller.customerId, ctx.now) : null;
  return planView(plan, hours);
}

/** `flow` is null where nobody has to be asked. */
export type Planned = { flow: FlowStart | null; mayOverspend: boolean };

export async function planFor(ctx: AccountContext, wanted: Wanted, shopUrl: string): Promise<Planned> {
  const uses = await usesFor(ctx, wanted);
  const plan = await planOrder(ctx.tx, orderApprovables, gistOf(ctx, wanted, uses));
  const mayOverspend = !plan.overBudget && uses.some(({ control }) => control === 'soft');
  if (plan.steps.length === 0) return { flow: null, mayOverspend };
  refuseNobody(plan);
  return { flow: { plan, linkBase: await hostUrl(ctx.tx, ctx.site.hostId, shopUrl) }, mayOverspend };
}

/**
 * It was planned from what others had used by then. What stands now was taken under the lock of the budgets: an order
 * that overspends one and was planned as if it fitted is planned anew, from the beginning.
 */
export async function checkPlanned(tx: Db, holder: string, { mayOverspend }: Planned): Promise<void> {
  if (mayOverspend && (await overspentBy(tx, holder)).length > 0) throw new TryAgain();
}
