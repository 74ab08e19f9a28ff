import type { CreditEntryKind } from '@yigou/contract';

const effects: Record<CreditEntryKind, 1 | 0 | -1> = { occupy: 1, release: -1, bill: 0, repay: -1 };

export type Entry = { kind: CreditEntryKind; amount: number };

/** What an entry does to the used part of the limit. In 分. */
export const effectOf = ({ kind, amount }: Entry): number => (effects[kind] === 0 ? 0 : effects[kind] * amount);

export const foldEntries = (entries: readonly Entry[]): number =>
  entries.reduce((used, entry) => used + effectOf(entry), 0);
