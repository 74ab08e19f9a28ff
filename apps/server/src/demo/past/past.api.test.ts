import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/emptyDatabase';
import { worldTime } from '../../../test/template';
import { audit } from '../../books/auditor/auditor.service';
import { applications, titles } from '../../books/invoices/invoices.tables';
import { skus } from '../../goods/catalog/catalog.tables';
import type { Database, Db } from '../../ground/db/client';
import { outbox } from '../../ground/jobs/outbox.tables';
import { addDays, addHours } from '../../ground/lib/clock';
import { demoYearFile } from '../../ground/lib/folders';
import { accounts } from '../../people/accounts/accounts.tables';
import { notices } from '../../people/notices/notices.tables';
import { approvalFlows, approvalTasks } from '../../trade/approvals/approvals.tables';
import { cartLines } from '../../trade/cart/cart.tables';
import { orderLines, orders } from '../../trade/orders/orders.tables';
import { returns } from '../../trade/returns/returns.tables';
import { demoCart } from '../people.data';
import { returnEndings } from './afterSale';
import { dayOf } from './calendar';
import { chanceFrom } from './chance';
import { sweepNow } from './chores';
import { invoiceEndings } from './invoicing';
import type { Span } from './life';
import { leadsTo, loadDemoWithPast, makeYear, readYear, type StoredYear, storeYear, yearUntil } from './past';
import { setStage } from './stage';
import { submit } from './verbs';

const until = dayOf(worldTime);
const short = { from: addDays(until, -20), until, pace: 0.6 };
const shopUrl = 'http://shop.example.com';

let year: StoredYear | null;
let shop: Database;
const opened: Database[] = [];
async function open() {
  const database = await emptyDatabase();
  opened.push(database);
  return database;
}
const load = ({ db }: Database, from: StoredYear | null, span: Span) =>
  db.transaction((tx) => loadDemoWithPast(tx, from, span, shopUrl));

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yigou-year-'));
  const file = join(folder, 'year.json.br');
  await storeYear(file, await makeYear((await open()).db, short, 'this test'));
  year = await readYear(file, shopUrl);
  rmSync(folder, { recursive: true });
  shop = await open();
  await load(shop, year, short);
});
afterAll(async () => {
  for (const database of opened) await database.close();
});

const statesOf = async (db: Db, accountNo?: string) => {
  const rows = await db
    .select({ orderNo: orders.orderNo, state: orders.state })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .where(accountNo ? eq(accounts.accountNo, accountNo) : undefined)
    .orderBy(orders.orderId);
  return rows;
};

const waitingFor = (db: Db, accountNo: string) =>
  db
    .select({ orderId: approvalFlows.orderId, askedAt: approvalFlows.askedAt })
    .from(approvalTasks)
    .innerJoin(approvalFlows, eq(approvalFlows.flowId, approvalTasks.flowId))
    .innerJoin(accounts, eq(accounts.accountId, approvalTasks.accountId))
    .where(sql`${approvalTasks.state} = 'waiting' and ${accounts.accountNo} = ${accountNo}`)
    .orderBy(approvalFlows.orderId);

const stageAt = (db: Db, now: Date) => setStage(db, chanceFrom(7), () => now, shopUrl);

