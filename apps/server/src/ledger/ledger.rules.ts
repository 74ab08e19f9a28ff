import type { LedgerEntryKind } from '@yigou/contract';

const effects: Record<LedgerEntryKind, 1 | 0 | -1> = { occupy: 1, release: -1, bill: 0, repay: -1 };

export type Entry = { kind: LedgerEntryKind; amount: number };

/** What an entry does to the used part of the limit. In 分. */
export const effectOf = ({ kind, amount }: Entry): number => (effects[kind] === 0 ? 0 : effects[kind] * amount);

export const foldEntries = (entries: readonly Entry[]): number =>
  entries.reduce((used, entry) => used + effectOf(entry), 0);

/** The same for SQL, of the row that is called `entry` there. */
export const entryEffect = `case entry.kind ${Object.entries(effects)
  .map(([kind, sign]) => `when '${kind}' then ${sign} * entry.amount`)
  .join(' ')} end`;
