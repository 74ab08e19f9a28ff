import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { isOnline, paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import { type OrderState, orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { and, eq, inArray } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { actorOf, type Caller } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { Money, MoneyContext, Payable, Payables, RefundOver, Taken } from '../../money/payments/payables.service';
import { mayMove } from './orderMoves.rules';
import {
  chooseMethod,
  lockOrder,
  lockOrders,
  moveOrder,
  type Order,
  setPayState,
  writeLog,
} from './orderMoves.service';
import { ordersInReach } from './orderReach.service';
import { payStateRefunded } from './orders.rules';
import { orders } from './orders.tables';

const yuanText = (fen: number): string => formatYuan(fenToYuan(fen));

function refusalOf({ state, payState }: Order): DomainError | null {
  if (mayMove('pay', state)) return null;
  if (['paid', 'onAccount', 'onAccountSettled'].includes(payState)) return new DomainError('orderAlreadyPaid');
  return new DomainError('orderStateRefused', { state: orderStateLabels[state], action: '付款' });
}

const toPayable = (order: Order): Payable => ({
  orderId: order.orderId,
  orderNo: order.orderNo,
  companyId: order.companyId,
  customerId: order.customerId,
  amount: order.payable - order.received,
  onAccount: order.payState === 'onAccount' ? order.payable - order.received : null,
  dueAt: order.dueAt,
  method: order.payMethod,
  refusal: refusalOf(order),
});

const reachOf = (caller?: Caller) => caller && ordersInReach(caller);

async function read(tx: Db, orderIds: number[], caller?: Caller): Promise<Payable[]> {
  const wanted = and(inArray(orders.orderId, orderIds), reachOf(caller));
  return (await tx.select().from(orders).where(wanted).orderBy(orders.orderId)).map(toPayable);
}

const noteOf = ({ channel, transactionId }: Money, amount: number): string =>
  `${paymentMethodLabels[channel]} ${yuanText(amount)}，流水号 ${transactionId}`;

/** The money that its state lets it take. */
async function takePart(ctx: MoneyContext, order: Order, money: Money, taken: number): Promise<Order> {
  const received = order.received + taken;
  const note = noteOf(money, taken);
  if (received === order.payable) {
    const set = { received, payMethod: money.channel, paidAt: money.paidAt };
    return moveOrder(ctx, order, 'pay', { by: money.by, note, set });
  }
  await ctx.tx.update(orders).set({ received }).where(eq(orders.orderId, order.orderId));
  const missing = `${note}，尚差 ${yuanText(order.payable - received)}`;
  await writeLog(ctx, order, money.by, { from: order.state, to: order.state, what: '收到部分货款', note: missing });
  return order;
}

/** An order in one of these has asked for no money, or asks for none any more. */
const unasked: readonly OrderState[] = ['pendingApproval', 'rejected', 'cancelled', 'closed'];

function whyNot({ state }: Order, taken: number): string {
  if (taken > 0) return '多付的款项';
  return unasked.includes(state) ? `订单${orderStateLabels[state]}` : '重复付款';
}

async function take(ctx: MoneyContext, orderId: number, money: Money): Promise<Taken> {
  const order = await lockOrder(ctx.tx, orderId);
  const open = mayMove('pay', order.state) ? order.payable - order.received : 0;
  const taken = Math.min(open, money.amount);
  const { state } = taken > 0 ? await takePart(ctx, order, money, taken) : order;
  const whyNotMore = whyNot(order, taken);
  if (taken < money.amount) {
    const note = noteOf(money, money.amount - taken);
    const way = isOnline(money.channel) ? '原路退回' : '经银行退回';
    await writeLog(ctx, order, theSystem, { from: state, to: state, what: `${whyNotMore}，${way}`, note });
  }
  return { taken, whyNotMore };
}

async function refundOver(ctx: MoneyContext, orderId: number, over: RefundOver): Promise<void> {
  const order = await lockOrder(ctx.tx, orderId);
  const { succeeded, isSurplus, refunded, refundNo, amount } = over;
  if (!succeeded) ctx.log.error({ refundNo }, 'refund failed');
  if (succeeded && !isSurplus) await setPayState(ctx.tx, orderId, payStateRefunded(order.received, refunded));
  const what = succeeded ? '退款成功' : '退款失败，等待客服处理';
  const note = `${yuanText(amount)}，退款单号 ${refundNo}`;
  await writeLog(ctx, order, theSystem, { from: order.state, to: order.state, what, note });
}

/** The face that orders show to payments, which know nothing else of them. */
export const orderPayables: Payables = {
  read,
  lock: async (tx, orderIds, caller) => (await lockOrders(tx, orderIds, reachOf(caller))).map(toPayable),
  choose: chooseMethod,
  opened: async (ctx, orderId, method) => {
    await setPayState(ctx.tx, orderId, 'paying');
    await chooseMethod(ctx, orderId, method);
  },
  closed: async (tx, orderId) => {
    const order = await lockOrder(tx, orderId);
    if (order.payState === 'paying') await setPayState(tx, orderId, 'unpaid');
  },
  take,
  putOnAccount: async (ctx, orderId) => {
    const order = await lockOrder(ctx.tx, orderId);
    await moveOrder(ctx, order, 'putOnAccount', { by: actorOf(ctx), set: { payMethod: 'account' } });
  },
  refundOver,
};
