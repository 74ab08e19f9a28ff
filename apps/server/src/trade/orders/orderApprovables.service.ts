import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { DomainError } from '../../ground/lib/domainError';
import { creditOf } from '../../money/ledger/ledger.service';
import type { Approvables } from '../approvals/approvables.service';
import { isUnbuyable } from '../cart/cart.rules';
import { judge, readGoodsOf } from '../cart/goods.service';
import { findApprovable, lastPurchases, readApprovables, readBriefs } from './approvableView.service';
import { cutLines } from './cutting.service';
import { lockOrder, moveOrder } from './orderMoves.service';

const yuan = (fen: number): string => formatYuan(fenToYuan(fen));

/**
 * What was approved must still be to be had at that price. Goods, credit and budget are held since it was submitted and
 * need no second look; what can change meanwhile is the price, whether it is sold at all, and a bill that fell overdue.
 */
const obstacles: Approvables['obstacles'] = async ({ tx, now }, orderId) => {
  const [order] = await readApprovables(tx, [orderId]);
  if (!order) throw new DomainError('notFound');
  const goods = await readGoodsOf(
    tx,
    order,
    order.lines.map((line) => line.skuId),
  );
  const found = order.lines.flatMap(({ skuId, name, qty, pricedQty, price }) => {
    const article = goods.get(skuId);
    const judged = article && judge(article, pricedQty ?? qty, now);
    if (!judged || isUnbuyable(judged.problem)) return [`“${name}”已不能购买`];
    return judged.price > price ? [`“${name}”单价由 ${yuan(price)} 涨到 ${yuan(judged.price)}`] : [];
  });
  const credit = order.payMethod === 'account' ? await creditOf(tx, order.customerId) : null;
  return credit?.overdue ? [...found, '有逾期未付的对账单，暂不能使用账期支付'] : found;
};

/** The face that orders show to approvals, which know nothing else of them. */
export const orderApprovables: Approvables = {
  lock: async (tx, orderId) => void (await lockOrder(tx, orderId)),
  read: readApprovables,
  briefs: readBriefs,
  find: findApprovable,
  lastPurchases,
  obstacles,
  approve: async (ctx, orderId, step) => {
    const order = await lockOrder(ctx.tx, orderId);
    const name = order.payMethod === 'account' ? 'approveOnAccount' : 'approve';
    return (await moveOrder(ctx, order, name, step)).state;
  },
  giveBack: async (ctx, orderId, { name, ...step }) => {
    await moveOrder(ctx, await lockOrder(ctx.tx, orderId), name, step);
  },
  cut: async (ctx, orderId, cuts, by) => cutLines(ctx, await lockOrder(ctx.tx, orderId), cuts, by),
};
