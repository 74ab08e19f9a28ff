import { formatDate } from '@yigou/contract/ground/time';
import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import { skus } from '../../goods/catalog/catalog.tables';
import { addDays } from '../../ground/lib/clock';
import { creditOf } from '../../money/ledger/ledger.service';
import { demoCart, demoCustomers } from '../people.data';
import { type Basket, fillBasket } from './baskets';
import { atWork } from './calendar';
import { type Habit, habits, plannedBudgets } from './habits.data';
import type { Stage } from './stage';
import { begin, type Fate, type Plot } from './stories';

/** What a unit has wished for in a month so far, in yuan. */
type Tally = Map<string, number>;

export type Shop = {
  tally: Tally;
  itemsOf: (basket: Basket) => { itemId: number; chartQty: number }[];
  /** What waits in somebody's cart stays there: they order other things. */
  without: (who: string) => string[];
};

export async function openShop({ db }: Stage): Promise<Shop> {
  const ids = new Map((await db.select({ no: skus.skuNo, id: skus.skuId }).from(skus)).map(({ no, id }) => [no, id]));
  return {
    tally: new Map(),
    itemsOf: (basket) => basket.map(({ skuNo, qty }) => ({ itemId: ids.get(skuNo) ?? 0, chartQty: qty })),
    without: (who) => (who === 'buyer' ? demoCart.map(([skuNo]) => skuNo) : []),
  };
}

const workdaysOfMonth = 21;

/** Credit was given some months ago, so that there are statements of several months. */
const accountDays = 110;
/** What of the credit stays free, in 分. */
const creditKept = 9_000_000;

const fates: [Fate, share: number][] = [
  ['rejected', 0.08],
  ['withdrawn', 0.03],
  ['asked', 0.05],
  ['cut', 0.04],
  ['cancelled', 0.05],
  ['forgotten', 0.02],
  ['cancelledPaid', 0.04],
  ['neverConfirmed', 0.06],
  ['inParts', 0.08],
  ['broken', 0.03],
  ['returned', 0.06],
];

function fateOf({ chance }: Stage): Fate {
  for (const [fate, share] of fates) if (chance.happens(share)) return fate;
  return 'smooth';
}

/** What is still under way at the end was not paid online: no gateway would know it, if it had to be paid back. */
const onlineUntilDays = 6;

async function methodOf({ db, chance, cast, now }: Stage, who: string, until: Date): Promise<PaymentMethod> {
  const credit = await creditOf(db, cast.get(who)?.customerId ?? 0);
  const fresh = now() > addDays(until, -accountDays);
  if (fresh && credit && credit.available > creditKept && chance.happens(0.35)) return 'account';
  if (now() > addDays(until, -onlineUntilDays)) return 'transfer';
  return chance.pick(['transfer', 'transfer', 'transfer', 'alipay', 'wechat'] as const);
}

/** The planned budget that somebody's orders fall on first, in yuan. */
function budgetOf(who: string) {
  const unit = demoCustomers.flatMap(({ people }) => people).find((person) => person.accountNo === who)?.unit ?? '';
  return plannedBudgets.find((budget) => budget.unit === unit || (budget.unit && unit.startsWith(`${budget.unit}-`)));
}

/** Of a budget so much is used by the end of a month; in the last one what comes last is still to come. */
const usedShare = (day: string, until: Date): number =>
  day.slice(0, 7) === formatDate(until).slice(0, 7) ? 0.4 : 0.95;

/** Somewhere between the least and the most: more where a unit has spent less than the month would let it by now. */
function amountFor({ chance, now }: Stage, { tally }: Shop, { who, yuan: [least, most] }: Habit, until: Date): number {
  const budget = budgetOf(who);
  // Small ones come often, large ones seldom.
  const usual = Math.min(chance.between(least, most), chance.between(least, most));
  if (!budget) return usual;
  const day = formatDate(now());
  const key = `${budget.unit} ${day.slice(0, 7)}`;
  const spent = tally.get(key) ?? 0;
  const byNow = (budget.yuan * usedShare(day, until) * Number(day.slice(8))) / 30;
  const lag = Math.max(0, Math.min(1, (byNow - spent) / (budget.yuan * 0.3)));
  const wanted = Math.round((usual + (least + (most - least) * lag)) / 2);
  tally.set(key, spent + wanted);
  return wanted;
}

async function shopFor(plot: Plot, shop: Shop, habit: Habit, until: Date): Promise<void> {
  const { stage } = plot;
  const { chance } = stage;
  const { who, shelf, reasons } = habit;
  const wanted = amountFor(stage, shop, habit, until);
  const items = shop.itemsOf(fillBasket(chance, shelf, wanted, shop.without(who)));
  const paymentMethod = await methodOf(stage, who, until);
  if (items.length > 0)
    await begin(plot, { who, items, paymentMethod, reason: chance.pick(reasons), fate: fateOf(stage) });
}

/** One day of everybody's shopping. `pace`: how busy the world is, 1 for the usual. */
export function planDay(plot: Plot, shop: Shop, day: Date, until: Date, pace: number): void {
  const { chance } = plot.stage;
  for (const habit of habits)
    if (chance.happens((habit.perMonth * pace) / workdaysOfMonth))
      plot.agenda.add(atWork(day, chance), () => shopFor(plot, shop, habit, until));
}
