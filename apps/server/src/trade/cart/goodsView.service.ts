import { fenToYuan } from '@yigou/contract/ground/money';
import { snapQty } from '@yigou/contract/trade/cart.terms';
import type { QuickGoods } from '@yigou/contract/trade/quickOrder';
import { specText } from '../../goods/catalog/catalog.rules';
import { quotePrice } from '../../goods/pricing/pricing.rules';
import { judgeLine } from './cart.rules';
import type { Goods } from './goods.service';

/** An article as who buys it sees it, at the quantity nearest to the one they want. */
export const goodsView = (goods: Goods, qty: number, now: Date): QuickGoods => {
  const suggestedQty = snapQty(goods, qty);
  const { price, kind } = quotePrice(goods, suggestedQty, now);
  return {
    itemId: goods.skuId,
    productId: goods.productId,
    itemNo: goods.skuNo,
    itemName: goods.name,
    itemSpec: specText(goods.specs),
    supplierName: goods.supplierName,
    partNo: goods.partNo,
    imgUrl: goods.imgUrl,
    unit: goods.unit,
    moq: goods.moq,
    multiple: goods.multiple,
    stockQty: goods.available,
    suggestedQty,
    price: fenToYuan(price),
    priceKind: kind,
    problem: judgeLine(goods, suggestedQty),
  };
};
