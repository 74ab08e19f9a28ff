import type { PoolContent } from '@yigou/contract/goods/pools.console';
import type { PoolKind } from '@yigou/contract/goods/priceBooks.terms';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';

const oneOf = (column: SQL, ids: readonly number[]): SQL => sql`${column} = any(${sql.param([...ids])}::bigint[])`;

const branches = (companyId: number, ids: readonly number[]): SQL => sql`product.category_id in (
  with recursive branch as (
    select category_id from category
      where company_id = ${companyId} and category_id = any(${sql.param([...ids])}::bigint[])
    union select below.category_id from category below join branch on below.parent_id = branch.category_id
  ) select category_id from branch)`;

const holds = (companyId: number, { category, brand, supplier }: Record<PoolKind, readonly number[]>): SQL => sql`(
  ${oneOf(sql`product.brand_id`, brand)} or ${oneOf(sql`product.supplier_id`, supplier)} or ${branches(companyId, category)})`;

/** The rule `inPool` as a condition; a test holds the two together. */
const inPool = (companyId: number, { include, exclude }: PoolContent): SQL => {
  const isOpen = Object.values(include).every((ids) => ids.length === 0);
  return sql`not ${oneOf(sql`sku.sku_id`, exclude.sku)} and (${oneOf(sql`sku.sku_id`, include.sku)}
    or (not ${holds(companyId, exclude)} and (${isOpen} or ${holds(companyId, include)})))`;
};

export type PoolCount = { skuCount: number; onShelfCount: number; allCount: number };

export async function countPool(tx: Db, companyId: number, content: PoolContent): Promise<PoolCount> {
  const [row] = await rowsOf<PoolCount>(
    tx,
    sql`select count(*) filter (where inside)::int as "skuCount",
        count(*) filter (where inside and on_shelf)::int as "onShelfCount", count(*)::int as "allCount"
      from (select on_shelf, ${inPool(companyId, content)} as inside
        from sku join product using (product_id) where sku.company_id = ${companyId} and not ended) goods`,
  );
  return row ?? { skuCount: 0, onShelfCount: 0, allCount: 0 };
}

/** Pools with rows in change sets that are not written yet. */
export async function selectWaitingPools(tx: Db, companyId: number): Promise<Set<number>> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select distinct thing_id::int as id from change_row join change_set using (change_set_id)
      where change_set.company_id = ${companyId} and thing = 'pool' and thing_id is not null
        and change_set.state in ('draft', 'pending', 'scheduled', 'releasing')`,
  );
  return new Set(rows.map(({ id }) => id));
}
