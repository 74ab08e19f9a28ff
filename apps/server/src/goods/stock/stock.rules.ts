/**
 * What one piece of an entry does to the balances. reserve: set aside for a holder. consume: shipped to it. release: it
 * will not be shipped. unship: it never left after all, and is set aside as before. restock: it came back. count: so many more were found than were thought to be there.
 */
export const effects = {
  reserve: { onHand: 0, reserved: 1 },
  consume: { onHand: -1, reserved: -1 },
  release: { onHand: 0, reserved: -1 },
  unship: { onHand: 1, reserved: 1 },
  restock: { onHand: 1, reserved: 0 },
  count: { onHand: 1, reserved: 0 },
} as const;

export type EntryKind = keyof typeof effects;
export type Balance = keyof (typeof effects)[EntryKind];

export type Piece = { lineNo: number; skuId: number; qty: number };
type HeldEntry = Piece & { kind: EntryKind; cause: string };

/** One entry per line: what is told of the same line twice adds up. */
export function perLine<P extends { lineNo: number; qty: number }>(pieces: readonly P[]): P[] {
  const lines = new Map<number, P>();
  for (const piece of pieces) {
    const qty = piece.qty + (lines.get(piece.lineNo)?.qty ?? 0);
    lines.set(piece.lineNo, { ...piece, qty });
  }
  return [...lines.values()];
}

/** What is wanted of each SKU, whatever the line. */
export function perSku(pieces: readonly Piece[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { skuId, qty } of pieces) wanted.set(skuId, qty + (wanted.get(skuId) ?? 0));
  return wanted;
}

/** What the lines of one holder still hold: set aside, not shipped, not given back. In ascending order of the SKUs. */
export function stillHeld(entries: readonly HeldEntry[]): Piece[] {
  return perLine(entries.map(({ lineNo, skuId, kind, qty }) => ({ lineNo, skuId, qty: qty * effects[kind].reserved })))
    .filter(({ qty }) => qty > 0)
    .sort((a, b) => a.skuId - b.skuId || a.lineNo - b.lineNo);
}

/** The lines for which this has been entered already: to be told again changes nothing. */
export const linesEntered = (entries: readonly HeldEntry[], cause: string): Set<number> =>
  new Set(entries.filter((entry) => entry.cause === cause).map((entry) => entry.lineNo));
