import type { SkuCard } from '@yigou/contract/goods/catalog';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, named, rowsOf, takes } from '../../ground/db/client';
import { bool, float, int, json, type Row, text } from '../../ground/db/row';
import { packOf, specText } from '../catalog/catalog.rules';
import { categories, labels, type Param, skus, type Tier } from '../catalog/catalog.tables';

/** All that a list shows of an article, but price, stock and part number. Prices in 分. */
const cardRow = {
  skuId: int,
  productId: int,
  skuNo: text,
  specs: json<string[]>(),
  listPrice: float,
  marketPrice: float,
  tiers: json<Tier[]>(),
  moq: int,
  multiple: int,
  onShelf: bool,
  sales: int,
  imgUrls: json<string[]>(),
  name: text,
  unit: text,
  axes: json<string[]>(),
  categoryId: int,
  brandId: int,
  supplierId: int,
  labelIds: json<number[]>(),
  brandName: text,
  supplierName: text,
  city: text,
  params: json<Param[]>(),
};

/** With what is made of its texts, and the last card that was: a row is kept and shown many times. */
export type CardRow = Row<typeof cardRow> & {
  spec: string;
  pack: ReturnType<typeof packOf>;
  card: SkuCard | null;
};

const withTexts = (row: Row<typeof cardRow>): CardRow =>
  Object.assign(row, { spec: specText(row.specs), pack: packOf(row.specs, row.params, row.unit), card: null });

/** Every list of the shop goes through here, and mapping forty rows cost more than finding them. */
const cardRows = `
  select sku_id::int as "skuId", product_id::int as "productId", sku_no as "skuNo", specs,
    list_price::float8 as "listPrice", market_price::float8 as "marketPrice", tiers, moq, multiple,
    on_shelf as "onShelf", sales, img_urls as "imgUrls", product.name, unit, axes,
    category_id::int as "categoryId", brand_id::int as "brandId", supplier_id::int as "supplierId",
    label_ids as "labelIds", brand.name as "brandName", short_name as "supplierName",
    supplier.city, product.params
  from sku join product using (product_id) join brand using (brand_id) join supplier using (supplier_id)
  where sku.company_id = $1`;

const cardsById = named(
  'cards_by_id',
  takes<[companyId: number, skuIds: number[]]>,
  cardRow,
  `${cardRows} and sku_id = any($2::bigint[])`,
);

const cardsByNo = named(
  'cards_by_no',
  takes<[companyId: number, skuNos: string[]]>,
  cardRow,
  `${cardRows} and sku_no = any($2::text[])`,
);

export const selectCardsById = async (tx: Db, companyId: number, skuIds: number[]): Promise<CardRow[]> =>
  (await cardsById(tx, companyId, skuIds)).map(withTexts);

export const selectCardsByNo = async (tx: Db, companyId: number, skuNos: string[]): Promise<CardRow[]> =>
  (await cardsByNo(tx, companyId, skuNos)).map(withTexts);

const textsOfSku = named(
  'sku_texts',
  takes<[skuId: number]>,
  {
    params: json<Param[]>(),
    packing: text,
    detailHtml: text,
    taxRate: int,
    noReasonReturn: bool,
    leadDays: int,
    weight: int,
    barcode: text,
  },
  `select params, packing, detail_html as "detailHtml", tax_rate as "taxRate", no_reason_return as "noReasonReturn",
      lead_days as "leadDays", weight, barcode
    from sku join product using (product_id) where sku_id = $1`,
);

export const findSkuTexts = async (tx: Db, skuId: number) => (await textsOfSku(tx, skuId))[0];

/** All SKUs of a product, named by its own id or by one of them. */
export const selectSiblings = named(
  'siblings',
  takes<[companyId: number, productId: number | null, skuId: number | null]>,
  {
    skuId: int,
    productId: int,
    skuNo: text,
    specs: json<string[]>(),
    onShelf: bool,
    moq: int,
    multiple: int,
    axes: json<string[]>(),
  },
  `select sku_id::int as "skuId", product_id::int as "productId", sku_no as "skuNo", specs, on_shelf as "onShelf",
      moq, multiple, axes
    from sku join product using (product_id)
    where sku.company_id = $1 and product_id = coalesce($2::bigint,
      (select one.product_id from sku one where one.sku_id = $3::bigint and one.company_id = $1))
    order by sku_id`,
);

export async function findSkuIdByNo(tx: Db, companyId: number, skuNo: string): Promise<number | undefined> {
  const same = and(eq(skus.companyId, companyId), sql`lower(${skus.skuNo}) = lower(${skuNo})`);
  const [exact] = await tx
    .select({ skuId: skus.skuId })
    .from(skus)
    .where(and(eq(skus.companyId, companyId), eq(skus.skuNo, skuNo)));
  if (exact) return exact.skuId;
  const [row] = await tx.select({ skuId: skus.skuId }).from(skus).where(same).limit(1);
  return row?.skuId;
}

/** What is sold in the place of what is not, however often that was replaced in its turn. */
export const selectSuccessors = named(
  'successors',
  takes<[companyId: number, skuIds: number[]]>,
  { skuId: int, successorId: int },
  `with recursive heir as (
      select sku_id as gone, successor_id as next, 1 as step from sku
      where company_id = $1 and sku_id = any($2::bigint[]) and not on_shelf and successor_id is not null
      union all
      select gone, successor_id, step + 1 from heir join sku on sku_id = next
      where company_id = $1 and not on_shelf and successor_id is not null and step < 10
    )
    select coalesce(gone, 0)::int as "skuId", sku_id::int as "successorId" from heir join sku on sku_id = next
    where company_id = $1 and on_shelf`,
);

/** By our number or the customer's own, however that is written, of what has a successor. */
export const selectEndedByNo = named(
  'ended_by_no',
  takes<[companyId: number, customerId: number | null, skuNo: string, partKey: string]>,
  { skuId: int },
  `select sku_id::int as "skuId" from sku
    where company_id = $1 and ended and not on_shelf and successor_id is not null and (sku_no = $3
      or sku_id in (select part.sku_id from customer_part part where part.customer_id = $2 and part.part_key = $4))
    order by sku_no = $3 desc limit 1`,
);

export const selectPartNos = named(
  'part_nos',
  takes<[customerId: number, skuIds: number[]]>,
  { skuId: int, partNo: text },
  `select sku_id::int as "skuId", part_no as "partNo" from customer_part
    where customer_id = $1 and sku_id = any($2::bigint[])`,
);

export const selectLabels = (tx: Db, companyId: number) =>
  tx.select().from(labels).where(eq(labels.companyId, companyId)).orderBy(labels.viewOrder);

/** The category with all above it, from the top down. */
export const selectCategoryPath = (tx: Db, companyId: number, categoryId: number) =>
  rowsOf<{ categoryId: number; categoryName: string }>(
    tx,
    sql`
    with recursive path as (
      select category_id, parent_id, name, 0 as up from ${categories}
      where company_id = ${companyId} and category_id = ${categoryId}
      union all
      select above.category_id, above.parent_id, above.name, path.up + 1
      from ${categories} above join path on above.category_id = path.parent_id where path.up < 10
    )
    select category_id::int as "categoryId", name as "categoryName" from path order by up desc`,
  );
