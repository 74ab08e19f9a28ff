import type { BookAudience } from '@yigou/contract/goods/priceBooks.terms';
import { formatDate } from '@yigou/contract/ground/time';
import { type Db, named, takes } from '../../ground/db/client';
import { bool, float, int, json, oneOf, orNull, type Row, text } from '../../ground/db/row';
import { booksOf, isPoolOf, lineColumns } from './linesSql.tables';
import { type Pool, poolFor } from './pools.rules';
import type { PriceTier } from './pricing.rules';

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
