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

/** `supplier` is the `short` of an entry of `suppliers`; `taxRate` is 13 unless told; `picture` is a Fluent Emoji code. */
export type GoodsSeed = {
  name: string;
  brand: string;
  supplier: string;
  category: string;
  unit: string;
  picture: string;
  labels?: LabelName[];
  taxRate?: 13 | 9 | 6;
  noReasonReturn?: false;
  params: Record<string, string>;
  axes: string[];
  skus: SkuSeed[];
  keywords?: string[];
};
