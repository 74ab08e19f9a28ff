import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/client';

export type ShelfRow = {
  skuId: number;
  productId: number;
  categoryId: number;
  brandId: number;
  supplierId: number;
  labelIds: number[];
  specs: string[];
  price: number;
  inStock: boolean;
  onShelf: boolean;
  sales: number;
  createdAt: number;
};

const columns = sql`sku_id::int as "skuId", product_id::int as "productId", category_id::int as "categoryId",
  brand_id::int as "brandId", supplier_id::int as "supplierId", label_ids as "labelIds", specs,
  price::int as price, in_stock as "inStock", on_shelf as "onShelf", sales,
  extract(epoch from created_at)::int as "createdAt"`;

/** Every transaction before this one has ended: nothing older can still appear. */
export async function readHorizon(tx: Db): Promise<string> {
  const [row] = await rowsOf<{ horizon: string }>(
    tx,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return row?.horizon ?? '0';
}

export const selectShelfPage = (tx: Db, companyId: number, afterSkuId: number, limit: number) =>
  rowsOf<ShelfRow>(
    tx,
    sql`select ${columns} from search_doc where company_id = ${companyId} and sku_id > ${afterSkuId}
      order by sku_id limit ${limit}`,
  );

/** What changed since, and the new horizon, seen in one snapshot. */
export async function selectChanges(tx: Db, companyId: number, since: string) {
  const rows = await rowsOf<ShelfRow & { horizon: string }>(
    tx,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${columns}
      from (select 1) as one left join search_doc on company_id = ${companyId} and changed_in >= ${since}::xid8`,
  );
  return { horizon: rows[0]?.horizon ?? since, changed: rows.filter((row) => row.skuId !== null) };
}

// As bytes: the driver reads 25,000 numbers of an array one character at a time, and this as one block.
const matching = (companyId: number, query: string) => sql`(select string_agg(int4send(sku_id::int), ''::bytea)
  from search_doc where company_id = ${companyId} and on_shelf and words @@ ${query}::tsquery)`;

function toNumbers(bytes: Uint8Array | null): Int32Array {
  if (!bytes) return new Int32Array(0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int32Array.from({ length: bytes.byteLength / 4 }, (_, at) => view.getInt32(at * 4));
}

/** For each question the SKUs whose words match it, in one round trip. */
export async function selectMatches(tx: Db, companyId: number, queries: readonly string[]): Promise<Int32Array[]> {
  const columns = queries.map((query, at) => sql`${matching(companyId, query)} as ${sql.identifier(`q${at}`)}`);
  const [row] = await rowsOf<Record<string, Uint8Array | null>>(tx, sql`select ${sql.join(columns, sql`, `)}`);
  return queries.map((_, at) => toNumbers(row?.[`q${at}`] ?? null));
}
