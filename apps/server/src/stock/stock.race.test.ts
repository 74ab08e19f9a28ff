import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/testApp';
import { skus } from '../catalog/catalog.tables';
import { indexProducts } from '../catalog/indexing.service';
import { rowsOf } from '../db/client';
import { searchDocs } from '../search/search.tables';
import { putOnHand, reserve } from './stock.service';

let test: TestApp;
let goods: (typeof skus.$inferSelect)[];
beforeAll(async () => {
  test = await testApp();
  goods = await test.db.selectDistinctOn([skus.productId]).from(skus).orderBy(skus.productId).limit(10);
});
afterAll(() => test.close());

/** Until the editor stands behind the order that is not over yet. */
const somebodyWaits = () =>
  vi.waitFor(
    async () => {
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await rowsOf(test.db, waiting)).toHaveLength(1);
    },
    { timeout: 60_000, interval: 10 },
  );

it.each(Array.from({ length: 10 }, (_, at) => at))(
  'an article sold out while it is edited (round %i)',
  async (round) => {
    const { skuId, productId, companyId, moq, multiple } = goods[round] as (typeof goods)[number];
    const onHand = moq * multiple;
    await test.db.transaction((tx) => putOnHand(tx, [{ skuId, onHand }]));
    let edited = Promise.resolve();
    await test.db.transaction(async (order) => {
      expect((await reserve(order, [{ skuId, qty: onHand }])).short.size).toBe(0);
      edited = test.db.transaction((tx) => indexProducts(tx, companyId, [productId]));
      await somebodyWaits();
    });
    await edited;
    const [doc] = await test.db.select().from(searchDocs).where(eq(searchDocs.skuId, skuId));
    expect(doc?.inStock).toBe(false);
  },
);
