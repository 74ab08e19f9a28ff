import { z } from 'zod';
import { call, id, page, pageInput, requestId, result } from '../ground/call';
import { SavedPrices } from './priceBooks.console';
import { bookLimits as limits } from './priceBooks.terms';

const Named = z.object({ id: z.number(), name: z.string() });
const names = z.object({
  category: z.array(Named),
  brand: z.array(Named),
  supplier: z.array(Named),
  sku: z.array(Named),
});

const PoolHead = z.object({
  poolId: z.number(),
  customerId: z.number().nullable(),
  groupId: z.number().nullable(),
  ownerName: z.string(),
  /** In words: `分类 2 个、品牌 1 个`; empty: all goods. */
  included: z.string(),
  excluded: z.string(),
  waiting: z.boolean(),
});
export type PoolHead = z.infer<typeof PoolHead>;

const refs = z.array(id).max(limits.poolItems, `每项最多 ${limits.poolItems} 个`).default([]);
const kinds = z.object({ category: refs, brand: refs, supplier: refs, sku: refs }).prefault({});
const content = z.object({ include: kinds, exclude: kinds });
export type PoolContent = z.output<typeof content>;

const PoolModel = PoolHead.extend({ include: names, exclude: names });
export type PoolModel = z.infer<typeof PoolModel>;

const owner = { customerId: id.nullable().default(null), groupId: id.nullable().default(null) };
const toView = { access: 'operator', needs: 'goods/prices', work: 'read' } as const;
const toEdit = { access: 'operator', needs: 'goods/prices/edit', work: 'write' } as const;

export const poolCalls = {
  'Pool/GetPage': call({
    ...toView,
    summary: '商品池列表：哪些企业与客户组只看得到部分商品',
    input: pageInput(z.object({})),
    answer: page(PoolHead),
  }),
  'Pool/GetModel': call({
    ...toView,
    summary: '一家企业或一个客户组的商品池；没有时为空',
    input: z.object(owner),
    answer: result(PoolModel.nullable()),
  }),
  'Pool/Count': call({
    ...toView,
    summary: '这样的商品池含多少个 SKU，保存前先看',
    bodyMaxBytes: 256 * 1024,
    input: content,
    answer: result(z.object({ skuCount: z.number(), onShelfCount: z.number(), allCount: z.number() })),
  }),
  'Pool/Save': call({
    ...toEdit,
    summary: '设置商品池',
    bodyMaxBytes: 256 * 1024,
    input: content.extend({ requestId, ...owner }),
    answer: result(SavedPrices),
  }),
  'Pool/Remove': call({
    ...toEdit,
    summary: '取消商品池：恢复为全部商品',
    input: z.object({ requestId, poolId: id }),
    answer: result(SavedPrices),
  }),
};
