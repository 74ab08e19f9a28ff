import { eq, sql } from 'drizzle-orm';
import { amongIds } from '../../ground/db/among';
import { type Db, rowsOf } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { cleanHtml } from '../../ground/lib/html';
import { brands, categories, labels, products, skus, suppliers } from './catalog.tables';
import { columnKeeper, type Keeper, type Values } from './keeper.service';

const productColumns = columnKeeper({ thing: 'product', table: products, key: 'productId', label: 'name' });

/** What was typed into it by a person or a file is cleaned before it is kept. */
const cleaned = (set: Values): Values =>
  typeof set.detailHtml === 'string' ? { ...set, detailHtml: cleanHtml(set.detailHtml) } : set;

/** What comes from elsewhere may have been on sale before. */
const madeAt = ({ createdAt }: Values, now: Date): Date => (createdAt ? new Date(createdAt as string) : now);

const productKeeper: Keeper = {
  ...productColumns,
  write: (tx, changes) => productColumns.write(tx, new Map([...changes].map(([id, set]) => [id, cleaned(set)]))),
  create: (tx, companyId, contents, now) =>
    productColumns.create(
      tx,
      companyId,
      contents.map((content) => ({ ...cleaned(content), createdAt: madeAt(content, now) })),
      now,
    ),
};

const categoryColumns = columnKeeper({ thing: 'category', table: categories, key: 'categoryId', label: 'name' });
const labelColumns = columnKeeper({ thing: 'label', table: labels, key: 'labelId', label: 'name' });

/** What no foreign key says: a category has others below it, a label stands on goods. */
const categoryKeeper: Keeper = {
  ...categoryColumns,
  remove: async (tx, id, now) => {
    if ((await tx.$count(categories, eq(categories.parentId, id))) > 0) throw new DomainError('goodsStillUsed');
    await categoryColumns.remove(tx, id, now);
  },
};
const labelKeeper: Keeper = {
  ...labelColumns,
  remove: async (tx, id, now) => {
    if ((await selectProductsWith(tx, 'label', [id])).length > 0) throw new DomainError('goodsStillUsed');
    await labelColumns.remove(tx, id, now);
  },
};

/** In the order in which they are locked: whoever changes several kinds takes them so. */
export const catalogKeepers = {
  category: categoryKeeper,
  brand: columnKeeper({ thing: 'brand', table: brands, key: 'brandId', label: 'name' }),
  supplier: columnKeeper({ thing: 'supplier', table: suppliers, key: 'supplierId', label: 'name' }),
  label: labelKeeper,
  product: productKeeper,
  sku: columnKeeper({ thing: 'sku', table: skus, key: 'skuId', label: 'skuNo' }),
} satisfies Record<string, Keeper>;

/** A change set has written to them, or to SKUs of theirs. */
export async function noteProductsChanged(tx: Db, productIds: readonly number[], now: Date): Promise<void> {
  if (productIds.length > 0)
    await tx.update(products).set({ changedAt: now }).where(amongIds(products.productId, productIds));
}

const bears = {
  category: (ids: string) => sql`category_id in (
    with recursive below as (
      select category_id from category where category_id = any(${ids}::bigint[])
      union select category.category_id from category join below on category.parent_id = below.category_id
    ) select category_id from below)`,
  brand: (ids: string) => sql`brand_id = any(${ids}::bigint[])`,
  supplier: (ids: string) => sql`supplier_id = any(${ids}::bigint[])`,
  label: (ids: string) => sql`exists (
    select 1 from jsonb_array_elements_text(label_ids) label where label::bigint = any(${ids}::bigint[]))`,
};

/** Whose category, or one above it, whose brand, supplier or label is one of these. */
export async function selectProductsWith(tx: Db, thing: keyof typeof bears, ids: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ productId: number }>(
    tx,
    sql`select product_id::int as "productId" from product where ${bears[thing](`{${ids.join()}}`)} order by product_id`,
  );
  return rows.map(({ productId }) => productId);
}
