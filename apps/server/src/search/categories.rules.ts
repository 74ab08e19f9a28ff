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
