import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/client';
import { markInStock } from '../search/index.service';
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

export type Pieces = { skuId: number; qty: number };

const idsOf = (pieces: readonly Pieces[]) => sql.param(pieces.map((piece) => piece.skuId));
const given = (pieces: readonly Pieces[]) =>
  sql`unnest(${idsOf(pieces)}::bigint[], ${sql.param(pieces.map((piece) => piece.qty))}::int[]) as given(sku_id, qty)`;

type Left = { skuId: number; available: number };

/** Always in ascending order: two orders over the same goods wait for each other, and never for ever. */
const lock = (tx: Db, pieces: readonly Pieces[]) =>
  rowsOf<Left>(
    tx,
    sql`select sku_id::int as "skuId", on_hand - reserved as available from stock
      where sku_id = any(${idsOf(pieces)}::bigint[]) order by sku_id for update`,
  );

async function move(tx: Db, pieces: readonly Pieces[], change: SQL): Promise<Left[]> {
  return rowsOf<Left>(
    tx,
    sql`update stock set ${change} from ${given(pieces)} where stock.sku_id = given.sku_id
      returning stock.sku_id::int as "skuId", on_hand - reserved as available`,
  );
}

/** Takes all or nothing: what is short is told, and then nothing was taken. One entry per SKU. */
export async function reserve(tx: Db, pieces: readonly Pieces[]): Promise<{ short: Map<number, number> }> {
  const left = new Map((await lock(tx, pieces)).map((row) => [row.skuId, row.available]));
  const short = new Map<number, number>();
  for (const { skuId, qty } of pieces) if ((left.get(skuId) ?? 0) < qty) short.set(skuId, left.get(skuId) ?? 0);
  if (short.size > 0) return { short };
  const after = await move(tx, pieces, sql`reserved = reserved + given.qty`);
  const soldOut = after.filter((row) => row.available === 0).map((row) => row.skuId);
  await markInStock(tx, soldOut, false);
  return { short };
}

/** What was reserved and will not be shipped can be sold again. */
export async function release(tx: Db, pieces: readonly Pieces[]): Promise<void> {
  await lock(tx, pieces);
  const after = await move(tx, pieces, sql`reserved = reserved - given.qty`);
  const back = after.filter((row) => row.available > 0).map((row) => row.skuId);
  await markInStock(tx, back, true);
}
