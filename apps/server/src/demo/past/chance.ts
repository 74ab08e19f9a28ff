export type Chance = {
  /** Whole numbers, both ends included. */
  between: (least: number, most: number) => number;
  pick: <T>(from: readonly T[]) => T;
  happens: (share: number) => boolean;
  uuid: () => string;
};

/** The same numbers for the same seed (mulberry32): whoever builds twice gets the same past. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between: Chance['between'] = (least, most) => least + Math.floor(next() * (most - least + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  return {
    between,
    pick: (from) => {
      const chosen = from[between(0, from.length - 1)];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
    happens: (share) => next() < share,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
