import type { ApprovalPlan } from '@yigou/contract';
import { type FlowStart, refuseNobody } from '../approvals/flows.service';
import { type OrderGist, planOrder, planView, usualHours } from '../approvals/planning.service';
import type { Quoted } from '../cart/cart.service';
import type { AccountContext } from '../http/context';
import { orderApprovables } from '../orders/approvables.service';
import { hostUrl } from '../sites/sites.service';

type Wanted = { lines: readonly Quoted[]; amount: number; orderId?: number };

const gistOf = ({ caller }: AccountContext, { lines, amount, orderId }: Wanted): OrderGist => ({
  customerId: caller.customerId,
  orgId: caller.orgId,
  accountId: caller.accountId,
  amount,
  lines: lines.map((line) => ({ ...line, isContract: line.priceKind === 'contract' })),
  overBudget: [],
  ...(orderId !== undefined && { orderId }),
});

export async function previewPlan(ctx: AccountContext, wanted: Wanted): Promise<ApprovalPlan> {
  const plan = await planOrder(ctx.tx, orderApprovables, gistOf(ctx, wanted));
  const hours = plan.steps.length > 0 ? await usualHours(ctx.tx, ctx.caller.customerId, ctx.now) : null;
  return planView(plan, hours);
}

/** Null: nobody has to be asked. */
export async function flowFor(ctx: AccountContext, wanted: Wanted, shopUrl: string): Promise<FlowStart | null> {
  const plan = await planOrder(ctx.tx, orderApprovables, gistOf(ctx, wanted));
  if (plan.steps.length === 0) return null;
  refuseNobody(plan);
  return { plan, linkBase: await hostUrl(ctx.tx, ctx.site.hostId, shopUrl) };
}
