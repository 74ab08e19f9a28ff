/** Whose searches for which word on which day. */
export type Where = { companyId: number; day: string; customerId: number | null; word: string };

export type Counted = Where & {
  /** What the last search found; null: none was made, only something opened. */
  results: number | null;
  searches: number;
  nothing: number;
  clicks: number;
  carts: number;
  requests: number;
  reworded: number;
  nexts: Map<string, number>;
};

const keyOf = ({ companyId, day, customerId, word }: Where): string =>
  `${companyId} ${day} ${customerId ?? ''} ${word}`;

/** What was counted since it was last taken. Where there is no room for another word, that one is not counted. */
export class Tally {
  private rows = new Map<string, Counted>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  at(where: Where): Counted | undefined {
    const key = keyOf(where);
    const known = this.rows.get(key);
    if (known || this.rows.size >= this.most) return known;
    const { companyId, day, customerId, word } = where;
    const none = { searches: 0, nothing: 0, clicks: 0, carts: 0, requests: 0, reworded: 0 };
    const row: Counted = { companyId, day, customerId, word, results: null, ...none, nexts: new Map() };
    this.rows.set(key, row);
    return row;
  }

  take(): Counted[] {
    const rows = [...this.rows.values()];
    this.rows = new Map();
    return rows;
  }

  /** It could not be stored, and is tried again with what came since. */
  putBack(rows: readonly Counted[]) {
    for (const { nexts, results, ...old } of rows) {
      const row = this.at(old);
      if (!row) continue;
      row.results ??= results;
      for (const name of ['searches', 'nothing', 'clicks', 'carts', 'requests', 'reworded'] as const)
        row[name] += old[name];
      for (const [next, times] of nexts) row.nexts.set(next, (row.nexts.get(next) ?? 0) + times);
    }
  }
}
