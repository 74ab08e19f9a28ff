import { isInStock, type OrderSteps } from '@yigou/contract';
import { sql } from 'drizzle-orm';
import { type Db, named } from '../db/client';
import { together } from '../db/together';
import { markInStock } from '../search/index.service';
import { stocks } from './stock.tables';

type Left = { skuId: number; available: number };

const availablePieces = named<Left, [skuIds: number[]]>(
  'available_stock',
  'select sku_id::int as "skuId", on_hand - reserved as available from stock where sku_id = any($1::bigint[])',
);

/** SKU → pieces that can still be sold. */
export async function availableOf(tx: Db, skuIds: number[]): Promise<Map<number, number>> {
  if (skuIds.length === 0) return new Map();
  return new Map((await availablePieces(tx, skuIds)).map((row) => [row.skuId, row.available]));
}

/** What is left of an article, and in which steps it is ordered. */
type Orderable = Left & OrderSteps;

const orderableColumns = 'stock.sku_id::int as "skuId", on_hand - reserved as available, moq, multiple';

const orderablePieces = named<Orderable, [skuIds: number[]]>(
  'orderable_stock',
  `select ${orderableColumns} from stock join sku using (sku_id) where stock.sku_id = any($1::bigint[])`,
);

const idsInStock = (rows: readonly Orderable[], inStock: boolean): number[] =>
  rows.filter((row) => isInStock(row, row.available) === inStock).map((row) => row.skuId);

/** In a transaction: what is there and what the lists show change together. */
export async function putOnHand(tx: Db, rows: { skuId: number; onHand: number }[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(stocks)
    .values(rows)
    .onConflictDoUpdate({ target: stocks.skuId, set: { onHand: sql`excluded.on_hand` } });
  const after = await orderablePieces(tx, idsOf(rows));
  await markInStock(tx, idsInStock(after, true), true);
  await markInStock(tx, idsInStock(after, false), false);
}

export type Pieces = { skuId: number; qty: number };

/** Always in ascending order: two orders over the same goods wait for each other, and never for ever. */
const lockPieces = named<Left, [skuIds: number[]]>(
  'lock_stock',
  `select sku_id::int as "skuId", on_hand - reserved as available from stock
    where sku_id = any($1::bigint[]) order by sku_id for update`,
);

const given = 'unnest($1::bigint[], $2::int[]) as given (sku_id, qty)';
const change = (sign: '+' | '-') => `update stock set reserved = reserved ${sign} given.qty
    from ${given} join sku using (sku_id) where stock.sku_id = given.sku_id`;
const left = `returning ${orderableColumns}`;

const takePieces = named<Orderable, [skuIds: number[], qtys: number[]]>(
  'take_stock',
  `${change('+')} and (select count(*) from ${given} join stock using (sku_id) where on_hand - reserved >= qty)
    = cardinality($1::bigint[]) ${left}`,
);

const returnPieces = named<Orderable, [skuIds: number[], qtys: number[]]>('return_stock', `${change('-')} ${left}`);

const idsOf = (pieces: readonly { skuId: number }[]) => pieces.map((piece) => piece.skuId);
const qtysOf = (pieces: readonly Pieces[]) => pieces.map((piece) => piece.qty);

/** Takes all or nothing: what is short is told, and then nothing was taken. One entry per SKU. */
export async function reserve(tx: Db, pieces: readonly Pieces[]): Promise<{ short: Map<number, number> }> {
  // Sent together, done one after the other: the second sees what the first waited for.
  const [before, after] = await together([
    lockPieces(tx, idsOf(pieces)),
    takePieces(tx, idsOf(pieces), qtysOf(pieces)),
  ]);
  const had = new Map(before.map((row) => [row.skuId, row.available]));
  const short = pieces.filter(({ skuId, qty }) => (had.get(skuId) ?? 0) < qty);
  await markInStock(tx, idsInStock(after, false), false);
  return { short: new Map(short.map(({ skuId }) => [skuId, had.get(skuId) ?? 0])) };
}

/** What was reserved and will not be shipped can be sold again. */
export async function release(tx: Db, pieces: readonly Pieces[]): Promise<void> {
  const [, after] = await together([lockPieces(tx, idsOf(pieces)), returnPieces(tx, idsOf(pieces), qtysOf(pieces))]);
  await markInStock(tx, idsInStock(after, true), true);
}
