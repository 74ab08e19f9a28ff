import type { ListedThing, ShelfThing } from '@yigou/contract/goods/catalogDesk.terms';
import { and, asc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { brands, categories, labels, products, suppliers } from '../catalog/catalog.tables';
import { pools } from '../pricing/pricing.tables';

const listed = {
  brand: { table: brands, key: brands.brandId, words: [brands.name, brands.nameEn], first: brands.name },
  supplier: {
    table: suppliers,
    key: suppliers.supplierId,
    words: [suppliers.name, suppliers.shortName, suppliers.contact, suppliers.phone, suppliers.city],
    first: suppliers.shortName,
  },
  label: { table: labels, key: labels.labelId, words: [labels.name], first: labels.viewOrder },
} as const;

export async function selectShelf(
  tx: Db,
  companyId: number,
  thing: ListedThing,
  word: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const { table, key, words, first } = listed[thing];
  const found = and(
    eq(table.companyId, companyId),
    word ? or(...words.map((column) => ilike(column, containing(word)))) : undefined,
  );
  const rows = await tx
    .select({ id: key })
    .from(table)
    .where(found)
    .orderBy(asc(first), asc(key))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: await tx.$count(table, found) };
}

const idList = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::bigint[]`;

const productCounts = {
  category: (ids: readonly number[]) => sql`select category_id::int as id, count(*)::int as n from product
    where category_id = any(${idList(ids)}) group by category_id`,
  brand: (ids: readonly number[]) => sql`select brand_id::int as id, count(*)::int as n from product
    where brand_id = any(${idList(ids)}) group by brand_id`,
  supplier: (ids: readonly number[]) => sql`select supplier_id::int as id, count(*)::int as n from product
    where supplier_id = any(${idList(ids)}) group by supplier_id`,
  label: (ids: readonly number[]) => sql`select label_id as id, count(*)::int as n
    from product_row cross join lateral unnest(label_ids) as label_id
    where label_id = any(${idList(ids)}) group by label_id`,
};

/** How many products bear each of them. */
export async function countProducts(tx: Db, thing: ShelfThing, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await rowsOf<{ id: number; n: number }>(tx, productCounts[thing](ids));
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export const selectCategories = (tx: Db, companyId: number) =>
  tx
    .select(getTableColumns(categories))
    .from(categories)
    .where(eq(categories.companyId, companyId))
    .orderBy(asc(categories.viewOrder), asc(categories.categoryId));

const poolLists = {
  category: [pools.includeCategoryIds, pools.excludeCategoryIds],
  brand: [pools.includeBrandIds, pools.excludeBrandIds],
  supplier: [pools.includeSupplierIds, pools.excludeSupplierIds],
} as const;

/** How many pools name it. */
export async function countPools(tx: Db, companyId: number, thing: ShelfThing, id: number): Promise<number> {
  if (thing === 'label') return 0;
  const named = poolLists[thing].map((list) => sql`${list} @> ${JSON.stringify([id])}::jsonb`);
  return tx.$count(pools, and(eq(pools.companyId, companyId), or(...named)));
}

const bears = {
  category: (id: number) => sql`category_id = ${id}`,
  brand: (id: number) => sql`brand_id = ${id}`,
  supplier: (id: number) => sql`supplier_id = ${id}`,
  label: (id: number) => sql`label_ids @> ${JSON.stringify([id])}::jsonb`,
};

/** Every product that bears it. */
export const selectBearers = (tx: Db, thing: ShelfThing, id: number) =>
  tx
    .select({ productId: products.productId, labelIds: products.labelIds })
    .from(products)
    .where(bears[thing](id))
    .orderBy(asc(products.productId));
