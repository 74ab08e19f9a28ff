import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { gapBits } from './gaps.rules';

/** A price of one 分 that cost a fortune has no margin that fits into the column. */
const marginFloor = -1_000_000;

/** How much of a picture, a text, a tax code, a cost and the parameters its category asks for is there. */
const said = sql`select product.product_id, wanted.asked, wanted.missing as missing_params, one.*,
    case when one.img_url is null then ${gapBits.picture}::int else 0 end
      + case when product.detail_html = '' then ${gapBits.detail}::int else 0 end
      + case when product.tax_code = '' then ${gapBits.taxCode}::int else 0 end
      + case when one.sku_count > one.costed then ${gapBits.cost}::int else 0 end
      + case when wanted.missing > 0 then ${gapBits.params}::int else 0 end as gaps,
    (one.img_url is not null)::int + (product.detail_html <> '')::int + (product.tax_code <> '')::int
      + (one.sku_count = one.costed)::int as filled
  from product join category using (category_id)
  cross join lateral (
    select count(*)::int as asked, count(*) filter (where not exists (
        select 1 from jsonb_array_elements(product.params) as param
          where param ->> 'name' = each ->> 'name' and param ->> 'value' <> ''))::int as missing
      from jsonb_array_elements(category.template) as each where (each ->> 'required')::boolean
  ) as wanted
  cross join lateral (
    select count(*)::int as sku_count, count(cost)::int as costed, coalesce(sum(sales), 0)::int as sales,
        coalesce(bool_or(on_shelf), false) as any_on, coalesce(bool_and(ended), false) as all_ended,
        coalesce((array_agg(sku_no order by sku_id))[1], '') as sku_no,
        (array_agg(img_urls ->> 0 order by sku_id) filter (where img_urls ->> 0 is not null))[1] as img_url,
        coalesce(min(list_price), 0) as min_price, coalesce(max(list_price), 0) as max_price,
        coalesce(min(market_price), 0) as min_market, coalesce(max(market_price), 0) as max_market,
        min(margin) as min_margin, max(margin) as max_margin
      from (
        select sku.*, case when cost is not null then
              greatest(round((list_price - cost) * 10000.0 / list_price), ${marginFloor}::int)::int end as margin
          from sku where sku.product_id = product.product_id
      ) as held
  ) as one`;

const rowsNow = (companyId: number, productIds: readonly number[]): SQL => sql`
    select product.product_id, company_id, category_id, brand_id, supplier_id,
      array(select jsonb_array_elements_text(label_ids)::int) as label_ids, name, sku_no,
      coalesce(img_url, '') as img_url, case when any_on then 'on' when all_ended then 'ended' else 'off' end as shelf,
      sku_count,
      min_price, max_price, min_market, max_market, min_margin, max_margin, sales, gaps,
      round(100.0 * (filled + asked - missing_params) / (4 + asked))::int as percent, missing_params,
      coalesce(changed_at, created_at) as changed_at
    from product join (${said} where product.product_id = any(${`{${productIds.join()}}`}::bigint[])) as said
      using (product_id)
    where company_id = ${companyId}`;

const compared = [
  ...[
    'category_id',
    'brand_id',
    'supplier_id',
    'label_ids',
    'name',
    'sku_no',
    'img_url',
    'shelf',
    'sku_count',
    'min_price',
  ],
  ...[
    'max_price',
    'min_market',
    'max_market',
    'min_margin',
    'max_margin',
    'sales',
    'gaps',
    'percent',
    'missing_params',
  ],
];
const all = (table: string): SQL => sql.raw(compared.map((name) => `${table}.${name}`).join(', '));

/** The names of those that the operators' list does not know as they are. */
export async function wrongRows(tx: Db, companyId: number, productIds: readonly number[]): Promise<string[]> {
  const wrong = await rowsOf<{ name: string }>(
    tx,
    sql`select now.name from (${rowsNow(companyId, productIds)}) as now left join product_row as kept using (product_id)
      where (${all('kept')}) is distinct from (${all('now')}) order by product_id`,
  );
  return wrong.map(({ name }) => name);
}

/** After any change to these products or their SKUs, in the same transaction: what the operators' list knows of them. */
export async function noteRows(tx: Db, companyId: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx.execute(sql`
    insert into product_row (product_id, company_id, category_id, brand_id, supplier_id, label_ids, name, sku_no,
      img_url, shelf, sku_count, min_price, max_price, min_market, max_market, min_margin, max_margin, sales, gaps,
      percent, missing_params, changed_at)
    ${rowsNow(companyId, productIds)}
    on conflict (product_id) do update set category_id = excluded.category_id, brand_id = excluded.brand_id,
      supplier_id = excluded.supplier_id, label_ids = excluded.label_ids, name = excluded.name,
      sku_no = excluded.sku_no, img_url = excluded.img_url, shelf = excluded.shelf, sku_count = excluded.sku_count,
      min_price = excluded.min_price, max_price = excluded.max_price, min_market = excluded.min_market,
      max_market = excluded.max_market, min_margin = excluded.min_margin, max_margin = excluded.max_margin,
      sales = excluded.sales, gaps = excluded.gaps, percent = excluded.percent,
      missing_params = excluded.missing_params, changed_at = excluded.changed_at,
      changed_in = pg_current_xact_id()`);
}
