import type { GoodsFilter } from '@yigou/contract/goods/assortment.console';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { categories } from '../catalog/catalog.tables';
import { plainQuery } from '../search/plainQuery.service';
import { numberKey } from '../search/words/numbers.rules';
import type { Asked } from './filter.queries';
import { weekStart } from './week.rules';

export type Category = { categoryId: number; parentId: number | null; name: string };
export type Tree = ReadonlyMap<number, Category>;

export async function readTree(tx: Db, companyId: number): Promise<Tree> {
  const rows = await tx
    .select({ categoryId: categories.categoryId, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(eq(categories.companyId, companyId))
    .orderBy(categories.viewOrder, categories.categoryId);
  return new Map(rows.map((row) => [row.categoryId, row]));
}

/** A category, then those above it; never longer than any tree is high. */
export function pathOf(tree: Tree, categoryId: number): Category[] {
  const path: Category[] = [];
  for (let at = tree.get(categoryId); at && path.length < 20; at = tree.get(at.parentId ?? 0)) path.push(at);
  return path;
}

/** None is known: nothing is found. */
const noCategory = [0];

function withAllBelow(tree: Tree, wanted: readonly number[]): number[] {
  if (wanted.length === 0) return [];
  const below = [...tree.keys()].filter((id) => pathOf(tree, id).some(({ categoryId }) => wanted.includes(categoryId)));
  return below.length > 0 ? below : noCategory;
}

/** Shorter than that, too many numbers begin so. */
const shortestKey = 3;

export async function ask(
  { tx, caller: { companyId }, now }: OperatorContext,
  searchKey: string,
  filter: GoodsFilter,
): Promise<Asked & { tree: Tree }> {
  const tree = await readTree(tx, companyId);
  const typed = searchKey.trim();
  const key = numberKey(typed);
  const words = typed ? { typed, query: plainQuery(typed), key: key.length < shortestKey ? '' : key } : null;
  const categoryIds = withAllBelow(tree, filter.categoryIds);
  return { companyId, filter: { ...filter, categoryIds }, words, weekStart: weekStart(now), tree };
}
