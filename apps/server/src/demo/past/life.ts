import { formatDate } from '@yigou/contract/ground/time';
import { skus } from '../../goods/catalog/catalog.tables';
import type { Db } from '../../ground/db/client';
import { addDays, addHours, addMinutes } from '../../ground/lib/clock';
import { leaveRegistrations } from '../registrations';
import { agreePrices } from '../terms';
import { leaveTypedWords } from '../typedWords';
import { agendaUntil, calendarUntil } from './calendar';
import { chanceFrom } from './chance';
import { fillUp, planYear, readBells, saveRules, sweepNow } from './chores';
import { planEndings, planReturns } from './endings';
import { invoiceMonth, leaveApplications, saveTitles } from './invoicing';
import { openShop, planDay, type Shop } from './shopping';
import { type Stage, setStage } from './stage';
import { confirmMonth, leaveDifference, payMonth } from './statements';
import { goOnWithAll, type Plot } from './stories';

/** Both are first moments of a day in Shanghai. `pace`: how busy everybody is, 1 for the usual. */
export type Span = { from: Date; until: Date; pace: number };

const contractDays = 335;
/** When the next year is planned. */
const planningDay = '12-15';

function* daysOf({ from, until }: Span): Generator<Date> {
  for (let day = from; day < until; day = addDays(day, 1)) yield day;
}

const yearOf = (day: Date): number => Number(formatDate(day).slice(0, 4));
const weekdayOf = (day: Date): number => addHours(day, 8).getUTCDay();

/** What does not depend on anybody's wishes: the clock, the bells, the warehouse, the year's plan. */
function planChores({ stage, agenda }: Plot, span: Span): void {
  const lately = addDays(span.until, -7);
  for (const day of daysOf(span)) {
    if (day >= lately || weekdayOf(day) % 2 === 1) agenda.add(addMinutes(day, 8 * 60 + 30), () => sweepNow(stage));
    if (weekdayOf(day) === 1) agenda.add(addHours(day, 12), () => readBells(stage));
    const date = formatDate(day).slice(5);
    if (/-(01|15)$/.test(date)) agenda.add(addHours(day, 7), () => fillUp(stage));
    if (/-03$/.test(date)) agenda.add(addHours(day, 10), () => invoiceMonth(stage));
    if (/-20$/.test(date)) agenda.add(addHours(day, 11), () => confirmMonth(stage));
    if (/-27$/.test(date)) agenda.add(addHours(day, 11), () => payMonth(stage));
    if (date === planningDay) agenda.add(addHours(day, 14), () => planYear(stage, yearOf(day) + 1));
  }
}

async function renewContracts({ db, cast, now, step }: Stage): Promise<void> {
  const ids = new Map((await db.select().from(skus)).map(({ skuNo, skuId }) => [skuNo, skuId]));
  await step((tx) => agreePrices(tx, cast.get('admin')?.customerId ?? 0, ids, addDays(now(), 365 - contractDays)));
}

async function openPlot(db: Db, span: Span, shopUrl: string) {
  let now = span.from;
  const chance = chanceFrom(span.from.getTime() / 86_400_000);
  const agenda = agendaUntil(span.until, (time) => {
    now = time;
  });
  const stage = await setStage(db, chance, () => now, shopUrl);
  return { stage, agenda, calendar: calendarUntil(span.until, chance), shop: await openShop(stage) };
}

function planShopping(plot: Plot & { shop: Shop }, span: Span): void {
  for (const day of daysOf(span))
    if (plot.calendar.isWorkday(day)) planDay(plot, plot.shop, day, span.until, span.pace);
}

/** Everybody of the demo world lives from the first day on, by the verbs that everybody uses. */
export async function live(db: Db, span: Span, shopUrl: string): Promise<void> {
  const plot = await openPlot(db, span, shopUrl);
  const { stage, agenda } = plot;
  agenda.add(addHours(span.from, 8), async () => {
    await saveRules(stage);
    await saveTitles(stage);
    await planYear(stage, yearOf(span.from));
    if (formatDate(span.from).slice(5) > planningDay) await planYear(stage, yearOf(span.from) + 1);
  });
  agenda.add(addDays(span.from, contractDays), () => renewContracts(stage));
  planChores(plot, span);
  planShopping(plot, span);
  await agenda.run();
}

/** The last days: what was under way goes on, and what a visitor is to find undone is left undone. */
export async function liveToday(db: Db, span: Span, shopUrl: string): Promise<void> {
  const plot = await openPlot(db, span, shopUrl);
  const { stage, agenda, shop } = plot;
  const { until } = span;
  planChores(plot, span);
  await goOnWithAll(plot);
  planShopping(plot, span);
  planEndings(plot, shop, until);
  planReturns(plot, shop, until);
  agenda.add(addHours(until, -14), () => leaveApplications(stage));
  agenda.add(addHours(until, -13), () => leaveDifference(stage));
  agenda.add(addHours(until, -9), () => readBells(stage));
  agenda.add(addMinutes(until, -3), () => stage.step((tx) => leaveRegistrations(tx, until)));
  agenda.add(addMinutes(until, -2), () => fillUp(stage));
  agenda.add(addMinutes(until, -2), () => stage.step((tx) => leaveTypedWords(tx, until)));
  agenda.add(addMinutes(until, -1), () => sweepNow(stage));
  await agenda.run();
}
