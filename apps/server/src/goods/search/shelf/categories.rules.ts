export type CategoryRow = { categoryId: number; parentId: number | null; name: string };

const pairsIn = (text: string): string[] => Array.from(text.slice(1), (_, at) => text.slice(at, at + 2));

function put(lists: Map<string, number[]>, key: string, id: number) {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}

/** The tree of categories with the questions that search asks of it. */
export class CategoryTree {
  private readonly rows = new Map<number, CategoryRow>();
  private readonly below = new Map<number | null, number[]>();
  /** The lowest categories by each pair of characters in their names, and by the last one. */
  private readonly byPair = new Map<string, number[]>();
  private readonly byEnd = new Map<string, number[]>();

  constructor(rows: readonly CategoryRow[]) {
    for (const row of rows) {
      this.rows.set(row.categoryId, row);
      this.below.set(row.parentId, [...(this.below.get(row.parentId) ?? []), row.categoryId]);
    }
    for (const { categoryId, name } of rows) {
      if (this.below.has(categoryId)) continue;
      for (const pair of pairsIn(name)) put(this.byPair, pair, categoryId);
      put(this.byEnd, name.slice(-1), categoryId);
    }
  }

  has = (categoryId: number): boolean => this.rows.has(categoryId);
  nameOf = (categoryId: number): string => this.rows.get(categoryId)?.name ?? '';
  allIds = (): number[] => [...this.rows.keys()];
  childrenOf = (categoryId: number | null): readonly number[] => this.below.get(categoryId) ?? [];

  /** From the top down to the category itself. */
  pathTo(categoryId: number): number[] {
    const path: number[] = [];
    for (let at = this.rows.get(categoryId); at; at = at.parentId === null ? undefined : this.rows.get(at.parentId)) {
      path.unshift(at.categoryId);
    }
    return path;
  }

  /** The category and everything below it. */
  branchOf(categoryId: number): Set<number> {
    const branch = new Set([categoryId]);
    for (const each of branch) for (const child of this.childrenOf(each)) branch.add(child);
    return branch;
  }

  /** The lowest categories whose names share the most with these words: 洗衣机 → 洗衣液. */
  nearTo(words: readonly string[], most: number): number[] {
    const scores = new Map<number, number>();
    const score = (ids: readonly number[], worth: number) => {
      for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + worth);
    };
    for (const pair of new Set(words.flatMap(pairsIn))) score(this.byPair.get(pair) ?? [], 2);
    for (const end of new Set(words.map((word) => word.slice(-1)))) {
      const ids = this.byEnd.get(end) ?? [];
      // 鞋 says what a thing is; 机 could be anything.
      if (ids.length <= most) score(ids, 1);
    }
    return [...scores]
      .sort(([a, left], [b, right]) => right - left || a - b)
      .slice(0, most)
      .map(([categoryId]) => categoryId);
  }

  /**
   * Counts of the categories a buyer can choose next: the children of the lowest category that holds all the hits.
   */
  nextChoices(counts: ReadonlyMap<number, number>): { id: number; name: string; count: number }[] {
    const paths = [...counts].map(([categoryId, count]) => ({ path: this.pathTo(categoryId), count }));
    let level = 0;
    const shared = (at: number) => new Set(paths.map(({ path }) => path[at])).size === 1;
    while (paths.length > 0 && shared(level) && paths.some(({ path }) => path.length > level + 1)) level += 1;
    const totals = new Map<number, number>();
    for (const { path, count } of paths) {
      const id = path[level];
      if (id !== undefined) totals.set(id, (totals.get(id) ?? 0) + count);
    }
    return [...totals]
      .map(([id, count]) => ({ id, name: this.nameOf(id), count }))
      .sort((a, b) => b.count - a.count || a.id - b.id);
  }
}
