import type { StockEntryKind } from '@yigou/contract/goods/stock.terms';
import type { EntryKind } from '../stock/stock.rules';

/** The count document that an entry was posted by; null: another cause. */
export const countIdIn = (cause: string): number | null => {
  const id = cause.match(/^count:(\d+)$/);
  return id ? Number(id[1]) : null;
};

/** What the entry is called for those who read the books; `byHand`: its document put one SKU right. */
export function entryKindOf(kind: EntryKind, cause: string, byHand: boolean): StockEntryKind {
  if (kind !== 'count') return kind;
  if (cause === 'opening') return 'opening';
  return byHand ? 'adjust' : 'count';
}
