import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counted } from '../../../../test/buying';
import { type TestApp, testApp } from '../../../../test/testApp';
import type { Db } from '../../../ground/db/client';
import { skus } from '../../catalog/catalog.tables';
import { indexProducts } from '../../products/indexing.service';
import { putOnHand } from '../../stock/stock.service';
import { stocks } from '../../stock/stock.tables';
import { searchDocs } from '../search.tables';
import { createShelves } from './shelves.service';

type Sku = typeof skus.$inferSelect;

let test: TestApp;
let goods: Sku[];
const companyId = 1;
const shelves = createShelves({ lookAgainMs: 0, momentMs: 600_000 });
const look = async () => (await shelves.of(test.db, companyId)).shelf;

beforeAll(async () => {
  test = await testApp();
  goods = await test.db.selectDistinctOn([skus.productId]).from(skus).orderBy(skus.productId).limit(60);
});
afterAll(() => test.close());

const rounds = Array.from({ length: 10 }, (_, at) => at);
const goodsAt = (at: number): Sku => goods[at] as Sku;

async function reprice(tx: Db, sku: Sku, listPrice: number) {
  await tx.update(skus).set({ listPrice, tiers: [] }).where(eq(skus.skuId, sku.skuId));
  await indexProducts(tx, companyId, [sku.productId]);
}

/** A transaction that has begun to write; it does the rest when the answer is called. */
async function openWriter(rest: (tx: Db) => Promise<void>): Promise<() => Promise<void>> {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let over = Promise.resolve();
  await new Promise<void>((begun) => {
    over = test.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_current_xact_id()`);
      begun();
      await told;
      await rest(tx);
    });
  });
  return () => {
    goOn();
    return over;
  };
}

describe('the shelf', () => {
  it.each(rounds)('takes a change once, however long somebody else is writing (round %i)', async (round) => {
    const [mine, theirs] = [goodsAt(round), goodsAt(20 + round)];
    const before = (await look()).version;
    const endWriter = await openWriter((tx) => reprice(tx, theirs, 70_000 + round));
    await test.db.transaction((tx) => reprice(tx, mine, 50_000 + round));
    for (let at = 0; at < 10; at += 1) await look();
    const shelf = await look();
    expect(shelf.version).toBe(before + 1);
    expect(shelf.price[shelf.docOf(mine.skuId)]).toBe(50_000 + round);

    // What began before and ends after the others have looked is not missed.
    await endWriter();
    await look();
    expect((await look()).version).toBe(before + 2);
    expect(shelf.price[shelf.docOf(theirs.skuId)]).toBe(70_000 + round);
  });

  it.each(rounds)('ends up like the database, whatever order the writers end in (round %i)', async (round) => {
    const writers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        openWriter(async (tx) => {
          await reprice(tx, goodsAt(40 + at), 1000 * (round + 1) + at);
          const onHand = (round + at) % 2 === 0 ? 0 : 1_000_000;
          await putOnHand(tx, counted, [{ skuId: goodsAt(50 + at).skuId, onHand }]);
          if ((round + at) % 5 === 0) throw new Error('undone');
        }),
      ),
    );
    const inSomeOrder = writers.map((_, at) => writers[(at * 5 + round) % writers.length] ?? (async () => {}));
    for (const end of inSomeOrder) await Promise.allSettled([end(), look(), look()]);
    const shelf = await look();
    const rows = await test.db
      .select({ skuId: searchDocs.skuId, price: searchDocs.price, inStock: stocks.inStock })
      .from(searchDocs)
      .innerJoin(stocks, eq(stocks.skuId, searchDocs.skuId))
      .where(eq(searchDocs.companyId, companyId));
    for (const { skuId, price, inStock } of rows) {
      const doc = shelf.docOf(skuId);
      expect([skuId, shelf.price[doc], shelf.isInStock(doc)]).toEqual([skuId, price, inStock]);
    }
    const { version } = shelf;
    for (let at = 0; at < 5; at += 1) await look();
    expect(shelf.version).toBe(version);
  });
});
