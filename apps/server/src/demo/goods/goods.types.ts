import type { GoodsKind } from '../drawings/kinds';

export type LabelName = '新品' | '热销' | '节能环保' | '可开专票' | '当日达' | '企业定制';

/** Prices in yuan. `spec` holds one value per axis of the product; `off` = taken off the shelf. */
export type SkuSeed = {
  no: string;
  spec: string[];
  price: number;
  market: number;
  stock: number;
  moq?: number;
  multiple?: number;
  tiers?: [fromQty: number, price: number][];
  off?: true;
};

/** How the goods are drawn: their kind, and their colour where no spec names it. */
export type Look = GoodsKind | `${GoodsKind} ${string}`;

/** `supplier` is the `short` of an entry of `suppliers`; `taxRate` is 13 unless told. */
export type GoodsSeed = {
  name: string;
  brand: string;
  supplier: string;
  category: string;
  unit: string;
  look: Look;
  labels?: LabelName[];
  taxRate?: 13 | 9 | 6;
  noReasonReturn?: false;
  params: Record<string, string>;
  axes: string[];
  skus: SkuSeed[];
  keywords?: string[];
};
