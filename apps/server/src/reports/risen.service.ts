import { type DayRange, fenToYuan, formatDate, type RisenPrice } from '@yigou/contract';
import { readGoodsOf } from '../cart/goods.service';
import { specText } from '../catalog/catalog.rules';
import { addDays } from '../lib/clock';
import { quotePrice } from '../pricing/pricing.rules';
import { boughtOften, lastBought } from './dashboard.queries';
import { factsOf, goodsSumsOf, type Wanted } from './reach.service';
import type { Looking } from './reports.service';

const oftenDays = 90;
const monthDays = 30;
const lookedAt = 200;
const shownMost = 5;

/** Of what was bought often lately: what costs more today than when it was bought last, in the same quantity. */
export async function readRisen({ tx, caller, now }: Looking, wanted: Wanted) {
  const range: DayRange = { from: formatDate(addDays(now, 1 - oftenDays)), to: formatDate(now) };
  const often = await boughtOften(tx, goodsSumsOf(caller, wanted), range, lookedAt);
  const skuIds = often.map((each) => each.skuId);
  const [last, goods] = await Promise.all([
    lastBought(tx, factsOf(caller, wanted), skuIds),
    readGoodsOf(tx, caller, skuIds),
  ]);
  const qtyOf = new Map(often.map((each) => [each.skuId, each.qty]));
  const risen = last
    .flatMap(({ skuId, day, price, qty: lastQty }): (RisenPrice & { more: number })[] => {
      const each = goods.get(skuId);
      if (!each?.onShelf || !each.inPool) return [];
      const priceNow = quotePrice(each, lastQty, now).price;
      const qty = qtyOf.get(skuId) ?? 0;
      const more = Math.round(((priceNow - price) * qty * monthDays) / oftenDays);
      if (priceNow <= price) return [];
      const { skuNo, name, unit, imgUrl } = each;
      const prices = { lastDay: day, lastPrice: fenToYuan(price), priceNow: fenToYuan(priceNow) };
      const spec = specText(each.specs);
      return [{ skuId, skuNo, name, spec, unit, imgUrl, ...prices, qty, monthlyMore: fenToYuan(more), more }];
    })
    .sort((one, other) => other.more - one.more || one.skuId - other.skuId);
  const more = risen.reduce((sum, each) => sum + each.more, 0);
  return { rows: risen.slice(0, shownMost), count: risen.length, monthlyMore: fenToYuan(more) };
}
