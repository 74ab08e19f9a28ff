import type { GoodsFacets } from '@yigou/contract/goods/assortment.console';
import type { Db } from '../../ground/db/client';
import { pathOf, type Tree } from './asking.service';
import { type Counted, countWhere } from './counting.queries';
import type { Counts } from './counting.service';
import { type Asked, eitherStock, inOpenSet, type Part, stockIs, whereOf } from './filter.queries';
import { selectBrandNames, selectLabelNames, selectSupplierNames } from './names.queries';

/** What a category holds, and what is below it. */
function upTheTree(tree: Tree, counted: readonly Counted[]): GoodsFacets['categories'] {
  const sums = new Map<number, number>();
  for (const { id, n } of counted)
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
  counted: readonly Counted[],
  chosen: readonly number[],
) {
  const counts = new Map(counted.map(({ id, n }) => [id, n]));
  const named = await namesOf(tx, companyId, [...new Set([...counts.keys(), ...chosen])]);
  return named
    .map((each) => ({ ...each, count: counts.get(each.id) ?? 0 }))
    .sort((a, b) => b.count - a.count || a.id - b.id);
}

async function countStocks(counts: Counts, tx: Db, asked: Asked): Promise<GoodsFacets['stocks']> {
  const where = whereOf(asked, 'stocks');
  const { total } = await counts.flags(tx, asked, 'stocks');
  return {
    soldOut: await countWhere(tx, where, stockIs.soldOut),
    low: await countWhere(tx, where, stockIs.low),
    enough: total - (await countWhere(tx, where, eitherStock)),
  };
}

/** Each value with how many it would find under all other conditions. */
export async function readFacets(counts: Counts, tx: Db, asked: Asked & { tree: Tree }): Promise<GoodsFacets> {
  const { filter, tree, companyId } = asked;
  const isChosen = (part: Exclude<Part, 'tab'>): boolean => filter[part].length > 0;
  // Under nothing chosen of their own, all of them are counted together.
  const places = await counts.places(tx, asked);
  const placesOf = (part: Exclude<Part, 'tab'>) => (isChosen(part) ? counts.places(tx, asked, part) : places);
  const flags = await counts.flags(tx, asked);
  const flagsOf = (part: Exclude<Part, 'tab'>) => (isChosen(part) ? counts.flags(tx, asked, part) : flags);
  const { brands } = await placesOf('brandIds');
  const { suppliers } = await placesOf('supplierIds');
  const labels = await counts.labels(tx, asked);
  return {
    categories: upTheTree(tree, (await placesOf('categoryIds')).categories),
    brands: await withNames(tx, asked, selectBrandNames, brands, filter.brandIds),
    suppliers: await withNames(tx, asked, selectSupplierNames, suppliers, filter.supplierIds),
    labels: await withNames(tx, asked, selectLabelNames, labels, filter.labelIds),
    stocks: await countStocks(counts, tx, asked),
    gaps: (await flagsOf('gaps')).gaps,
    margins: (await flagsOf('margins')).margins,
    changes: {
      week: (await flagsOf('changes')).week,
      open: await countWhere(tx, whereOf(asked, 'changes'), inOpenSet(companyId)),
    },
  };
}
