import { type Db, named, takes } from '../../ground/db/client';
import { json, text } from '../../ground/db/row';

/** The category of an article: its own first, then all above it. */
export type CategoryPath = { name: string; categoryIds: number[] };

/** The tree is climbed once for each category, however many articles of it there are. */
const pathsOf = named(
  'category_paths',
  takes<[skuIds: number[]]>,
  { name: text, categoryIds: json<number[]>(), skuIds: json<number[]>() },
  `with recursive held as (
      select product.category_id, json_agg(sku_id) as sku_ids from sku join product using (product_id)
      where sku_id = any($1::bigint[]) group by product.category_id
    ), path as (
      select category_id as leaf, category_id, 0 as depth from held
      union all
      select leaf, category.parent_id, depth + 1 from path join category using (category_id)
      where category.parent_id is not null and depth < 20
    ), paths as materialized (
      select leaf, json_agg(category_id order by depth) as category_ids from path group by leaf
    )
    select category.name, coalesce(category_ids, '[]'::json) as "categoryIds", coalesce(sku_ids, '[]'::json) as "skuIds"
    from held join paths on leaf = held.category_id join category on category.category_id = held.category_id`,
);

/** For all articles at once. */
export async function categoryPaths(tx: Db, skuIds: readonly number[]): Promise<Map<number, CategoryPath>> {
  const found = await pathsOf(tx, [...new Set(skuIds)]);
  return new Map(found.flatMap(({ skuIds: ids, ...path }) => ids.map((skuId) => [skuId, path])));
}
