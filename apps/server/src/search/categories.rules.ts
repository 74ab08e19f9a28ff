export type CategoryRow = { categoryId: number; parentId: number | null; name: string };

/** The tree of categories with the questions that search asks of it. */
export class CategoryTree {
  private readonly rows = new Map<number, CategoryRow>();
  private readonly below = new Map<number | null, number[]>();

  constructor(rows: readonly CategoryRow[]) {
    for (const row of rows) {
      this.rows.set(row.categoryId, row);
      this.below.set(row.parentId, [...(this.below.get(row.parentId) ?? []), row.categoryId]);
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
    const pairs = new Set(words.flatMap((word) => Array.from(word.slice(1), (_, at) => word.slice(at, at + 2))));
    const leaves = [...this.rows.values()].filter(({ categoryId }) => this.childrenOf(categoryId).length === 0);
    // 鞋 says what a thing is; 机 could be anything.
    const isTelling = (end: string) => leaves.filter(({ name }) => name.endsWith(end)).length <= most;
    const ends = new Set(words.map((word) => word.slice(-1)).filter(isTelling));
    const scores = leaves.map(({ categoryId, name }) => {
      const shared = Array.from(name.slice(1), (_, at) => name.slice(at, at + 2)).filter((pair) => pairs.has(pair));
      return { categoryId, score: shared.length * 2 + (ends.has(name.slice(-1)) ? 1 : 0) };
    });
    return scores
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.categoryId - b.categoryId)
      .slice(0, most)
      .map(({ categoryId }) => categoryId);
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
