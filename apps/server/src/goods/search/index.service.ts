import { gte, inArray, ne, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { adoptStock } from '../stock/stock.service';
import { searchDocs, searchIndexes } from './search.tables';
import type { ShelfRow } from './shelf/searchDocs.queries';
import { addDictionaryWords, cutFine } from './words/jieba';
import { type DocTexts, lexemesOf, lexemesVersion, namesOf, sharedLexemes } from './words/lexemes.rules';
import { fold } from './words/words.rules';

export type DocSource = DocTexts &
  Omit<ShelfRow, 'createdAt' | 'inStock' | 'names' | 'specs' | 'params' | 'wordsMark'> & { specPairs: string[] } & {
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

/** Called in the transaction that changes an article, so that no search ever sees half a change. */
export async function indexDocs(tx: Db, docs: DocSource[]): Promise<void> {
  addDictionaryWords(docs.flatMap((doc) => [doc.category, ...doc.parents, ...doc.brand].map(fold)));
  for (let at = 0; at < docs.length; at += batch) {
    const rows = JSON.stringify(asRows(docs.slice(at, at + batch)));
    await tx.execute(sql`
      insert into search_doc (sku_id, company_id, product_id, category_id, brand_id, supplier_id, label_ids, specs,
        price, on_shelf, sales, created_at, words, names)
      select "skuId", "companyId", "productId", "categoryId", "brandId", "supplierId",
        array(select jsonb_array_elements_text("labelIds")::int), array(select jsonb_array_elements_text(specs)),
        price, "onShelf", sales, "createdAt",
        array_to_tsvector(array(select jsonb_array_elements_text(words))), array(select jsonb_array_elements_text(names))
      from jsonb_to_recordset(${rows}::jsonb) as doc("skuId" bigint, "companyId" bigint, "productId" bigint,
        "categoryId" bigint, "brandId" bigint, "supplierId" bigint, "labelIds" jsonb, specs jsonb, price bigint,
        "onShelf" boolean, sales int, "createdAt" timestamptz, words jsonb, names jsonb)
      on conflict (sku_id) do update set category_id = excluded.category_id, brand_id = excluded.brand_id,
        supplier_id = excluded.supplier_id, label_ids = excluded.label_ids, specs = excluded.specs,
        price = excluded.price, on_shelf = excluded.on_shelf,
        sales = excluded.sales, words = excluded.words, names = excluded.names, changed_in = pg_current_xact_id()`);
  }
}

/** What of an article changes without any of its words. */
export type DocFigures = Pick<DocSource, 'skuId' | 'price' | 'onShelf' | 'sales'>;

export async function indexFigures(tx: Db, docs: readonly DocFigures[]): Promise<void> {
  await tx.execute(sql`
    update search_doc set price = now.price, on_shelf = now."onShelf", sales = now.sales, changed_in = pg_current_xact_id()
    from jsonb_to_recordset(${JSON.stringify(docs)}::jsonb) as now("skuId" bigint, price bigint, "onShelf" boolean, sales int)
    where sku_id = now."skuId"`);
}

/**
 * The numbers of those that the search does not know as they are. Which words a text falls into depends on the names known
 * by then, so of them only that there are some.
 */
export async function wrongDocs(tx: Db, docs: readonly DocSource[]): Promise<string[]> {
  if (docs.length === 0) return [];
  const now = docs.map(
    ({ skuId, productId, categoryId, brandId, supplierId, labelIds, specPairs, price, onShelf }) => ({
      ...{ skuId, productId, categoryId, brandId, supplierId, labelIds, specs: specPairs, price, onShelf },
    }),
  );
  const found = await rowsOf<{ skuId: number }>(
    tx,
    sql`select "skuId"::int as "skuId"
      from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as now("skuId" bigint, "productId" bigint,
        "categoryId" bigint, "brandId" bigint, "supplierId" bigint, "labelIds" jsonb, specs jsonb, price bigint,
        "onShelf" boolean)
      left join search_doc as kept on kept.sku_id = "skuId"
      where (product_id, category_id, brand_id, supplier_id, to_jsonb(label_ids), to_jsonb(kept.specs), kept.price,
          on_shelf, kept.words <> '')
        is distinct from ("productId", "categoryId", "brandId", "supplierId", "labelIds", now.specs, now.price,
          "onShelf", true)
      order by "skuId"`,
  );
  const numbers = new Map(docs.map(({ skuId, skuNo }) => [skuId, skuNo]));
  return found.map(({ skuId }) => numbers.get(skuId) ?? '');
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
