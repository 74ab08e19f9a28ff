import type { CategoryStep, Facets, SkuCard } from '@yigou/contract/goods/catalog';
import { formatYuan } from '@yigou/contract/ground/money';
import { type SearchFilter, toggled } from './searchFilter.rules';

type Names = { brands: Map<number, string>; labels: Map<number, string>; suppliers: Map<number, string> };

/** Names of what is chosen: the address only holds numbers. `known` keeps those of earlier answers. */
export function collectNames(known: Names, facets: Facets, items: readonly SkuCard[]): Names {
  for (const { id, name } of facets.brands) known.brands.set(id, name);
  for (const { id, name } of facets.labels) known.labels.set(id, name);
  for (const { id, name } of facets.suppliers) known.suppliers.set(id, name);
  for (const item of items) {
    known.brands.set(item.brandId, item.brandName);
    known.suppliers.set(item.supplierId, item.supplierName);
  }
  return known;
}

export const noNames = (): Names => ({ brands: new Map(), labels: new Map(), suppliers: new Map() });

const shortYuan = (yuan: number) => formatYuan(yuan).replace(/\.00$/, '');

export function priceText(from: number | undefined, to: number | null | undefined): string {
  if (to === null || to === undefined) return `${shortYuan(from ?? 0)} 以上`;
  return from ? `${shortYuan(from)}–${shortYuan(to).slice(1)}` : `${shortYuan(to)} 以下`;
}

/** A band that ends a cent before the next begins is read as ending there. */
export const bandText = (from: number, to: number | null): string =>
  priceText(from, to === null ? null : Math.round(to * 100) % 100 === 99 ? Math.ceil(to) : to);

type Chosen = { key: string; text: string; without: Partial<SearchFilter> };

/** One tag for each condition, with what the filter is without it. */
export function chosenTags(filter: SearchFilter, names: Names, breadcrumb: readonly CategoryStep[]): Chosen[] {
  const category = breadcrumb.find((step) => step.categoryId === filter.categoryId);
  const tag = (title: string, name: string, without: Partial<SearchFilter>): Chosen => ({
    key: `${title} ${name} ${JSON.stringify(without)}`,
    text: `${title}：${name}`,
    without,
  });
  return [
    ...(filter.categoryId ? [tag('分类', category?.categoryName ?? '已选分类', { categoryId: undefined })] : []),
    ...filter.brandIds.map((id) =>
      tag('品牌', names.brands.get(id) ?? '已选品牌', { brandIds: toggled(filter.brandIds, id) }),
    ),
    ...filter.labIds.map((id) =>
      tag('标签', names.labels.get(id) ?? '已选标签', { labIds: toggled(filter.labIds, id) }),
    ),
    ...filter.supplierIds.map((id) =>
      tag('供应商', names.suppliers.get(id) ?? '已选供应商', { supplierIds: toggled(filter.supplierIds, id) }),
    ),
    ...filter.specs.map((spec) => {
      const [name = '', ...value] = spec.split(':');
      return tag(name, value.join(':'), { specs: toggled(filter.specs, spec) });
    }),
    ...(filter.priceFrom !== undefined || filter.priceTo !== undefined
      ? [tag('价格', priceText(filter.priceFrom, filter.priceTo), { priceFrom: undefined, priceTo: undefined })]
      : []),
    ...(filter.inStock ? [{ key: 'inStock', text: '仅有货', without: { inStock: false } }] : []),
    ...(filter.selAstrict ? [{ key: 'selAstrict', text: '仅看协议商品', without: { selAstrict: false } }] : []),
  ];
}
