import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';

/** `listPrice` is the column list_price. */
const column = sql`lower(regexp_replace(field, '([A-Z])', '_\\1', 'g'))`;

/** Of each field the last row that was written, and what stands there now. */
const historyNotNow = sql`
  with written as (
    select distinct on (thing, thing_id, field) thing, thing_id, field, after, label
    from change_row where state in ('applied', 'undone') and field <> '' and thing in ('product', 'sku', 'priceBook', 'priceLine', 'pool')
    order by thing, thing_id, field, applied_at desc, change_row_id desc
  ), now as (
    select written.*, ${column} as name, coalesce(to_jsonb(product), to_jsonb(sku), to_jsonb(price_book), to_jsonb(price_line), to_jsonb(pool)) as row from written
    left join product on thing = 'product' and product.product_id = thing_id
    left join sku on thing = 'sku' and sku.sku_id = thing_id
    left join price_book on thing = 'priceBook' and price_book.price_book_id = thing_id
    left join price_line on thing = 'priceLine' and price_line.price_line_id = thing_id
    left join pool on thing = 'pool' and pool.pool_id = thing_id
  )
  select format('%s 的“%s”与最后一次变更不同', label, field) as fault from now
  where row is not null and coalesce(nullif(row -> name, 'null'::jsonb), '""'::jsonb) is distinct from coalesce(after, '""'::jsonb)
  order by thing, thing_id, field`;

const indexNotNow = sql`
  select format('商品 %s 与搜索索引不同', sku_no) as fault
  from sku join product using (product_id) left join search_doc doc using (sku_id)
  where doc.sku_id is null or doc.on_shelf <> sku.on_shelf or doc.category_id <> product.category_id
    or doc.brand_id <> product.brand_id or doc.supplier_id <> product.supplier_id
  order by sku_id`;

/** Where the history of goods does not fold to what they are, or the search finds them as they are not. */
export const goodsFaults = async (tx: Db): Promise<string[]> =>
  [...(await rowsOf<{ fault: string }>(tx, historyNotNow)), ...(await rowsOf<{ fault: string }>(tx, indexNotNow))].map(
    ({ fault }) => fault,
  );