describe('a past that was loaded', () => {
  it('contradicts itself nowhere, and its lines speak of the goods of this world', async () => {
    expect(await audit(shop.db)).toEqual([]);
    const strange = await shop.db
      .select({ no: orderLines.skuNo })
      .from(orderLines)
      .leftJoin(skus, sql`${skus.skuId} = ${orderLines.skuId} and ${skus.skuNo} = ${orderLines.skuNo}`)
      .where(isNull(skus.skuId));
    expect(strange).toEqual([]);
  });

  it('has orders in every state that a verb leads to', async () => {
    const states = new Set((await statesOf(shop.db)).map(({ state }) => state));
    expect([...states].sort()).toEqual([
      'cancelRequested',
      'cancelled',
      'completed',
      'partlyShipped',
      'pendingApproval',
      'pendingPayment',
      'pendingShipment',
      'rejected',
      'shipped',
    ]);
    const own = (await statesOf(shop.db, 'buyer')).map(({ state }) => state);
    expect(own).toEqual(expect.arrayContaining(['rejected', 'pendingPayment', 'shipped', 'cancelRequested']));
  });

  it('has returns and applications for invoices in every state that somebody has to see to', async () => {
    const returned = new Set((await shop.db.select().from(returns)).map(({ state }) => state));
    expect([...returned]).toEqual(expect.arrayContaining(returnEndings));
    const applied = new Set((await shop.db.select().from(applications)).map(({ state }) => state));
    expect([...applied]).toEqual(expect.arrayContaining(invoiceEndings));
    const waiting = await shop.db.select().from(titles).where(eq(titles.qualification, 'pending'));
    expect(waiting).toHaveLength(1);
  });

  it('leaves the approver something to do, one of it with an open question', async () => {
    const waiting = await waitingFor(shop.db, 'approver');
    expect(waiting.length).toBeGreaterThanOrEqual(6);
    expect(waiting.length).toBeLessThanOrEqual(10);
    expect(waiting.filter(({ askedAt }) => askedAt !== null)).toHaveLength(1);
  });

  it('has told everything: few notices are unread, and no mail is left to be sent', async () => {
    const unread = await shop.db
      .select({ accountId: notices.accountId, n: count() })
      .from(notices)
      .where(isNull(notices.readAt))
      .groupBy(notices.accountId);
    for (const { n } of unread) expect(n).toBeLessThanOrEqual(9);
    const mails = await shop.db.select().from(outbox);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.filter(({ sentAt }) => sentAt === null)).toEqual([]);
    const texts = mails.map(({ message }) => message.text).join('\n');
    expect(texts).toContain(`${shopUrl}/#/Audit/OrderAudit?code=`);
    expect(texts).not.toContain('past.invalid');
  });

  it('lies before its day, and left the cart of the buyer as it was', async () => {
    const late = await shop.db.select().from(orders).where(sql`${orders.createdAt} >= ${until.toISOString()}`);
    expect(late).toEqual([]);
    const cart = await shop.db
      .select({ no: skus.skuNo, qty: cartLines.qty })
      .from(cartLines)
      .innerJoin(skus, eq(skus.skuId, cartLines.skuId))
      .orderBy(cartLines.cartId);
    expect(cart.map(({ no, qty }) => [no, qty])).toEqual(demoCart);
  });

  it('is loaded once', async () => {
    const before = await statesOf(shop.db);
    await load(shop, year, short);
    expect(await statesOf(shop.db)).toEqual(before);
  });

  it('is not overtaken by the first sweep of its day', async () => {
    const before = [await statesOf(shop.db), await waitingFor(shop.db, 'approver')];
    await sweepNow(await stageAt(shop.db, addHours(until, 10)));
    expect([await statesOf(shop.db), await waitingFor(shop.db, 'approver')]).toEqual(before);
    expect(await audit(shop.db)).toEqual([]);
  });

  it('goes on: the next order has the next number, and the books agree', async () => {
    const last = Math.max(...(await shop.db.select({ id: orders.orderId }).from(orders)).map(({ id }) => id));
    const stage = await stageAt(shop.db, addHours(until, 11));
    const [pen] = await shop.db.select().from(skus).where(eq(skus.skuNo, 'MG-Q7-RD'));
    const items = [{ itemId: pen?.skuId ?? 0, chartQty: 20 }];
    const wish = { who: 'luyiming', items, paymentMethod: 'transfer', reason: '补笔' } as const;
    expect(await submit(stage, wish)).toBeGreaterThan(last);
    expect(await audit(shop.db)).toEqual([]);
  });
});

it('is lived on to another day: what was left undone then is of that day', async () => {
  const later = await open();
  await load(later, year, { ...short, until: addDays(until, 2) });
  expect(await audit(later.db)).toEqual([]);
  const waiting = await waitingFor(later.db, 'approver');
  expect(waiting.length).toBeGreaterThanOrEqual(6);
  const own = await later.db.select().from(orders).where(eq(orders.state, 'rejected'));
  expect(own.some(({ createdAt }) => createdAt > addDays(until, -1))).toBe(true);
});

it('is the same where nothing is stored and all of it is lived', async () => {
  const lived = await open();
  await load(lived, null, short);
  expect(await statesOf(lived.db)).toEqual((await statesOf(shop.db)).slice(0, (await statesOf(lived.db)).length));
  expect(await audit(lived.db)).toEqual([]);
});

describe('the year that is stored with the shop', () => {
  it('fits its tables, and contradicts itself nowhere', async () => {
    const stored = await readYear(demoYearFile, shopUrl);
    expect(stored).not.toBeNull();
    const database = await open();
    await load(database, stored, yearUntil(addDays(new Date(stored?.until ?? ''), 6)));
    expect(await audit(database.db)).toEqual([]);
    expect((await statesOf(database.db)).length).toBeGreaterThan(300);
  });

  it('leads to a day that is near, and to no other', () => {
    const reaches = (days: number) =>
      leadsTo({ ...(year as StoredYear), until: addDays(until, -days).toISOString() }, short);
    expect([5, 6, 96, 97].map(reaches)).toEqual([false, true, true, false]);
  });
});
