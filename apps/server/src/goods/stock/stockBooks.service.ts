import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { selectHolders } from './stock.queries';
import { type EntryKind, effects } from './stock.rules';
import { stockEntries } from './stock.tables';

/** The books of one SKU, as those read them who keep the stock. */

export type HeldFor = { holder: string; qty: number };

/** For whom pieces are set aside now, who came first on top. */
export const readHolders = (tx: Db, skuId: number, most: number): Promise<HeldFor[]> => selectHolders(tx, skuId, most);

export type BookEntry = {
  entryId: number;
  kind: EntryKind;
  holder: string | null;
  cause: string;
  at: Date;
  /** What it did to the two balances. */
  onHand: number;
  reserved: number;
};

/** The newest first. */
export async function readEntries(tx: Db, skuId: number, limit: number, offset: number) {
  const here = eq(stockEntries.skuId, skuId);
  const rows = await tx
    .select()
    .from(stockEntries)
    .where(here)
    .orderBy(desc(stockEntries.entryId))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.select({ n: count() }).from(stockEntries).where(here);
  const entries = rows.map(({ kind, qty, ...row }): BookEntry => {
    const known = kind as EntryKind;
    return { ...row, kind: known, onHand: qty * effects[known].onHand, reserved: qty * effects[known].reserved };
  });
  return { entries, totalCount: total?.n ?? 0 };
}
