import type { CallInput } from '@yigou/contract/calls';
import { type SkuSort, skuSorts } from '@yigou/contract/goods/catalog.terms';
import { searchPath } from '../../../app/paths';

const views = ['grid', 'list'] as const;
export type SearchView = (typeof views)[number];

/** Everything that is chosen on the search page; it lives in the address. */
export type SearchFilter = {
  keyword: string;
  categoryId: number | undefined;
  brandIds: number[];
  labIds: number[];
  supplierIds: number[];
  /** `颜色:黑色` */
  specs: string[];
  priceFrom: number | undefined;
  priceTo: number | undefined;
  inStock: boolean;
  selAstrict: boolean;
  /** Search for what was typed even where another word would find more. */
  asTyped: boolean;
  sort: SkuSort;
  pageIndex: number;
  view: SearchView;
};

const limits = { keyword: 500, ids: 50, specs: 20, spec: 100, price: 100_000_000, page: 1_000_000_000 };

/** Rows of five for the grid; a list shows more of each. */
export const pageSizes: Record<SearchView, number> = { grid: 40, list: 20 };

function readWhole(text: string | null, most = Number.MAX_SAFE_INTEGER): number | undefined {
  if (!text || !/^\d{1,16}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= 1 && number <= most ? number : undefined;
}

const readIds = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').flatMap((each) => readWhole(each.trim()) ?? []))].slice(0, limits.ids);

export function readYuan(text: string | null): number | undefined {
  const number = text && /^\d{1,9}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number <= limits.price ? number : undefined;
}

/** An upside-down range is turned round. */
function readRange(from: number | undefined, to: number | undefined) {
  if (from !== undefined && to !== undefined && from > to) return { priceFrom: to, priceTo: from };
  return { priceFrom: from, priceTo: to };
}

/** What the address cannot mean is left out: an old or mistyped link still finds something. */
export function readFilter(query: URLSearchParams, usual: SearchView = 'grid'): SearchFilter {
  const specs = query.getAll('spec').filter((spec) => /^[^:]+:./.test(spec) && spec.length <= limits.spec);
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, limits.keyword),
    categoryId: readWhole(query.get('categoryId')),
    brandIds: readIds(query.get('brandId')),
    labIds: readIds(query.get('labId')),
    supplierIds: readIds(query.get('supplierId')),
    specs: [...new Set(specs)].slice(0, limits.specs),
    ...readRange(readYuan(query.get('priceFrom')), readYuan(query.get('priceTo'))),
    inStock: query.get('inStock') === '1',
    selAstrict: query.get('selAstrict') === '1',
    asTyped: query.get('asTyped') === '1',
    sort: skuSorts.find((sort) => sort === query.get('sort')) ?? 'default',
    pageIndex: readWhole(query.get('pageIndex'), limits.page) ?? 1,
    view: views.find((view) => view === query.get('view')) ?? usual,
  };
}

/** A filter as the address holds it; what stands at its default is left out. */
export function filterQuery(filter: SearchFilter): [string, string | number][] {
  const given: [string, string | number | undefined | false][] = [
    ['keyword', filter.keyword],
    ['categoryId', filter.categoryId],
    ['brandId', filter.brandIds.join(',')],
    ['labId', filter.labIds.join(',')],
    ['supplierId', filter.supplierIds.join(',')],
    ...filter.specs.map((spec): [string, string] => ['spec', spec]),
    ['priceFrom', filter.priceFrom],
    ['priceTo', filter.priceTo],
    ['inStock', filter.inStock && 1],
    ['selAstrict', filter.selAstrict && 1],
    ['asTyped', filter.asTyped && 1],
    ['sort', filter.sort !== 'default' && filter.sort],
    ['pageIndex', filter.pageIndex > 1 && filter.pageIndex],
    ['view', filter.view !== 'grid' && filter.view],
  ];
  return given.flatMap(([name, value]) =>
    value === undefined || value === false || value === '' ? [] : [[name, value]],
  );
}

export const filterPath = (filter: SearchFilter): string => searchPath(filterQuery(filter));

/** Another choice is another list, and begins with its first page. */
export const changed = (filter: SearchFilter, change: Partial<SearchFilter>): SearchFilter => ({
  ...filter,
  pageIndex: 1,
  ...change,
});

/** More than the words limits what is found. */
export const isNarrowed = (filter: SearchFilter): boolean =>
  filterQuery({ ...filter, pageIndex: 1 }).length > filterQuery(cleared(filter)).length;

/** How many conditions of the panel are set. */
export const conditionCount = (filter: SearchFilter): number =>
  (filter.categoryId ? 1 : 0) +
  filter.brandIds.length +
  filter.labIds.length +
  filter.supplierIds.length +
  filter.specs.length +
  (filter.priceFrom !== undefined || filter.priceTo !== undefined ? 1 : 0);

/** Without any condition but the words; how the list looks is no condition. */
export const cleared = ({ keyword, asTyped, sort, view }: SearchFilter): SearchFilter => ({
  ...readFilter(new URLSearchParams()),
  keyword,
  asTyped,
  sort,
  view,
});

export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

export const toSkuPageInput = (filter: SearchFilter): CallInput<'Product/GetWebSkuPage'> => ({
  pageIndex: filter.pageIndex,
  pageSize: pageSizes[filter.view],
  searchKey: filter.keyword,
  reqData: {
    categoryId: filter.categoryId,
    brandIds: filter.brandIds,
    labIds: filter.labIds,
    supplierIds: filter.supplierIds,
    specs: filter.specs,
    priceFrom: filter.priceFrom,
    priceTo: filter.priceTo,
    inStock: filter.inStock ? 1 : 0,
    selAstrict: filter.selAstrict ? 1 : 0,
    asTyped: filter.asTyped ? 1 : 0,
    sort: filter.sort,
  },
});
