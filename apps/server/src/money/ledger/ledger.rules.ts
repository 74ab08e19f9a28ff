import type { LedgerEntryKind } from '@yigou/contract/money/ledger.terms';

type Sign = 1 | 0 | -1;

/** What each kind does to the used part, and what to the limit itself. */
const effects: Record<LedgerEntryKind, { used: Sign; limit: Sign }> = {
  occupy: { used: 1, limit: 0 },
  release: { used: -1, limit: 0 },
  bill: { used: 0, limit: 0 },
  repay: { used: -1, limit: 0 },
  commit: { used: 0, limit: 0 },
  grant: { used: 0, limit: 1 },
  raise: { used: 0, limit: 1 },
  lower: { used: 0, limit: -1 },
  carryIn: { used: 0, limit: 1 },
  carryOut: { used: 0, limit: -1 },
};

export type Entry = { kind: LedgerEntryKind; amount: number };

const times = (sign: Sign, amount: number): number => (sign === 0 ? 0 : sign * amount);

/** What an entry does to the used part of the limit. In 分. */
export const effectOf = ({ kind, amount }: Entry): number => times(effects[kind].used, amount);

/** What it does to the limit. In 分. */
export const limitEffectOf = ({ kind, amount }: Entry): number => times(effects[kind].limit, amount);

export const foldEntries = (entries: readonly Entry[]): number =>
  entries.reduce((used, entry) => used + effectOf(entry), 0);

const inSql = (what: 'used' | 'limit'): string =>
  `case entry.kind ${Object.entries(effects)
    .map(([kind, sign]) => `when '${kind}' then ${sign[what]} * entry.amount`)
    .join(' ')} end`;

/** The same for SQL, of the row that is called `entry` there. */
export const entryEffect = inSql('used');
export const entryLimitEffect = inSql('limit');

/**
 * Of what a holder has in an account, how much is committed. Whoever commits, commits all they have, so what they gave back
 * before was reserved and what they give back after was committed: it is never more than they still have.
 */
export const committedOf = (held: string): string =>
  `least(${held}, coalesce(sum(entry.amount) filter (where entry.kind = 'commit'), 0))`;
