import { isInStock } from '@yigou/contract/trade/cart.terms';
import type { Db } from '../../ground/db/client';
import { together } from '../../ground/db/together';
import { DomainError } from '../../ground/lib/domainError';
import {
  correctStock,
  countStock,
  dropStock,
  enterStock,
  lockStock,
  lockStockOf,
  type Orderable,
  openStock,
  selectAvailable,
  selectBalance,
  selectEntriesOf,
  selectEverHeld,
  selectOrderable,
  takeStock,
  turnInStock,
} from './stock.queries';
import { type EntryKind, effects, linesEntered, type Piece, perLine, perSku, stillHeld } from './stock.rules';

export { adoptStock } from './stock.queries';

/** `cause`: what happened, such as `shipment:5`. Told again, it changes nothing. */
type Caused = { cause: string; now: Date };
/** `holder`: for whom pieces are set aside, such as `order:17:v1`. */
type CausedFor = Caused & { holder: string };

/** SKU → pieces that can still be sold. */
export async function availableOf(tx: Db, skuIds: number[]): Promise<Map<number, number>> {
  if (skuIds.length === 0) return new Map();
  return new Map((await selectAvailable(tx, skuIds)).map((row) => [row.skuId, row.available]));
}

/** What can be had now and could not before, or the other way round. Only that is written, for every server reads it. */
async function noteInStock(tx: Db, rows: readonly Orderable[]): Promise<void> {
  const turned = rows
    .map((row) => ({ ...row, now: isInStock(row, row.available) }))
    .filter((row) => row.now !== row.inStock);
  if (turned.length === 0) return;
  await turnInStock(
    tx,
    turned.map((row) => row.skuId),
    turned.map((row) => row.now),
  );
}

/** After the steps in which these are ordered have changed. */
export async function reviewInStock(tx: Db, skuIds: number[]): Promise<void> {
  const [, rows] = await together([lockStock(tx, skuIds), selectOrderable(tx, skuIds)]);
  await noteInStock(tx, rows);
}

