import type { BookAudience } from '@yigou/contract/goods/priceBooks.terms';
import { formatDate } from '@yigou/contract/ground/time';
import { type Db, named, takes } from '../../ground/db/client';
import { bool, float, int, json, oneOf, orNull, type Row, text } from '../../ground/db/row';
import { type Pool, poolFor } from './pools.rules';
import type { BookLine, PriceTier } from './pricing.rules';

/** Its own, and those of its groups. */
const isPoolOf = (customerId: string) => `(pool.customer_id = ${customerId} or pool.group_id in (
    select group_id from customer_group_member member where member.customer_id = ${customerId}))`;

/**
 * One row, `books`, with the `ids` of the books that are for a customer, whether they are good today or not, and whether
 * a pool limits it. Asked once a statement: lines are then found by book and article.
 */
export const booksOf = (customerId: string) => `lateral (
    select coalesce(array_agg(found.price_book_id), '{}') as ids,
      coalesce((select true from pool where ${isPoolOf(customerId)} limit 1), false) as limited
    from (
      select price_book_id from price_book where customer_ids @> to_jsonb(${customerId}) and price_book.enabled
      union all
      select price_book_id from customer_group_member member
        join price_book on group_ids @> to_jsonb(member.group_id) and price_book.enabled
        where member.customer_id = ${customerId}
      union all
      select price_book_id from customer join price_book using (company_id)
        where customer.customer_id = ${customerId} and audience = 'all' and price_book.enabled
    ) found) books`;

const lineColumns = {
  lineId: 'line.price_line_id::int',
  bookId: 'book.price_book_id::int',
  bookName: 'book.name',
  audience: 'book.audience',
  priority: 'book.priority',
  ceiling: 'book.ceiling',
  price: 'line.price::float8',
  tiers: 'line.tiers',
  fromDay: "coalesce(greatest(book.from_day, line.from_day)::text, '')",
  toDay: 'least(book.to_day, line.to_day)::text',
  ownFrom: 'line.from_day::text',
} satisfies Record<keyof BookLine, string>;

/** The lines for an article in `books`, as a column of whatever is read: past and future ones too, the rule decides. */
export const linesColumn = (skuId: string) => `coalesce((
    select json_agg(json_build_object(${Object.entries(lineColumns)
      .map(([name, column]) => `'${name}', ${column}`)
      .join(', ')}))
    from price_line line join price_book book using (price_book_id)
    where line.price_book_id = any(books.ids) and line.sku_id = ${skuId}), '[]')`;

const lineRow = {
  skuId: int,
  lineId: int,
  bookId: int,
  bookName: text,
  audience: oneOf<BookAudience>(),
  priority: bool,
  ceiling: bool,
  price: float,
  tiers: json<PriceTier[]>(),
  fromDay: text,
  toDay: orNull(text),
  ownFrom: orNull(text),
  /** Where the line has tiers: the least that can be bought. */
  moq: int,
};

const lineRows = (customerId: string) => `select line.sku_id::int as "skuId", ${Object.entries(lineColumns)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ')},
    coalesce((select moq from sku where sku.sku_id = line.sku_id and line.tiers <> '[]'), 1) as moq
  from ${booksOf(customerId)} join price_line line on line.price_book_id = any(books.ids)
    join price_book book on book.price_book_id = line.price_book_id`;

type LineRow = Row<typeof lineRow>;

function bySku(rows: readonly LineRow[]): Map<number, LineRow[]> {
  const lines = new Map<number, LineRow[]>();
  for (const row of rows) {
    const others = lines.get(row.skuId);
    if (others) others.push(row);
    else lines.set(row.skuId, [row]);
  }
  return lines;
}

const linesOfSkus = named(
  'price_lines_for',
  takes<[customerId: number, skuIds: number[]]>,
  lineRow,
  `${lineRows('$1::bigint')} where line.sku_id = any($2::bigint[])`,
);

/** The lines for a customer and these SKUs, past and future ones included. */
export async function linesFor(tx: Db, customerId: number | null, skuIds: number[]): Promise<Map<number, LineRow[]>> {
  if (customerId === null || skuIds.length === 0) return new Map();
  return bySku(await linesOfSkus(tx, customerId, skuIds));
}

const linesOfDay = named(
  'price_lines_now',
  takes<[customerId: number, day: string]>,
  lineRow,
  `${lineRows('$1::bigint')}
    where greatest(book.from_day, line.from_day) <= $2::date
      and coalesce(least(book.to_day, line.to_day) >= $2::date, true)`,
);

/** All that hold at this moment. */
export const linesNow = async (tx: Db, customerId: number, now: Date) =>
  bySku(await linesOfDay(tx, customerId, formatDate(now)));

const ids = json<number[]>();
const poolRow = {
  own: bool,
  includeCategoryIds: ids,
  includeBrandIds: ids,
  includeSupplierIds: ids,
  includeSkuIds: ids,
  excludeCategoryIds: ids,
  excludeBrandIds: ids,
  excludeSupplierIds: ids,
  excludeSkuIds: ids,
};

const poolsOfCustomer = named(
  'pools_of_customer',
  takes<[customerId: number]>,
  poolRow,
  `select pool.customer_id is not null as own,
      include_category_ids as "includeCategoryIds", include_brand_ids as "includeBrandIds",
      include_supplier_ids as "includeSupplierIds", include_sku_ids as "includeSkuIds",
      exclude_category_ids as "excludeCategoryIds", exclude_brand_ids as "excludeBrandIds",
      exclude_supplier_ids as "excludeSupplierIds", exclude_sku_ids as "excludeSkuIds"
    from pool where ${isPoolOf('$1::bigint')}`,
);

type PoolFields = Omit<Row<typeof poolRow>, 'own'>;

/** The fields of a pool as the rule reads them. */
export const toPool = (row: PoolFields): Pool => ({
  include: {
    category: new Set(row.includeCategoryIds),
    brand: new Set(row.includeBrandIds),
    supplier: new Set(row.includeSupplierIds),
    sku: new Set(row.includeSkuIds),
  },
  exclude: {
    category: new Set(row.excludeCategoryIds),
    brand: new Set(row.excludeBrandIds),
    supplier: new Set(row.excludeSupplierIds),
    sku: new Set(row.excludeSkuIds),
  },
});

/** Null: no limits. */
export const poolOf = async (tx: Db, customerId: number): Promise<Pool | null> =>
  poolFor((await poolsOfCustomer(tx, customerId)).map((row) => ({ own: row.own, ...toPool(row) })));
