import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/client';
import { stocks } from './stock.tables';

/** SKU → pieces that can still be sold. */
export async function availableOf(tx: Db, skuIds: number[]): Promise<Map<number, number>> {
  if (skuIds.length === 0) return new Map();
  const rows = await rowsOf<{ skuId: number; available: number }>(
    tx,
    sql`select sku_id::int as "skuId", on_hand - reserved as available from stock
      where sku_id = any(${sql.param(skuIds)}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.skuId, row.available]));
}

export async function putOnHand(tx: Db, rows: { skuId: number; onHand: number }[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(stocks)
    .values(rows)
    .onConflictDoUpdate({ target: stocks.skuId, set: { onHand: sql`excluded.on_hand` } });
}
