import { fenToYuan, formatYuan, orderStateLabels, paymentMethodLabels } from '@yigou/contract';
import { eq, inArray } from 'drizzle-orm';
import { theSystem } from '../db/actor';
import type { Db } from '../db/client';
import { actorOf } from '../http/context';
import { DomainError } from '../lib/domainError';
import type { Money, MoneyContext, Payable, Payables, RefundOver } from '../payments/payables.service';
import { chooseMethod, lockOrder, lockOrders, moveOrder, type Order, setPayState, writeLog } from './moves.service';
import { mayMove, payStateRefunded } from './orders.rules';
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
  accountId: order.accountId,
  amount: order.payable - order.received,
  onAccount: order.payState === 'onAccount' ? order.payable : null,
  dueAt: order.dueAt,
  method: order.payMethod,
  refusal: refusalOf(order),
});

async function read(tx: Db, orderIds: number[]): Promise<Payable[]> {
  const rows = await tx.select().from(orders).where(inArray(orders.orderId, orderIds)).orderBy(orders.orderId);
  return rows.map(toPayable);
}

const noteOf = ({ channel, transactionId }: Money, amount: number): string =>
  `${paymentMethodLabels[channel]} ${yuanText(amount)}，流水号 ${transactionId}`;

async function take(ctx: MoneyContext, orderId: number, money: Money): Promise<number> {
  const order = await lockOrder(ctx.tx, orderId);
  const { state } = order;
  const open = mayMove('pay', state) ? order.payable - order.received : 0;
  const taken = Math.min(open, money.amount);
  const received = order.received + taken;
  const stay = { from: state, to: state };
  if (taken > 0 && received === order.payable) {
    const set = { received, payMethod: money.channel, paidAt: money.paidAt };
    await moveOrder(ctx, order, 'pay', { by: money.by, note: noteOf(money, taken), set });
  } else if (taken > 0) {
    await ctx.tx.update(orders).set({ received }).where(eq(orders.orderId, orderId));
    const note = `${noteOf(money, taken)}，尚差 ${yuanText(order.payable - received)}`;
    await writeLog(ctx, order, money.by, { ...stay, what: '收到部分货款', note });
  }
  if (taken < money.amount) {
    const what = taken > 0 ? '多付的款项，原路退回' : '重复或迟到的付款，自动原路退回';
    await writeLog(ctx, order, theSystem, { ...stay, what, note: noteOf(money, money.amount - taken) });
  }
  return taken;
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
  lock: async (tx, orderIds) => (await lockOrders(tx, orderIds)).map(toPayable),
  choose: chooseMethod,
  opened: async (tx, orderId, method) => {
    await setPayState(tx, orderId, 'paying');
    await chooseMethod(tx, orderId, method);
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
