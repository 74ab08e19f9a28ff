import type { GoodsSeed, LabelName, Look, SkuSeed } from './goods.types';

type Head = [category: string, brand: string, supplier: string, unit: string, look: Look];

/** `tiers` is flat here: quantity, price, quantity, price … */
type SkuRow = [
  no: string,
  spec: string,
  price: number,
  market: number,
  stock: number,
  more?: { tiers?: number[]; off?: true },
];

type Draft = {
  name: string;
  /** `name: value; name: value`, without the brand. */
  params: string;
  labels?: LabelName[];
  keywords?: string[];
  terms?: { moq?: number; multiple?: number; taxRate?: 9 | 6; noReasonReturn?: false };
  /** The spec values of a row are joined by ` | `, in the order of the axes. */
  skus: SkuRow[];
};

const paramsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('; ').map((entry) => {
      const at = entry.indexOf(': ');
      return [entry.slice(0, at), entry.slice(at + 2)];
    }),
  );

const tiersOf = (flat: number[]): [number, number][] =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2] ?? 0, flat[at * 2 + 1] ?? 0]);

/** A product in short form: the catalogue files stay readable as tables of goods. */
export function item([category, brand, supplier, unit, look]: Head, axes: string[], draft: Draft): GoodsSeed {
  const { moq, multiple, ...product } = draft.terms ?? {};
  const skus = draft.skus.map(([no, spec, price, market, stock, more]): SkuSeed => {
    const sku: SkuSeed = { no, spec: spec.split(' | '), price, market, stock };
    if (moq) sku.moq = moq;
    if (multiple) sku.multiple = multiple;
    if (more?.tiers) sku.tiers = tiersOf(more.tiers);
    if (more?.off) sku.off = true;
    return sku;
  });
  const params = { 品牌: brand, ...paramsOf(draft.params) };
  const seed: GoodsSeed = {
    name: draft.name,
    brand,
    supplier,
    category,
    unit,
    look,
    ...product,
    params,
    axes,
    skus,
  };
  if (draft.labels) seed.labels = draft.labels;
  if (draft.keywords) seed.keywords = draft.keywords;
  return seed;
}