/** What is there was counted. In a transaction: what is there and what the lists show change together. */
export async function putOnHand(
  tx: Db,
  { cause, now }: Caused,
  rows: readonly { skuId: number; onHand: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  const skuIds = rows.map((row) => row.skuId);
  const onHands = rows.map((row) => row.onHand);
  const [, , after] = await together([
    openStock(tx, skuIds),
    lockStock(tx, skuIds),
    countStock(tx, skuIds, onHands, cause, now),
  ]);
  await noteInStock(tx, after);
}

/**
 * So many more or fewer are there than the books say, whatever else moved meanwhile. What would leave fewer than are set
 * aside is left as it is, and is not in the answer.
 */
export async function correct(
  tx: Db,
  { cause, now }: Caused,
  rows: readonly { skuId: number; by: number }[],
): Promise<Map<number, { before: number; after: number }>> {
  if (rows.length === 0) return new Map();
  const skuIds = rows.map((row) => row.skuId);
  const [, , after] = await together([
    openStock(tx, skuIds),
    lockStock(tx, skuIds),
    correctStock(
      tx,
      skuIds,
      rows.map((row) => row.by),
      cause,
      now,
    ),
  ]);
  await noteInStock(tx, after);
  return new Map(after.map((row) => [row.skuId, { before: row.before, after: row.after }]));
}

type Held = { onHand: number; reserved: number };

/** As it is and stays until the end of the transaction. */
export async function lockedStock(tx: Db, skuId: number): Promise<Held> {
  const [, , [row]] = await together([openStock(tx, [skuId]), lockStock(tx, [skuId]), selectBalance(tx, skuId)]);
  if (!row) throw new Error(`no stock of ${skuId}`);
  return row;
}

export const wereEverHeld = async (tx: Db, skuIds: readonly number[]): Promise<boolean> =>
  (await selectEverHeld(tx, [...skuIds])).length > 0;

/** Of goods that are removed and were never sold: counted as none, so that their entries fold to nothing. */
export async function forgetStock(tx: Db, by: Caused, skuIds: readonly number[]): Promise<void> {
  await putOnHand(
    tx,
    by,
    skuIds.map((skuId) => ({ skuId, onHand: 0 })),
  );
  await dropStock(tx, [...skuIds]);
}

const columnsOf = (pieces: readonly Piece[]): [lineNos: number[], skuIds: number[], qtys: number[]] => [
  pieces.map((piece) => piece.lineNo),
  pieces.map((piece) => piece.skuId),
  pieces.map((piece) => piece.qty),
];

/** Sets aside all or nothing: what is short is told, and then nothing was taken. Who causes it is who holds it. */
export async function reserve(
  tx: Db,
  { cause, now }: Caused,
  pieces: readonly Piece[],
): Promise<{ short: Map<number, number> }> {
  const wanted = perSku(pieces);
  // Sent together, done one after the other: the second sees what the first waited for.
  const [before, after] = await together([
    lockStock(tx, [...wanted.keys()]),
    takeStock(tx, ...columnsOf(pieces), cause, now),
  ]);
  const had = new Map(before.map((row) => [row.skuId, row.available]));
  const short = [...wanted].filter(([skuId, qty]) => (had.get(skuId) ?? 0) < qty);
  await noteInStock(tx, after);
  return { short: new Map(short.map(([skuId]) => [skuId, had.get(skuId) ?? 0])) };
}

/** The stock must be locked. */
async function enter(tx: Db, kind: EntryKind, { holder, cause, now }: CausedFor, pieces: readonly Piece[]) {
  if (pieces.length === 0) return;
  const { onHand, reserved } = effects[kind];
  const after = await enterStock(tx, ...columnsOf(pieces), kind, holder, cause, now, onHand, reserved);
  await noteInStock(tx, after);
}

const lockEntries = async (tx: Db, holder: string) =>
  (await together([lockStockOf(tx, holder), selectEntriesOf(tx, holder)]))[1];
type Entries = Awaited<ReturnType<typeof lockEntries>>;

type Pieces = readonly { lineNo: number; qty: number }[];

/** Of what the holder holds, these; never of what others do. What this has been entered for already is left out. */
function ofHeld(entries: Entries, { cause }: Caused, pieces: Pieces): Piece[] {
  const known = linesEntered(entries, cause);
  const held = new Map(stillHeld(entries).map((piece) => [piece.lineNo, piece]));
  return perLine(pieces)
    .filter(({ lineNo }) => !known.has(lineNo))
    .map(({ lineNo, qty }) => {
      const piece = held.get(lineNo);
      if (!piece || piece.qty < qty) throw new DomainError('stockNotHeld', { line: lineNo, held: piece?.qty ?? 0 });
      return { ...piece, qty };
    });
}

/** What the holder still holds, or these pieces of it, will not be shipped, and can be sold again. */
export async function release(tx: Db, by: CausedFor, pieces?: Pieces): Promise<void> {
  const entries = await lockEntries(tx, by.holder);
  await enter(tx, 'release', by, pieces ? ofHeld(entries, by, pieces) : stillHeld(entries));
}

/** Shipped: taken from what the holder holds. */
export async function consume(tx: Db, by: CausedFor, pieces: Pieces): Promise<void> {
  await enter(tx, 'consume', by, ofHeld(await lockEntries(tx, by.holder), by, pieces));
}

/** What was shipped as `shipped` never left after all: it lies on the shelf again, set aside as before. */
export async function unship(tx: Db, { shipped, ...by }: CausedFor & { shipped: string }): Promise<void> {
  const entries = await lockEntries(tx, by.holder);
  const known = linesEntered(entries, by.cause);
  const back = entries.filter(
    (entry) => entry.kind === 'consume' && entry.cause === shipped && !known.has(entry.lineNo),
  );
  await enter(tx, 'unship', by, perLine(back));
}

/** What had been shipped came back and can be sold again. */
export async function restock(tx: Db, by: CausedFor, pieces: readonly Piece[]): Promise<void> {
  await lockStock(tx, [...perSku(pieces).keys()]);
  await enter(tx, 'restock', by, perLine(pieces));
}

/** What the lines of a holder still hold. */
export const heldBy = async (tx: Db, holder: string): Promise<Piece[]> => stillHeld(await selectEntriesOf(tx, holder));
