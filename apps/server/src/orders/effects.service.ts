import type { PaymentMethod } from '@yigou/contract';
import { eq, sql } from 'drizzle-orm';
import { endFlow, type FlowStart, startFlow } from '../approvals/flows.service';
import { commitBudgets, reserveBudgets } from '../budgets/budgets.service';
import type { Context } from '../http/context';
import { occupyCredit, releaseFunds } from '../ledger/ledger.service';
import { DomainError } from '../lib/domainError';
import { refundOrder } from '../payments/refunds.service';
import type { Piece } from '../stock/stock.rules';
import { consume, heldBy, release, reserve } from '../stock/stock.service';
import { type LineAmounts, spentOn } from './amounts.rules';
import { readApprovables } from './approvableView.service';
import { type EffectName, holderOf } from './orders.rules';
import { orderLines } from './orders.tables';

/** What changing an order needs; `tx` is a transaction. */
export type LifeContext = Pick<Context, 'tx' | 'now' | 'jobs' | 'log'>;

type MovedLine = Piece & LineAmounts;

/** The order as it is after the move; `lines` where they are known already. */
type Moved = {
  orderId: number;
  version: number;
  customerId: number;
  orgId: number;
  payMethod: PaymentMethod;
  payable: number;
  /** What an order brings along that has to be approved. */
  flow?: FlowStart;
  lines?: readonly MovedLine[];
};

const linesOf = async ({ tx }: LifeContext, { orderId, lines }: Moved): Promise<readonly MovedLine[]> =>
  lines ?? tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));

const shortText = (available: number): string => (available > 0 ? `库存仅剩 ${available}` : '已售罄');

async function reserveStock(ctx: LifeContext, order: Moved): Promise<void> {
  const lines = await linesOf(ctx, order);
  const { short } = await reserve(ctx.tx, { cause: holderOf(order), now: ctx.now }, lines);
  if (short.size === 0) return;
  const changes = [...short].map(([skuId, available]) => [`lines.${skuId}`, shortText(available)]);
  throw new DomainError('orderChanged', { count: short.size }, Object.fromEntries(changes));
}

/** Whatever it still holds leaves the house. */
async function consumeStock({ tx, now }: LifeContext, order: Moved, cause: string): Promise<void> {
  const holder = holderOf(order);
  await consume(tx, { holder, cause, now }, await heldBy(tx, holder));
  await tx
    .update(orderLines)
    .set({ shippedQty: sql`${orderLines.qty}` })
    .where(eq(orderLines.orderId, order.orderId));
}

async function reserveBudget(ctx: LifeContext, order: Moved): Promise<void> {
  const lines = (await linesOf(ctx, order)).map((line) => ({ skuId: line.skuId, amount: spentOn(line) }));
  const { customerId, orgId } = order;
  await reserveBudgets(ctx, { customerId, orgId, lines, holder: holderOf(order) });
}

/** Each of them does what it does once per cause, however often the same thing happens. */
export const effects: Record<EffectName, (ctx: LifeContext, order: Moved, cause: string) => Promise<void>> = {
  reserveStock,
  releaseStock: ({ tx, now }, order, cause) => release(tx, { holder: holderOf(order), cause, now }),
  consumeStock,
  occupyCredit: async ({ tx, now }, order) => {
    const { customerId, payable: amount, payMethod } = order;
    if (payMethod === 'account') await occupyCredit(tx, { customerId, amount, holder: holderOf(order), now });
  },
  reserveBudget,
  commitBudget: ({ tx, now }, order, cause) => commitBudgets(tx, { holder: holderOf(order), cause, now }),
  releaseFunds: ({ tx, now }, order, cause) => releaseFunds(tx, { holder: holderOf(order), cause, now }),
  startFlow: async (ctx, { orderId, flow }) => {
    if (!flow) throw new Error(`order ${orderId} has to be approved, but nobody said by whom`);
    const [order] = await readApprovables(ctx.tx, [orderId]);
    if (order) await startFlow(ctx, { ...order, payable: order.amounts.payable }, flow);
  },
  endFlow: (ctx, { orderId }) => endFlow(ctx, orderId),
  refund: (ctx, { orderId }, cause) => refundOrder(ctx, { orderId, kind: 'cancel', cause, reason: '订单取消' }),
};
