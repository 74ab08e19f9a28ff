import type { GoodsFilter } from '@yigou/contract/goods/assortment.console';
import { type GoodsMargin, type GoodsStock, marginBounds } from '@yigou/contract/goods/assortment.terms';
import { type SQL, sql } from 'drizzle-orm';
import { amongIds } from '../../ground/db/among';
import { beginningWith } from '../../ground/db/like';
import { bitsOf } from '../products/gaps.rules';
import { openStates } from './openSets.queries';

/** What is asked of the list of one company, with all that had to be looked up for it. */
export type Asked = {
  companyId: number;
  /** Categories with all below them. */
  filter: GoodsFilter;
  words: Words | null;
  weekStart: Date;
};
export type Words = { typed: string; query: string; key: string };

export type Part = keyof GoodsFilter;

/** On the shelf, and too little left for the smallest order. */
const soldOut = sql`product_row.product_id in (select sku.product_id from stock join sku using (sku_id)
  where not stock.in_stock and sku.on_shelf)`;
const low = sql`product_row.product_id in (select sku.product_id from sku join stock using (sku_id)
  where sku.warn_qty > 0 and stock.on_hand < sku.warn_qty and not sku.ended)`;

const eitherStock = sql`(${soldOut} or ${low})`;
const stockIs: Record<GoodsStock, SQL> = { soldOut, low, enough: sql`not ${eitherStock}` };

const marginIs: Record<GoodsMargin, SQL> = {
  low: sql`min_margin < ${marginBounds.low}::int`,
  middle: sql`min_margin between ${marginBounds.low}::int and ${marginBounds.high}::int`,
  high: sql`min_margin > ${marginBounds.high}::int`,
};

/** What waits in sets that nobody has released yet. */
const inOpenSet = (companyId: number): SQL => sql`product_row.product_id in (
  select change_row.product_id from change_set join change_row using (change_set_id)
    where change_set.company_id = ${companyId} and change_set.state in (${openStates})
      and change_row.state = 'waiting' and change_row.product_id is not null)`;

/** The products that are meant, each way by its own index; our numbers are kept in capitals. */
export function sayingWords(companyId: number, { typed, query, key }: Words): SQL {
  const ways = [
    sql`select product_id from sku where company_id = ${companyId} and sku_no like ${beginningWith(typed.toUpperCase())}`,
    sql`select product_id from sku where company_id = ${companyId} and barcode <> '' and barcode = ${typed}`,
    ...(query
      ? [sql`select product_id from search_doc where company_id = ${companyId} and words @@ ${query}::tsquery`]
      : []),
    ...(key
      ? [
          sql`select sku.product_id from customer join customer_part using (customer_id) join sku using (sku_id)
            where customer.company_id = ${companyId} and part_key like ${beginningWith(key)}`,
        ]
      : []),
  ];
  return sql.join(ways, sql` union `);
}

const oneOf = (conditions: readonly SQL[]): SQL | null =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` or `)})` : null;

const among = (column: SQL, ids: readonly number[]): SQL | null => (ids.length > 0 ? amongIds(column, ids) : null);

/** As a condition on product_row. */
export function whereOf({ companyId, filter, words, weekStart }: Asked): SQL {
  const week = sql`changed_at >= ${weekStart.toISOString()}::timestamptz`;
  const parts: Record<Part, SQL | null> = {
    tab: filter.tab === 'all' ? null : sql`shelf = ${filter.tab}`,
    categoryIds: among(sql`category_id`, filter.categoryIds),
    brandIds: among(sql`brand_id`, filter.brandIds),
    supplierIds: among(sql`supplier_id`, filter.supplierIds),
    labelIds: filter.labelIds.length > 0 ? sql`label_ids && ${`{${filter.labelIds.join()}}`}::int[]` : null,
    stocks: oneOf(filter.stocks.map((each) => stockIs[each])),
    gaps: filter.gaps.length > 0 ? sql`gaps & ${bitsOf(filter.gaps)}::int > 0` : null,
    margins: oneOf(filter.margins.map((each) => marginIs[each])),
    changes: oneOf(filter.changes.map((each) => (each === 'week' ? week : inOpenSet(companyId)))),
  };
  const asked = (Object.keys(parts) as Part[]).flatMap((part) => parts[part] ?? []);
  const said = words ? [sql`product_row.product_id in (${sayingWords(companyId, words)})`] : [];
  return sql.join([sql`product_row.company_id = ${companyId}`, ...asked, ...said], sql` and `);
}
