import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { counted, skuIdOf } from '../../../test/buying';
import { patiently } from '../../../test/patience';
import { worldTime as now } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { rowsOf } from '../../ground/db/client';
import { skus } from '../catalog/catalog.tables';
import { indexProducts } from '../products/indexing.service';
import { consume, heldBy, putOnHand, release, reserve, restock } from './stock.service';
import { stocks } from './stock.tables';
import { stockFaults } from './stockFaults.service';

let test: TestApp;
let goods: (typeof skus.$inferSelect)[];
beforeAll(async () => {
  test = await testApp();
  goods = await test.db.selectDistinctOn([skus.productId]).from(skus).orderBy(skus.productId).limit(10);
});
afterAll(() => test.close());

/** Until the editor stands behind the order that is not over yet. */
const somebodyWaits = () =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await rowsOf(test.db, waiting)).toHaveLength(1);
  }, patiently);

const rounds = Array.from({ length: 10 }, (_, at) => at);

it.each(rounds)('an article sold out while it is edited (round %i)', async (round) => {
  const { skuId, productId, companyId, moq, multiple } = goods[round] as (typeof goods)[number];
  const onHand = moq * multiple;
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand }]));
  let edited = Promise.resolve();
  await test.db.transaction(async (order) => {
    const by = { cause: `order:edited${round}:v1`, now };
    expect((await reserve(order, by, [{ lineNo: 1, skuId, qty: onHand }])).short.size).toBe(0);
    edited = test.db.transaction((tx) => indexProducts(tx, companyId, [productId]));
    await somebodyWaits();
  });
  await edited;
  const [left] = await test.db.select().from(stocks).where(eq(stocks.skuId, skuId));
  expect(left?.inStock).toBe(false);
});

/**
 * Everybody at once on the same three articles, each line by line in an order of its own: orders are placed, cancelled
 * twice at the same time, shipped by two who tell the same parcel, and what was shipped comes back.
 */
it.each(rounds)('entries and balances stay one through any crowd (round %i)', async (round) => {
  const goods = await Promise.all(['DL-A4-70', 'MG-Q7-BK', 'DL-CWJ-25'].map((skuNo) => skuIdOf(test, skuNo)));
  const onHand = 200;
  await test.db.transaction((tx) =>
    putOnHand(
      tx,
      counted,
      goods.map((skuId) => ({ skuId, onHand })),
    ),
  );
  const at = <T>(work: (tx: TestApp['db']) => Promise<T>) => test.db.transaction(work);
  const balances = () =>
    test.db
      .select({ skuId: stocks.skuId, onHand: stocks.onHand, reserved: stocks.reserved })
      .from(stocks)
      .where(inArray(stocks.skuId, goods))
      .orderBy(stocks.skuId);
  const before = await balances();
  const shipped = new Map(goods.map((skuId) => [skuId, 0]));

  async function life(n: number) {
    const holder = `order:crowd${round}x${n}:v1`;
    const skuIds = [...goods.slice(n % 3), ...goods.slice(0, n % 3)];
    const pieces = skuIds.map((skuId, line) => ({ lineNo: line + 1, skuId, qty: 1 + ((n + line) % 5) }));
    if ((await at((tx) => reserve(tx, { cause: holder, now }, pieces))).short.size > 0) return;
    const parcel = { holder, cause: `shipment:${holder}`, now };
    const [first] = pieces as [(typeof pieces)[number]];
    if (n % 2 === 0) {
      await Promise.all([1, 2].map(() => at((tx) => consume(tx, parcel, [first]))));
      shipped.set(first.skuId, (shipped.get(first.skuId) ?? 0) + first.qty);
    }
    await Promise.all(
      ['cancel', 'expire', 'cancel'].map((why) => at((tx) => release(tx, { holder, cause: `${holder}/${why}`, now }))),
    );
    if (n % 4 === 0) {
      const back = { holder, cause: `return:${holder}`, now };
      await Promise.all([1, 2].map(() => at((tx) => restock(tx, back, [{ ...first, qty: 1 }]))));
      shipped.set(first.skuId, (shipped.get(first.skuId) ?? 0) - 1);
    }
    expect(await heldBy(test.db, holder)).toEqual([]);
  }
  await Promise.all(Array.from({ length: 24 }, (_, n) => life(n)));

  expect(await balances()).toEqual(before.map((row) => ({ ...row, onHand: onHand - (shipped.get(row.skuId) ?? 0) })));
  expect(await stockFaults(test.db)).toEqual([]);
});
