import { gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { adoptStock } from '../stock/stock.service';
import { searchDocs, searchIndexes } from './search.tables';
import type { ShelfRow } from './shelf/searchDocs.queries';
import { addDictionaryWords, cutFine } from './words/jieba';
import { type DocTexts, lexemesOf, lexemesVersion, namesOf, sharedLexemes } from './words/lexemes.rules';
import { fold } from './words/words.rules';

export type DocSource = DocTexts &
  Omit<ShelfRow, 'createdAt' | 'inStock' | 'names' | 'specs' | 'params'> & { specPairs: string[] } & {
    companyId: number;
    createdAt: Date;
  };

type Shared = { productId: number; lexemes: string[]; names: string[] };

const sharedOf = (productId: number, texts: DocTexts): Shared => ({
  productId,
  lexemes: sharedLexemes(texts, cutFine),
  names: namesOf(texts, cutFine),
});

/** SKUs of a product stand together, and share most of their texts. */
function asRows(docs: readonly DocSource[]) {
  let shared: Shared | undefined;
  return docs.map(({ skuNo, name, specs, keywords, category, brand, parents, around, specPairs, ...doc }) => {
    const texts = { skuNo, name, specs, keywords, category, brand, parents, around };
    if (shared?.productId !== doc.productId) shared = sharedOf(doc.productId, texts);
    const words = lexemesOf(texts, cutFine, shared.lexemes);
    return { ...doc, specs: specPairs, createdAt: doc.createdAt.toISOString(), words, names: shared.names };
  });
}

/** Small enough that the database does not wait long for the next one, within its transaction. */
const batch = 100;

const given = (rows: string): SQL => sql`
  select "skuId" as sku_id, "companyId" as company_id, "productId" as product_id, "categoryId" as category_id,
    "brandId" as brand_id, "supplierId" as supplier_id,
    array(select jsonb_array_elements_text("labelIds")::int) as label_ids,
    array(select jsonb_array_elements_text(specs)) as specs, price, "onShelf" as on_shelf, sales,
    "createdAt" as created_at, array_to_tsvector(array(select jsonb_array_elements_text(words))) as words,
    array(select jsonb_array_elements_text(names)) as names
  from jsonb_to_recordset(${rows}::jsonb) as doc("skuId" bigint, "companyId" bigint, "productId" bigint,
    "categoryId" bigint, "brandId" bigint, "supplierId" bigint, "labelIds" jsonb, specs jsonb, price bigint,
    "onShelf" boolean, sales int, "createdAt" timestamptz, words jsonb, names jsonb)`;

/** Called in the transaction that changes an article, so that no search ever sees half a change. */
export async function indexDocs(tx: Db, docs: DocSource[]): Promise<void> {
  addDictionaryWords(docs.flatMap((doc) => [doc.category, ...doc.parents, ...doc.brand].map(fold)));
  for (let at = 0; at < docs.length; at += batch) {
    const rows = JSON.stringify(asRows(docs.slice(at, at + batch)));
    await tx.execute(sql`
      insert into search_doc (sku_id, company_id, product_id, category_id, brand_id, supplier_id, label_ids, specs,
        price, on_shelf, sales, created_at, words, names) ${given(rows)}
      on conflict (sku_id) do update set category_id = excluded.category_id, brand_id = excluded.brand_id,
        supplier_id = excluded.supplier_id, label_ids = excluded.label_ids, specs = excluded.specs,
        price = excluded.price, on_shelf = excluded.on_shelf,
        sales = excluded.sales, words = excluded.words, names = excluded.names, changed_in = pg_current_xact_id()`);
  }
}

/** The numbers of those that the search does not know as they are. */
export async function wrongDocs(tx: Db, docs: readonly DocSource[]): Promise<string[]> {
  const wrong: string[] = [];
  for (let at = 0; at < docs.length; at += batch) {
    const some = docs.slice(at, at + batch);
    const found = await rowsOf<{ skuId: number }>(
      tx,
      sql`select now.sku_id::int as "skuId" from (${given(JSON.stringify(asRows(some)))}) as now
        left join search_doc as kept using (sku_id)
        where (kept.product_id, kept.category_id, kept.brand_id, kept.supplier_id, kept.label_ids, kept.specs, kept.price,
            kept.on_shelf, kept.sales, kept.words, kept.names)
          is distinct from (now.product_id, now.category_id, now.brand_id, now.supplier_id, now.label_ids, now.specs,
            now.price, now.on_shelf, now.sales, now.words, now.names)
        order by now.sku_id`,
    );
    const numbers = new Map(some.map(({ skuId, skuNo }) => [skuId, skuNo]));
    wrong.push(...found.map(({ skuId }) => numbers.get(skuId) ?? ''));
  }
  return wrong;
}

/** Of goods that are removed: every server sees a row that has changed, and none that is gone. */
export async function hideDocs(tx: Db, skuIds: readonly number[]): Promise<void> {
  await tx
    .update(searchDocs)
    .set({ onShelf: false, changedIn: sql`pg_current_xact_id()` })
    .where(inArray(searchDocs.skuId, [...skuIds]));
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
  await adoptStock(tx);
}

/** False when the rows hold lexemes as an older or newer server made them. */
export async function isIndexCurrent(tx: Db): Promise<boolean> {
  const rows = await tx.select().from(searchIndexes);
  return rows.some(({ version }) => version === lexemesVersion);
}

export async function markIndexCurrent(tx: Db): Promise<void> {
  await tx.delete(searchIndexes).where(ne(searchIndexes.version, lexemesVersion));
  await tx.insert(searchIndexes).values({ version: lexemesVersion }).onConflictDoNothing();
}
