import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { and, eq } from 'drizzle-orm';
import { type AccountContext, actorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { FlowStart } from '../approvals/flows.service';
import type { LineAmounts, OrderAmounts } from './amounts.rules';
import { mayMove, moveOf } from './orderMoves.rules';
import { lockOrders, moveOrder, type Order } from './orderMoves.service';
import { ownOrders } from './orderReach.service';
import { selectLines } from './orders.queries';
import { orderLines, orders } from './orders.tables';
import type { NewLine } from './placing.service';

export type OwnOrder = Order & { lines: Awaited<ReturnType<typeof selectLines>> };

async function checked(ctx: AccountContext, order: Order | undefined, requestId?: string): Promise<OwnOrder> {
  if (!order) throw new DomainError('notFound');
  const repeated = requestId !== undefined && order.resubmitId === requestId;
  if (!repeated && !mayMove('resubmit', order.state))
    throw new DomainError('orderStateRefused', {
      state: orderStateLabels[order.state],
      action: moveOf('resubmit').what,
    });
  return { ...order, lines: await selectLines(ctx.tx, [order.orderId]) };
}

/** Only who submitted it may change it; anybody else's answers like one that does not exist. */
export async function readOwnOrder(ctx: AccountContext, orderId: number): Promise<OwnOrder> {
  const wanted = and(eq(orders.orderId, orderId), ownOrders(ctx.caller));
  const [order] = await ctx.tx.select().from(orders).where(wanted);
  return checked(ctx, order);
}

export async function lockOwnOrder(ctx: AccountContext, orderId: number, requestId: string): Promise<OwnOrder> {
  const [order] = await lockOrders(ctx.tx, [orderId], ownOrders(ctx.caller));
  return checked(ctx, order, requestId);
}

type Header = Pick<
  Order,
  | 'payMethod'
  | 'address'
  | 'invoice'
  | 'poNo'
  | 'costCentre'
  | 'reason'
  | 'wantedDate'
  | 'remark'
  | 'resubmitId'
  | 'resubmitHash'
>;
type Again = { header: Header; goods: NewLine[]; amounts: OrderAmounts; flow: FlowStart | null };

/** Its lines are written anew, and all it takes it takes as its next version. */
export async function resubmit(
  ctx: AccountContext,
  order: Order,
  { header, goods, amounts, flow }: Again,
): Promise<Order> {
  const { orderId } = order;
  const { lines: parts, ...sums } = amounts;
  await ctx.tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  const rows = goods.map((line, at) => ({ ...line, ...(parts[at] as LineAmounts), orderId, lineNo: at + 1 }));
  await ctx.tx.insert(orderLines).values(rows);
  const by = actorOf(ctx);
  const set = { ...header, ...sums, version: order.version + 1, resubmittedAt: ctx.now };
  if (flow) return moveOrder(ctx, order, 'resubmit', { by, set, flow });
  return moveOrder(ctx, order, header.payMethod === 'account' ? 'resubmitOnAccount' : 'resubmitUnasked', { by, set });
}
