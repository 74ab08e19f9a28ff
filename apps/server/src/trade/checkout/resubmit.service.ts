import type { calls } from '@yigou/contract/calls';
import { errorText } from '@yigou/contract/ground/errors';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { Obstacle, ResubmitPreview, Submitted } from '@yigou/contract/trade/checkout';
import type { z } from 'zod';
import type { AccountContext } from '../../ground/http/context';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import { useView } from '../../money/budgets/budgets.rules';
import { budgetRefusal } from '../../money/budgets/budgets.service';
import { creditOf, creditView } from '../../money/ledger/ledger.service';
import { methodsFor } from '../../money/payments/payments.service';
import { payeeOf } from '../../money/payments/transfers.service';
import { findAddressFor, readAddress } from '../addresses/addresses.service';
import { judge, type Quoted, readGoods } from '../cart/goods.service';
import { freightRuleOf } from '../freight/freight.service';
import { holderOf } from '../orders/orders.rules';
import { lockOwnOrder, type OwnOrder, readOwnOrder, resubmit } from '../orders/resubmitting.service';
import { limitFault, priceOrder, problemsOf } from './checkout.rules';
import { amountsView, goodsView, readBuyer } from './checkout.service';
import { readLimits } from './checkoutLimits.service';
import { checkPlanned, previewPlan, usesFor } from './checkoutPlanning.service';
import { checkTerms, lineSnapshot, oneAtATime, refuseChanges, settle } from './ordering.service';
import { submitted } from './submit.service';

type Wanted = { lineNo: number; qty: number };
type QuotedLine = Quoted & { lineNo: number; orderedQty: number; orderedPrice: number };

/** The lines that are left of the order, at the price of now. What is sold no more is missing. */
async function quoteLines(ctx: AccountContext, { lines }: OwnOrder, wanted: readonly Wanted[]): Promise<QuotedLine[]> {
  const goods = await readGoods(
    ctx,
    lines.map((line) => line.skuId),
  );
  const qtys = new Map(wanted.map(({ lineNo, qty }) => [lineNo, qty]));
  return lines.flatMap(({ lineNo, skuId, qty: orderedQty, price: orderedPrice }) => {
    const article = goods.get(skuId);
    const qty = wanted.length > 0 ? qtys.get(lineNo) : orderedQty;
    if (!article || qty === undefined) return [];
    return [{ ...article, ...judge(article, qty, ctx.now), lineNo, orderedQty, orderedPrice }];
  });
}

type PreviewInput = z.output<(typeof calls)['Order/PreviewResubmit']['input']>;

export async function previewResubmit(ctx: AccountContext, input: PreviewInput): Promise<ResubmitPreview> {
  const order = await readOwnOrder(ctx, input.orderId);
  const lines = await quoteLines(ctx, order, input.lines);
  const address = input.addressId === null ? null : await readAddress(ctx, input.addressId);
  const rule = await freightRuleOf(ctx.tx, ctx.site.companyId);
  const credit = await creditOf(ctx.tx, ctx.caller.customerId);
  const payee = await payeeOf(ctx.tx, ctx.site.companyId);
  const buyable = lines.filter((line) => !line.problem);
  const areaCode = address?.areaCode ?? order.address?.areaCode ?? '';
  const { amounts, freight, note } = priceOrder(buyable, rule, areaCode);
  const obstacles: Obstacle[] = [];
  if (buyable.length < lines.length) obstacles.push({ where: 'cart', text: '有商品暂不能购买，请修改数量或剔除' });
  if (buyable.length === 0) obstacles.push({ where: 'cart', text: '至少保留一种可购买的商品' });
  if (freight === null) obstacles.push({ where: 'address', text: '暂不支持配送到该地区，请更换收货地址' });
  const wanted = { lines: buyable, amounts, orderId: order.orderId };
  const budgets = await usesFor(ctx, wanted);
  const tooMuch = budgetRefusal(budgets);
  if (tooMuch) obstacles.push({ where: 'budget', text: tooMuch.message });
  const over = buyable.length > 0 ? limitFault(await readLimits(ctx), amounts.payable) : null;
  if (over) obstacles.push({ where: 'account', text: errorText(over.code, over.details) });
  return {
    lines: lines.map(({ lineNo, orderedQty, orderedPrice, ...line }) => ({
      ...goodsView(line),
      lineNo,
      moq: line.moq,
      multiple: line.multiple,
      orderedQty,
      orderedPrice: fenToYuan(orderedPrice),
    })),
    address,
    amounts: amountsView(amounts),
    freightNote: note,
    methods: methodsFor(ctx, { credit, payee }, amounts.payable),
    credit: creditView(credit),
    ...(await readBuyer(ctx)),
    budgets: budgets.map(useView),
    approval: await previewPlan(ctx, wanted, budgets),
    obstacles,
  };
}

type Resubmission = z.output<(typeof calls)['Order/Resubmit']['input']>;

function checkLines(lines: readonly QuotedLine[], wanted: readonly Wanted[]) {
  if (lines.length < wanted.length) throw new DomainError('notFound');
  refuseChanges(problemsOf(lines));
}

/** The same order, changed: everything is read, priced and judged again, and held as its next version. */
export async function resubmitOrder(ctx: AccountContext, input: Resubmission, shopUrl: string): Promise<Submitted> {
  // As for any submission: what this account may still order is judged one after the other.
  await oneAtATime(ctx.tx, ctx.caller.accountId);
  const order = await lockOwnOrder(ctx, input.orderId, input.requestId);
  const { requestId, ...content } = input;
  const resubmitHash = contentMark(content);
  if (order.resubmitId === requestId) {
    if (order.resubmitHash !== resubmitHash) throw new DomainError('requestReused');
    return submitted(order);
  }
  checkTerms(ctx, input);
  const lines = await quoteLines(ctx, order, input.lines);
  checkLines(lines, input.lines);
  const address = input.addressId === null ? order.address : await findAddressFor(ctx, input.addressId);
  if (!address) throw new DomainError('notFound');
  const rule = await freightRuleOf(ctx.tx, ctx.site.companyId);
  const limits = await readLimits(ctx);
  const { areaCode } = address;
  const settled = { lines, areaCode, rule, limits, payable: input.payable, orderId: order.orderId };
  const { amounts, planned } = await settle(ctx, settled, shopUrl);
  const { paymentMethod: payMethod, invoice, poNo, costCentre, reason, wantedDate, remark } = input;
  const texts = { invoice, poNo, costCentre, reason, wantedDate, remark };
  const header = { ...texts, payMethod, address, resubmitId: requestId, resubmitHash };
  const { flow } = planned;
  const again = await resubmit(ctx, order, { header, goods: lines.map(lineSnapshot), amounts, flow });
  await checkPlanned(ctx.tx, holderOf(again), planned);
  return submitted(again);
}
