import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { customerParts, products, skus, suppliers, type Tier } from '../catalog/catalog.tables';
import { type Db, keepPrepared, rowsOf } from '../db/client';
import { contractPrices, poolEntries } from '../pricing/pricing.tables';
import { stocks } from '../stock/stock.tables';

/** All that buying has to know of an article, for one customer. Money in 分. */
export type GoodsRow = {
  skuId: number;
  productId: number;
  categoryId: number;
  supplierId: number;
  supplierName: string;
  skuNo: string;
  partNo: string;
  name: string;
  unit: string;
  axes: string[];
  specs: string[];
  imgUrl: string;
  taxRate: number;
  listPrice: number;
  tiers: Tier[];
  moq: number;
  multiple: number;
  onShelf: boolean;
  available: number;
  /** The customer has a pool, so it must be asked. */
  limited: boolean;
  /** What the customer agreed for it; times in milliseconds. Null: nothing. */
  agreed: { price: number; validFrom: number; validTo: number }[] | null;
};

const customer = sql.placeholder('customerId');

const goodsColumns = {
  skuId: sql`${skus.skuId}::int`,
  productId: sql`${products.productId}::int`,
  categoryId: sql`${products.categoryId}::int`,
  supplierId: sql`${products.supplierId}::int`,
  supplierName: suppliers.shortName,
  skuNo: skus.skuNo,
  partNo: sql`coalesce(${customerParts.partNo}, '')`,
  name: products.name,
  unit: products.unit,
  axes: products.axes,
  specs: skus.specs,
  imgUrl: sql`coalesce(${skus.imgUrls} ->> 0, '')`,
  taxRate: products.taxRate,
  listPrice: sql`${skus.listPrice}::float8`,
  tiers: skus.tiers,
  moq: skus.moq,
  multiple: skus.multiple,
  onShelf: skus.onShelf,
  available: sql`coalesce(${stocks.onHand} - ${stocks.reserved}, 0)`,
  limited: sql`exists (select 1 from ${poolEntries} where ${poolEntries.customerId} = ${customer})`,
  // With the goods, not after them: one round trip less for every cart, settlement and order.
  agreed: sql`(select json_agg(json_build_object('price', ${contractPrices.price},
      'validFrom', extract(epoch from ${contractPrices.validFrom}) * 1000,
      'validTo', extract(epoch from ${contractPrices.validTo}) * 1000))
    from ${contractPrices} where ${contractPrices.customerId} = ${customer} and ${contractPrices.skuId} = ${skus.skuId})`,
} satisfies Record<keyof GoodsRow, unknown>;

/**
 * Goods with whatever else a caller joins to them. Its queries are prepared by name: planning six tables took longer
 * than reading them. Takes `customerId` when it is run.
 */
export const fromGoods = <C extends Record<string, SQL | PgColumn>>(tx: Db, more: C) =>
  tx
    .select({ ...goodsColumns, ...more })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .innerJoin(suppliers, eq(suppliers.supplierId, products.supplierId))
    .leftJoin(stocks, eq(stocks.skuId, skus.skuId))
    .leftJoin(customerParts, and(eq(customerParts.customerId, customer), eq(customerParts.skuId, skus.skuId)));

const goodsQuery = keepPrepared((tx) =>
  fromGoods(tx, {})
    .where(
      and(
        eq(skus.companyId, sql.placeholder('companyId')),
        sql`${skus.skuId} = any(${sql.placeholder('skuIds')}::bigint[])`,
      ),
    )
    .prepare('goods_to_buy'),
);

export const selectGoods = async (tx: Db, companyId: number, customerId: number, skuIds: number[]) =>
  (await goodsQuery(tx).execute({ companyId, customerId, skuIds })) as GoodsRow[];

/** These categories and everything below them. */
export async function selectBranches(tx: Db, categoryIds: number[]): Promise<Set<number>> {
  const rows = await rowsOf<{ categoryId: number }>(
    tx,
    sql`with recursive branch as (
        select category_id from category where category_id = any(${sql.param(categoryIds)}::bigint[])
        union
        select below.category_id from category below join branch on below.parent_id = branch.category_id
      )
      select category_id::int as "categoryId" from branch`,
  );
  return new Set(rows.map((row) => row.categoryId));
}
