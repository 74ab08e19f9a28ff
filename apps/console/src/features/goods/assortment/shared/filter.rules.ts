import type { GoodsFacets, GoodsFilter } from '@yigou/contract/goods/assortment.console';
import {
  type GoodsSort,
  type GoodsTab,
  goodsChanges,
  goodsGaps,
  goodsMargins,
  goodsSorts,
  goodsStocks,
  goodsTabs,
} from '@yigou/contract/goods/assortment.terms';

/** How the conditions are called in the address. */
export const filterNames = [
  'tab',
  'word',
  'sort',
  'category',
  'brand',
  'supplier',
  'label',
  'stock',
  'gap',
  'margin',
  'change',
] as const;
export type FilterName = (typeof filterNames)[number];
export type Conditions = Record<FilterName, string>;
export type FacetName = Exclude<FilterName, 'tab' | 'word' | 'sort'>;

export const noConditions: Record<FacetName | 'word', string> = {
  ...{ word: '', category: '', brand: '', supplier: '', label: '', stock: '', gap: '', margin: '', change: '' },
};

export const facetLabels: Record<FacetName, string> = {
  category: '分类',
  gap: '资料',
  brand: '品牌',
  supplier: '供应商',
  stock: '库存',
  margin: '毛利',
  label: '标签',
  change: '改动',
};

const valuesIn = (text: string): string[] => text.split(',').filter((each) => each !== '');
const idsIn = (text: string): number[] =>
  valuesIn(text)
    .filter((each) => /^[1-9]\d{0,14}$/.test(each))
    .map(Number);
const keysIn = <T extends object>(text: string, labels: T): (keyof T & string)[] =>
  valuesIn(text).filter((each): each is keyof T & string => Object.hasOwn(labels, each));

/** What an address asks for; what makes no sense in it is not asked. */
export function filterIn(conditions: Conditions): GoodsFilter {
  return {
    tab: Object.hasOwn(goodsTabs, conditions.tab) ? (conditions.tab as GoodsTab) : 'all',
    categoryIds: idsIn(conditions.category),
    brandIds: idsIn(conditions.brand),
    supplierIds: idsIn(conditions.supplier),
    labelIds: idsIn(conditions.label),
    stocks: keysIn(conditions.stock, goodsStocks),
    gaps: keysIn(conditions.gap, goodsGaps),
    margins: keysIn(conditions.margin, goodsMargins),
    changes: keysIn(conditions.change, goodsChanges),
  };
}

export const sortIn = ({ sort }: Conditions): GoodsSort =>
  Object.hasOwn(goodsSorts, sort) ? (sort as GoodsSort) : 'changed';

export const isChosen = (conditions: Conditions, facet: FacetName, value: string): boolean =>
  valuesIn(conditions[facet]).includes(value);

/** The condition with this value, or without it. */
export const toggled = (conditions: Conditions, facet: FacetName, value: string): string => {
  const chosen = valuesIn(conditions[facet]);
  return (chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]).join(',');
};

export type FacetValue = { value: string; label: string; count: number; depth?: number };

const labelled = <T extends Record<string, string>>(labels: T, counts: Record<string, number>): FacetValue[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label, count: counts[value] ?? 0 }));
const named = (values: GoodsFacets['brands']): FacetValue[] =>
  values.map(({ id, name, count }) => ({ value: String(id), label: name, count }));

/** The first level, and under what is chosen the next one. */
function openTree(categories: GoodsFacets['categories'], chosen: readonly number[]): FacetValue[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const open = new Set<number>();
  for (const id of chosen) for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) open.add(at);
  const below = (parent: number | null, depth: number): FacetValue[] =>
    categories
      .filter(({ parentId }) => parentId === parent)
      .flatMap(({ id, name, count }) => [
        { value: String(id), label: name, count, depth },
        ...(open.has(id) ? below(id, depth + 1) : []),
      ]);
  return below(null, 0);
}

/** In the order in which they are looked at. */
export function facetValues(facets: GoodsFacets, conditions: Conditions): Record<FacetName, FacetValue[]> {
  return {
    category: openTree(facets.categories, idsIn(conditions.category)),
    gap: labelled(goodsGaps, facets.gaps),
    brand: named(facets.brands),
    supplier: named(facets.suppliers),
    stock: labelled(goodsStocks, facets.stocks),
    margin: labelled(goodsMargins, facets.margins),
    label: named(facets.labels),
    change: labelled(goodsChanges, facets.changes),
  };
}

const fixedLabels: Partial<Record<FacetName, Readonly<Record<string, string>>>> = {
  gap: goodsGaps,
  stock: goodsStocks,
  margin: goodsMargins,
  change: goodsChanges,
};

function labelIn(facets: GoodsFacets | undefined, facet: FacetName, value: string): string {
  const lists: Partial<Record<FacetName, { id: number; name: string }[] | undefined>> = {
    category: facets?.categories,
    brand: facets?.brands,
    supplier: facets?.suppliers,
    label: facets?.labels,
  };
  const named = lists[facet]?.find(({ id }) => String(id) === value)?.name;
  return named ?? fixedLabels[facet]?.[value] ?? `#${value}`;
}

/** Every condition that was chosen, to read and to take away again. */
export const chosenTags = (conditions: Conditions, facets: GoodsFacets | undefined) =>
  (Object.keys(facetLabels) as FacetName[]).flatMap((facet) =>
    valuesIn(conditions[facet]).map((value) => ({
      facet,
      value,
      text: `${facetLabels[facet]}：${labelIn(facets, facet, value)}`,
    })),
  );
