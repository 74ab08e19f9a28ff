import { errorText } from '@yigou/contract/ground/errors';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { Obstacle, Preview, PreviewLine } from '@yigou/contract/trade/checkout';
import type { Amounts } from '@yigou/contract/trade/orders';
import { specText } from '../../goods/catalog/catalog.rules';
import { named, takes } from '../../ground/db/client';
import { type Row, text } from '../../ground/db/row';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { useView } from '../../money/budgets/budgets.rules';
import { budgetRefusal } from '../../money/budgets/budgets.service';
import { creditOf, creditView } from '../../money/ledger/ledger.service';
import { methodsFor } from '../../money/payments/payments.service';
import { payeeOf } from '../../money/payments/transfers.service';
import { readAddress, readDefaultAddress } from '../addresses/addresses.service';
import { type PricedLine, readChosenLines } from '../cart/cart.service';
import type { Quoted } from '../cart/goods.service';
import { freightRuleOf } from '../freight/freight.service';
import type { OrderAmounts } from '../orders/amounts.rules';
import { limitFault, priceOrder } from './checkout.rules';
import { readLimits } from './checkoutLimits.service';
import { previewPlan, usesFor } from './checkoutPlanning.service';

/** As both previews show it. */
export const goodsView = (line: Quoted) => ({
  itemId: line.skuId,
  productId: line.productId,
  itemNo: line.skuNo,
  partNo: line.partNo,
  itemName: line.name,
  itemSpec: specText(line.specs),
  imgUrl: line.imgUrl,
  unit: line.unit,
  qty: line.qty,
  price: fenToYuan(line.price),
  taxRate: line.taxRate,
  total: fenToYuan(line.price * line.qty),
  supplierId: line.supplierId,
  supplierName: line.supplierName,
  shipsFrom: line.shipsFrom,
  priceKind: line.priceKind,
  stockQty: line.available,
  problem: line.problem,
});

const toLine = (line: PricedLine): PreviewLine => ({
  ...goodsView(line),
  cartId: line.cartId,
  addedPrice: fenToYuan(line.priceWhenAdded),
});

export const amountsView = ({ goods, freight, discount, tax, payable }: Omit<OrderAmounts, 'lines'>): Amounts => ({
  goods: fenToYuan(goods),
  freight: fenToYuan(freight),
  discount: fenToYuan(discount),
  tax: fenToYuan(tax),
  payable: fenToYuan(payable),
});

const buyerRow = { invoiceTitle: text, invoiceTaxNo: text, orgName: text, costCentre: text };
type Buyer = Row<typeof buyerRow>;

const buyerOf = named(
  'buyer_of_order',
  takes<[customerId: number, orgId: number]>,
  buyerRow,
  `select customer.name as "invoiceTitle", customer.tax_no as "invoiceTaxNo", org_unit.name as "orgName",
      org_unit.cost_centre as "costCentre"
    from customer join org_unit using (customer_id) where customer_id = $1 and org_id = $2`,
);

export async function readBuyer({ tx, caller }: AccountContext): Promise<Buyer> {
  const [buyer] = await buyerOf(tx, caller.customerId, caller.orgId);
  if (!buyer) throw new DomainError('notFound');
  return buyer;
}

export async function previewOrder(ctx: AccountContext, addressId: number | undefined): Promise<Preview> {
  const [{ taken, leftOut }, address, rule, credit, payee, buyer, limits] = await Promise.all([
    readChosenLines(ctx),
    addressId === undefined ? readDefaultAddress(ctx) : readAddress(ctx, addressId),
    freightRuleOf(ctx.tx, ctx.site.companyId),
    creditOf(ctx.tx, ctx.caller.customerId),
    payeeOf(ctx.tx, ctx.site.companyId),
    readBuyer(ctx),
    readLimits(ctx),
  ]);
  const { amounts, freight, note } = priceOrder(taken, rule, address?.areaCode ?? '');
  const wanted = { lines: taken, amounts };
  const budgets = await usesFor(ctx, wanted);
  const obstacles: Obstacle[] = [];
  if (taken.length === 0) obstacles.push({ where: 'cart', text: '请先在购物车中选择要结算的商品' });
  if (!address) obstacles.push({ where: 'address', text: '请选择收货地址' });
  if (freight === null) obstacles.push({ where: 'address', text: '暂不支持配送到该地区，请更换收货地址' });
  const tooMuch = budgetRefusal(budgets);
  if (tooMuch) obstacles.push({ where: 'budget', text: tooMuch.message });
  const over = taken.length > 0 ? limitFault(limits, amounts.payable) : null;
  if (over) obstacles.push({ where: 'account', text: errorText(over.code, over.details) });
  return {
    lines: taken.map(toLine),
    leftOut: leftOut.map(toLine),
    address,
    amounts: amountsView(amounts),
    freightNote: note,
    methods: methodsFor(ctx, { credit, payee }, amounts.payable),
    credit: creditView(credit),
    budgets: budgets.map(useView),
    ...buyer,
    approval: await previewPlan(ctx, wanted, budgets),
    obstacles,
  };
}
