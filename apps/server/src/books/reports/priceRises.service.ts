import type { RisenPrice } from '@yigou/contract/books/reports.dashboard';
import { type DayRange, monthsTo } from '@yigou/contract/books/reports.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import { specText } from '../../goods/catalog/catalog.rules';
import { quotePrice } from '../../goods/pricing/pricing.rules';
import { addDays } from '../../ground/lib/clock';
import { type Goods, readGoodsOf } from '../../trade/cart/goods.service';
import { boughtOften, lastBought } from './dashboard.queries';
import { howToPayLess } from './priceRises.rules';
import { factsOf, goodsSumsOf, type ReportFilter } from './reportReach.service';
import type { ReportContext } from './reports.service';

const oftenDays = 90;
const monthDays = 30;
const lookedAt = 200;
const shownMost = 5;
const courseMonths = 6;

type Last = Awaited<ReturnType<typeof lastBought>>[number];
type Risen = { goods: Goods; last: Last; priceNow: number; qty: number; more: number };

/** What costs more today than when it was bought last, in the same quantity; what costs most a month first. */
function dearer(
  last: readonly Last[],
  goods: ReadonlyMap<number, Goods>,
  bought: ReadonlyMap<number, number>,
  now: Date,
) {
  return last
    .flatMap((each): Risen[] => {
      const found = goods.get(each.skuId);
      if (!found?.onShelf || !found.inPool) return [];
      const priceNow = quotePrice(found, each.qty, now).price;
      const qty = bought.get(each.skuId) ?? 0;
      const more = Math.round(((priceNow - each.price) * qty * monthDays) / oftenDays);
      return priceNow > each.price ? [{ goods: found, last: each, priceNow, qty, more }] : [];
    })
    .sort((one, other) => other.more - one.more || one.last.skuId - other.last.skuId);
}

/** What was last paid at the end of each of these months; a month before the first purchase is as that. */
async function readCourses({ tx, caller, now }: ReportContext, wanted: ReportFilter, skuIds: number[]) {
  const ends = monthsTo(formatDate(now), courseMonths).map((month) => `${month}-31`);
  const asked = skuIds.flatMap((skuId) => ends.map((until) => ({ skuId, until })));
  const rows = await lastBought(tx, factsOf(caller, wanted), asked);
  rows.sort((one, other) => one.until.localeCompare(other.until));
  return (skuId: number): number[] => rows.filter((row) => row.skuId === skuId).map(({ price }) => fenToYuan(price));
}

const show = ({ goods, last, priceNow, qty, more }: Risen, course: number[], now: Date): RisenPrice => {
  const { skuId, skuNo, name, unit, imgUrl, specs, categoryId, tiers, lines } = goods;
  return {
    ...{ skuId, skuNo, name, unit, imgUrl, categoryId, qty },
    spec: specText(specs),
    lastDay: last.day,
    lastPrice: fenToYuan(last.price),
    priceNow: fenToYuan(priceNow),
    course: [...course, fenToYuan(priceNow)],
    monthlyMore: fenToYuan(more),
    wayOut: howToPayLess({ priceNow, qty: last.qty, unit, tiers, lines }, now),
  };
};

/** Of what was bought often lately: what has risen. */
export async function readPriceRises(ctx: ReportContext, wanted: ReportFilter) {
  const { tx, caller, now } = ctx;
  const today = formatDate(now);
  const range: DayRange = { from: formatDate(addDays(now, 1 - oftenDays)), to: today };
  const often = await boughtOften(tx, goodsSumsOf(caller, wanted), range, lookedAt);
  const skuIds = often.map((each) => each.skuId);
  const [last, goods] = await Promise.all([
    lastBought(
      tx,
      factsOf(caller, wanted),
      skuIds.map((skuId) => ({ skuId, until: today })),
    ),
    readGoodsOf(tx, caller, skuIds),
  ]);
  const risen = dearer(last, goods, new Map(often.map((each) => [each.skuId, each.qty])), now);
  const shown = risen.slice(0, shownMost);
  const courseOf = await readCourses(
    ctx,
    wanted,
    shown.map((each) => each.last.skuId),
  );
  const more = risen.reduce((sum, each) => sum + each.more, 0);
  const rows = shown.map((each) => show(each, courseOf(each.last.skuId), now));
  return { rows, count: risen.length, monthlyMore: fenToYuan(more) };
}
