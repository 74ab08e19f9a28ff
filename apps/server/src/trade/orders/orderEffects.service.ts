import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import { eq } from 'drizzle-orm';
import type { Piece } from '../../goods/stock/stock.rules';
import { consume, release, reserve, unship } from '../../goods/stock/stock.service';
import { stepOf } from '../../ground/db/references';
import type { Context } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { commitBudgets, reserveBudgets } from '../../money/budgets/budgets.service';
import { occupyCredit, releaseFunds } from '../../money/ledger/ledger.service';
import { refundOrder } from '../../money/payments/refunds.service';
import { endFlow, type FlowStart, startFlow } from '../approvals/flows.service';
import { type LineAmounts, spentOn } from './amounts.rules';
import { readApprovables } from './approvableView.service';
import { refundLines } from './lineRefunds.service';
import type { EffectName } from './orderMoves.rules';
import { holderOf } from './orders.rules';
import { orderLines } from './orders.tables';

/** What changing an order needs; `tx` is a transaction. */
export type LifeContext = Pick<Context, 'tx' | 'now' | 'jobs' | 'log'>;

/** What leaves together, known by its cause such as `shipment:5`. */
export type Leaving = { cause: string; pieces: readonly { lineNo: number; qty: number }[] };

/** Pieces that will never leave, with what was paid or put on account for them; known by its cause. */
export type Closing = { cause: string; pieces: readonly (Piece & { amount: number })[] };

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
  leaving?: readonly Leaving[];
  closing?: Closing;
  /** What it took of money before: the account takes only the rest. */
  received?: number;
  lines?: readonly MovedLine[];
};

const readLines = ({ tx }: LifeContext, { orderId }: Moved): Promise<readonly MovedLine[]> =>
  tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));

const shortText = (available: number): string => (available > 0 ? `库存仅剩 ${available}` : '已售罄');

/**
 * Whoever sends several effects together relies on each to send its first statement at once: goods are locked before
 * credit, and credit before budgets. Waiting for lines that are known already would let credit pass.
 */
async function reserveStock(ctx: LifeContext, order: Moved): Promise<void> {
  const lines = order.lines ?? (await readLines(ctx, order));
  const { short } = await reserve(ctx.tx, { cause: holderOf(order), now: ctx.now }, lines);
  if (short.size === 0) return;
  const changes = [...short].map(([skuId, available]) => [`lines.${skuId}`, shortText(available)]);
  throw new DomainError('orderChanged', { count: short.size }, Object.fromEntries(changes));
}

async function reserveBudget(ctx: LifeContext, order: Moved): Promise<void> {
  const all = order.lines ?? (await readLines(ctx, order));
  const lines = all.map((line) => ({ skuId: line.skuId, amount: spentOn(line) }));
  const { customerId, orgId } = order;
  await reserveBudgets(ctx, { customerId, orgId, lines, holder: holderOf(order) });
}

async function giveBackPieces(ctx: LifeContext, { closing, ...order }: Moved): Promise<void> {
  if (!closing) return;
  const { cause, pieces: lines } = closing;
  await refundLines(ctx, order, { cause, kind: 'cancel', reason: '缺货关闭', lines });
}

/** Each of them does what it does once per cause, however often the same thing happens. */
export const effects: Record<EffectName, (ctx: LifeContext, order: Moved, cause: string) => Promise<void>> = {
  reserveStock,
  releaseStock: ({ tx, now }, order, cause) => release(tx, { holder: holderOf(order), cause, now }),
  consumeStock: async ({ tx, now }, { leaving, ...order }) => {
    if (!leaving) throw new Error(`order ${order.orderId} is shipped, but nothing leaves`);
    for (const { cause, pieces } of leaving) await consume(tx, { holder: holderOf(order), cause, now }, pieces);
  },
  unshipStock: async ({ tx, now }, { leaving = [], ...order }) => {
    for (const { cause } of leaving)
      await unship(tx, { holder: holderOf(order), shipped: cause, cause: stepOf(cause, 'undo'), now });
  },
  releasePieces: async ({ tx, now }, { closing, ...order }) => {
    if (closing) await release(tx, { holder: holderOf(order), cause: closing.cause, now }, closing.pieces);
  },
  giveBackPieces,
  occupyCredit: async ({ tx, now }, order) => {
    const { customerId, payable, received = 0, payMethod } = order;
    const amount = payable - received;
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
