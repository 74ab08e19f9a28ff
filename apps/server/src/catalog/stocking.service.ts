import type { Db } from '../db/client';
import { cleanHtml } from '../lib/html';
import { putOnHand } from '../stock/stock.service';
import { brands, categories, customerParts, labels, products, skus, suppliers } from './catalog.tables';
import { indexProducts } from './indexing.service';

/** The verbs that fill the shop: used by the demo world, and by operators. */

async function oneId<T>(stored: Promise<T[]>): Promise<T> {
  const [row] = await stored;
  if (row === undefined) throw new Error('the row was not stored');
  return row;
}

export const addCategory = async (tx: Db, row: typeof categories.$inferInsert) =>
  (await oneId(tx.insert(categories).values(row).returning({ id: categories.categoryId }))).id;

export const addBrand = async (tx: Db, row: typeof brands.$inferInsert) =>
  (await oneId(tx.insert(brands).values(row).returning({ id: brands.brandId }))).id;

export const addSupplier = async (tx: Db, row: typeof suppliers.$inferInsert) =>
  (await oneId(tx.insert(suppliers).values(row).returning({ id: suppliers.supplierId }))).id;

export const addLabel = async (tx: Db, row: typeof labels.$inferInsert) =>
  (await oneId(tx.insert(labels).values(row).returning({ id: labels.labelId }))).id;

type NewSku = Omit<typeof skus.$inferInsert, 'productId' | 'companyId'> & { onHand: number };
export type NewProduct = Omit<typeof products.$inferInsert, 'companyId'> & { skus: NewSku[] };

const batch = 200;

async function storeBatch(tx: Db, companyId: number, drafts: NewProduct[], now: Date) {
  const rows = drafts.map(({ skus: _, ...draft }) => ({
    ...draft,
    companyId,
    detailHtml: cleanHtml(draft.detailHtml),
  }));
  const ids = await tx.insert(products).values(rows).returning({ productId: products.productId });
  const skuRows = drafts.flatMap((draft, at) =>
    draft.skus.map((sku) => ({ ...sku, companyId, productId: ids[at]?.productId ?? 0 })),
  );
  const stored = await tx.insert(skus).values(skuRows).returning({ skuId: skus.skuId, skuNo: skus.skuNo });
  const onHand = new Map(skuRows.map((sku) => [sku.skuNo, sku.onHand]));
  await putOnHand(
    tx,
    { cause: 'opening', now },
    stored.map(({ skuId, skuNo }) => ({ skuId, onHand: onHand.get(skuNo) ?? 0 })),
  );
  await indexProducts(
    tx,
    companyId,
    ids.map((row) => row.productId),
  );
  return stored;
}

/** Products with their SKUs, stock and place in the search, many at a time. */
export async function addProducts(
  tx: Db,
  companyId: number,
  drafts: NewProduct[],
  now: Date,
): Promise<Map<string, number>> {
  const skuIds = new Map<string, number>();
  for (let at = 0; at < drafts.length; at += batch) {
    const stored = await storeBatch(tx, companyId, drafts.slice(at, at + batch), now);
    for (const { skuId, skuNo } of stored) skuIds.set(skuNo, skuId);
  }
  return skuIds;
}

export async function addPartNos(tx: Db, rows: (typeof customerParts.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(customerParts).values(rows);
}
