import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { cutFine } from './jieba';
import { type DocTexts, lexemesOf } from './lexemes.rules';
import { searchDocs } from './search.tables';
import type { ShelfRow } from './shelf.queries';

export type DocSource = DocTexts & Omit<ShelfRow, 'createdAt'> & { companyId: number; createdAt: Date };

const asRow = ({ skuNo, named, category, brand, around, spoken, ...doc }: DocSource) => ({
  ...doc,
  createdAt: doc.createdAt.toISOString(),
  words: lexemesOf({ skuNo, named, category, brand, around, spoken }, cutFine),
});

const batch = 500;

/** Called in the transaction that changes an article, so that no search ever sees half a change. */
export async function indexDocs(tx: Db, docs: DocSource[]): Promise<void> {
  for (let at = 0; at < docs.length; at += batch) {
    const rows = JSON.stringify(docs.slice(at, at + batch).map(asRow));
    await tx.execute(sql`
      insert into search_doc (sku_id, company_id, product_id, category_id, brand_id, supplier_id, label_ids, specs,
        price, in_stock, on_shelf, sales, created_at, words)
      select "skuId", "companyId", "productId", "categoryId", "brandId", "supplierId",
        array(select jsonb_array_elements_text("labelIds")::int), array(select jsonb_array_elements_text(specs)),
        price, "inStock", "onShelf", sales, "createdAt",
        array_to_tsvector(array(select jsonb_array_elements_text(words)))
      from jsonb_to_recordset(${rows}::jsonb) as doc("skuId" bigint, "companyId" bigint, "productId" bigint,
        "categoryId" bigint, "brandId" bigint, "supplierId" bigint, "labelIds" jsonb, specs jsonb, price bigint,
        "inStock" boolean, "onShelf" boolean, sales int, "createdAt" timestamptz, words jsonb)
      on conflict (sku_id) do update set category_id = excluded.category_id, brand_id = excluded.brand_id,
        supplier_id = excluded.supplier_id, label_ids = excluded.label_ids, specs = excluded.specs,
        price = excluded.price, in_stock = excluded.in_stock, on_shelf = excluded.on_shelf,
        sales = excluded.sales, words = excluded.words, changed_in = pg_current_xact_id()`);
  }
}

/** Before the stock of these is read for the index: an order that sells the last of it goes first or waits. */
export async function lockDocs(tx: Db, productIds: number[]): Promise<void> {
  await tx.execute(sql`
    select 1 from search_doc where sku_id in (select sku_id from sku where product_id = any(${sql.param(productIds)}::bigint[]))
    order by sku_id for update`);
}

/** The flag by which lists put what can be had first. Only what really changes is written. */
export async function markInStock(tx: Db, skuIds: number[], inStock: boolean): Promise<void> {
  if (skuIds.length === 0) return;
  await tx
    .update(searchDocs)
    .set({ inStock, changedIn: sql`pg_current_xact_id()` })
    .where(and(inArray(searchDocs.skuId, skuIds), eq(searchDocs.inStock, !inStock)));
}

/**
 * Rows of a dump from elsewhere bear numbers of transactions that this database has yet to reach: every look would take
 * them for new. They get the number of this transaction. Only done at the start, when nobody looks.
 */
export async function adoptDocs(tx: Db): Promise<void> {
  await tx
    .update(searchDocs)
    .set({ changedIn: sql`pg_current_xact_id()` })
    .where(gte(searchDocs.changedIn, sql`pg_snapshot_xmax(pg_current_snapshot())`));
}
