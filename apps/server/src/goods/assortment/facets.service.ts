import type { GoodsFacets } from '@yigou/contract/goods/assortment.console';
import type { Db } from '../../ground/db/client';
import { pathOf, type Tree } from './asking.service';
import type { Columns } from './columns.service';
import type { Asked } from './filter.queries';
import { selectBrandNames, selectLabelNames, selectSupplierNames } from './names.queries';

/** What a category holds, and what is below it. */
function upTheTree(tree: Tree, counted: ReadonlyMap<number, number>): GoodsFacets['categories'] {
  const sums = new Map<number, number>();
  for (const [id, n] of counted)
    for (const { categoryId } of pathOf(tree, id)) sums.set(categoryId, (sums.get(categoryId) ?? 0) + n);
  return [...tree.values()].flatMap(({ categoryId, parentId, name }) => {
    const count = sums.get(categoryId);
    return count ? [{ id: categoryId, name, parentId, count }] : [];
  });
}

type NamesOf = (tx: Db, companyId: number, ids: number[]) => Promise<{ id: number; name: string }[]>;

/** The most frequent first; what is chosen stays, even with none. */
async function withNames(
  tx: Db,
  { companyId }: Asked,
  namesOf: NamesOf,
  counts: ReadonlyMap<number, number>,
  chosen: readonly number[],
) {
  const named = await namesOf(tx, companyId, [...new Set([...counts.keys(), ...chosen])]);
  return named
    .map((each) => ({ ...each, count: counts.get(each.id) ?? 0 }))
    .sort((a, b) => b.count - a.count || a.id - b.id);
}

/** Each value with how many it would find under all other conditions. */
export async function readFacets(columns: Columns, tx: Db, asked: Asked & { tree: Tree }): Promise<GoodsFacets> {
  const { filter, tree } = asked;
  const { categories, brands, suppliers, labels, stocks, gaps, margins, changes } = await columns.tally(tx, asked);
  return {
    categories: upTheTree(tree, categories),
    brands: await withNames(tx, asked, selectBrandNames, brands, filter.brandIds),
    suppliers: await withNames(tx, asked, selectSupplierNames, suppliers, filter.supplierIds),
    labels: await withNames(tx, asked, selectLabelNames, labels, filter.labelIds),
    ...{ stocks, gaps, margins, changes },
  };
}
