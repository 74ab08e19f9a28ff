import { sql } from 'drizzle-orm';
import type { Tier } from '../../goods/catalog/catalog.tables';
import { booksOf, linesColumn } from '../../goods/pricing/linesSql.tables';
import type { BookLine } from '../../goods/pricing/pricing.rules';
import { type Db, named, rowsOf, takes } from '../../ground/db/client';
import { bool, float, int, json, type Row, text } from '../../ground/db/row';

/** All that buying has to know of an article, for one customer. Money in 分. */
export const goodsRow = {
  skuId: int,
  productId: int,
  categoryId: int,
  brandId: int,
  supplierId: int,
  supplierName: text,
  city: text,
  skuNo: text,
  partNo: text,
  name: text,
  unit: text,
  axes: json<string[]>(),
  specs: json<string[]>(),
  imgUrl: text,
  taxRate: int,
  taxCode: text,
  listPrice: float,
  marketPrice: float,
  tiers: json<Tier[]>(),
  moq: int,
  multiple: int,
  onShelf: bool,
  available: int,
  /** The customer has a pool, so it must be asked. */
  limited: bool,
  /** What stands of it in books for the customer. */
  lines: json<BookLine[]>(),
};
export type GoodsRow = Row<typeof goodsRow>;

/** For the customer of `books`, so that every list of goods to buy is read the same way. */
export const goodsColumns = `
  sku.sku_id::int as "skuId",
  product.product_id::int as "productId",
  product.category_id::int as "categoryId",
  product.brand_id::int as "brandId",
  product.supplier_id::int as "supplierId",
  supplier.short_name as "supplierName",
  supplier.city,
  sku.sku_no as "skuNo",
  coalesce(customer_part.part_no, '') as "partNo",
  product.name,
  product.unit,
  product.axes,
  sku.specs,
  coalesce(sku.img_urls ->> 0, '') as "imgUrl",
  product.tax_rate as "taxRate",
  product.tax_code as "taxCode",
  sku.list_price::float8 as "listPrice",
  sku.market_price::float8 as "marketPrice",
  sku.tiers,
  sku.moq,
  sku.multiple,
  sku.on_shelf as "onShelf",
  coalesce(stock.on_hand - stock.reserved, 0) as available,
  coalesce(books.limited, false) as limited,
  ${linesColumn('sku.sku_id')} as lines`;

export const goodsJoins = (customerId: string) => `
  join product using (product_id)
  join supplier using (supplier_id)
  left join stock on stock.sku_id = sku.sku_id
  left join customer_part on customer_part.customer_id = ${customerId} and customer_part.sku_id = sku.sku_id`;

export const selectGoods = named(
  'goods_to_buy',
  takes<[customerId: number, companyId: number, skuIds: number[]]>,
  goodsRow,
  `select ${goodsColumns} from ${booksOf('$1::bigint')} cross join sku ${goodsJoins('$1')} where sku.company_id = $2 and sku.sku_id = any($3::bigint[])`,
);

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
