import type { Db } from '../../ground/db/client';
import { cleanHtml } from '../../ground/lib/html';
import { brands, categories, customerParts, labels, products, skus, suppliers } from './catalog.tables';

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

export async function addPartNos(tx: Db, rows: (typeof customerParts.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(customerParts).values(rows);
}

export type NewSku = Omit<typeof skus.$inferInsert, 'productId' | 'companyId'>;
export type NewProduct<S extends NewSku = NewSku> = Omit<typeof products.$inferInsert, 'companyId'> & { skus: S[] };

/** The bare rows; who adds goods to the shop also counts them and lets them be found (`addProducts`). */
export async function storeProducts(tx: Db, companyId: number, drafts: readonly NewProduct[]) {
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
  return { productIds: ids.map((row) => row.productId), skus: stored };
}
