import { z } from 'zod';
import { call, id, keysOf, page, pageInput, result, rows } from '../ground/call';
import {
  goodsChanges,
  goodsGaps,
  goodsMargins,
  goodsSorts,
  goodsStocks,
  goodsTabs,
  goodsLimits as limits,
} from './assortment.terms';

const several = <T extends z.ZodType>(one: T) =>
  z.array(one).max(limits.values, `一项条件最多选择 ${limits.values} 个`).default([]);
const oneOf = <T extends object>(labels: T) => several(z.enum(keysOf(labels), { error: '不支持的条件' }));

const shelves = z.enum(['on', 'off', 'ended']);
const tab = z.enum(keysOf(goodsTabs), { error: '不支持的状态' }).default('all');

/** Within one condition any of its values, and all conditions together. A category means all below it too. */
export const GoodsFilter = z.object({
  tab,
  categoryIds: several(id),
  brandIds: several(id),
  supplierIds: several(id),
  labelIds: several(id),
  stocks: oneOf(goodsStocks),
  gaps: oneOf(goodsGaps),
  margins: oneOf(goodsMargins),
  changes: oneOf(goodsChanges),
});
export type GoodsFilter = z.output<typeof GoodsFilter>;

const searchKey = z.string().max(100, '关键字最多 100 个字').default('');

/** Money in yuan, margins in percent. */
const range = z.object({ least: z.number(), most: z.number() });

const GoodsRow = z.object({
  productId: z.number(),
  name: z.string(),
  imgUrl: z.string(),
  brandName: z.string(),
  supplierName: z.string(),
  categoryPath: z.string(),
  skuCount: z.number(),
  /** Of its first SKU. */
  skuNo: z.string(),
  price: range,
  marketPrice: range,
  margin: range.nullable(),
  available: z.number(),
  reserved: z.number(),
  sales: z.number(),
  percent: z.number(),
  gap: z.enum(keysOf(goodsGaps)).nullable(),
  gapCount: z.number(),
  missingParams: z.number(),
  shelf: shelves,
  changeTime: z.string(),
  changedBy: z.string(),
  changeTitle: z.string(),
});
export type GoodsRow = z.infer<typeof GoodsRow>;

const GoodsSku = z.object({
  skuId: z.number(),
  skuNo: z.string(),
  specs: z.string(),
  imgUrl: z.string(),
  price: z.number(),
  cost: z.number().nullable(),
  margin: z.number().nullable(),
  available: z.number(),
  reserved: z.number(),
  sales: z.number(),
  /** How many customers have a number of their own for it. */
  partCount: z.number(),
  shelf: shelves,
});
export type GoodsSku = z.infer<typeof GoodsSku>;

const counted = z.array(z.object({ id: z.number(), name: z.string(), count: z.number() }));
const countsOf = <T extends object>(labels: T) => z.record(z.enum(keysOf(labels)), z.number());

const GoodsFacets = z.object({
  /** Every category that has some, itself or below it. */
  categories: z.array(
    z.object({ id: z.number(), name: z.string(), parentId: z.number().nullable(), count: z.number() }),
  ),
  brands: counted,
  suppliers: counted,
  labels: counted,
  stocks: countsOf(goodsStocks),
  gaps: countsOf(goodsGaps),
  margins: countsOf(goodsMargins),
  changes: countsOf(goodsChanges),
});
export type GoodsFacets = z.infer<typeof GoodsFacets>;

/** What a bulk action has to know; money in 分, as a change set takes it. */
const ChosenSku = z.object({
  skuId: z.number(),
  productId: z.number(),
  skuNo: z.string(),
  listPrice: z.number(),
  marketPrice: z.number(),
  cost: z.number().nullable(),
  tiers: z.array(z.object({ fromQty: z.number(), price: z.number() })),
  onShelf: z.boolean(),
  ended: z.boolean(),
  /** It waits in a change set that nobody has released yet. */
  waiting: z.boolean(),
});
export type ChosenSku = z.infer<typeof ChosenSku>;

const toView = { access: 'operator', needs: 'goods/view', work: 'read' } as const;

export const assortmentCalls = {
  'Goods/GetPage': call({
    ...toView,
    summary: '商品列表与各页签数量',
    input: pageInput(
      GoodsFilter.extend({ sort: z.enum(keysOf(goodsSorts), { error: '不支持的排序' }).default('changed') }),
    ),
    answer: page(GoodsRow).extend({ tabCounts: countsOf(goodsTabs), skuCount: z.number() }),
  }),
  'Goods/GetFacets': call({
    ...toView,
    summary: '商品列表的筛选项，每一项在其他条件下有多少件',
    input: z.object({ searchKey, reqData: GoodsFilter.prefault({}) }),
    answer: result(GoodsFacets),
  }),
  'Goods/GetSkus': call({
    ...toView,
    summary: '一件商品的全部规格',
    input: z.object({ productId: id }),
    answer: rows(GoodsSku),
  }),
  'Goods/GetChosen': call({
    ...toView,
    summary: `选中的商品或符合条件的全部商品的规格，最多 ${limits.chosenSkus} 个，供批量操作`,
    input: z.object({
      searchKey,
      reqData: GoodsFilter.prefault({}),
      /** Only these; empty: all that the filter finds. */
      productIds: several(id),
    }),
    answer: result(
      z.object({
        skus: z.array(ChosenSku),
        products: z.array(z.object({ productId: z.number(), labelIds: z.array(z.number()) })),
        /** There were more than can be chosen at once; these are the first. */
        more: z.boolean(),
      }),
    ),
  }),
};

/** What an export is asked for; the answer is a file. */
export const GoodsExport = z.object({ searchKey, reqData: GoodsFilter.prefault({}) });
