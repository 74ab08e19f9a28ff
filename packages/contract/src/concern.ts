import { z } from 'zod';
import { call, id, nothing, page, pageInput, result } from './call';
import { SkuCard } from './catalog';

/** An article somebody follows or looked at, with what became of it since. */
const KeptItem = SkuCard.extend({
  /** 1 = on the shelf and in the customer's pool. */
  itemState: z.union([z.literal(0), z.literal(1)]),
  keptTime: z.string(),
});

export const ConcernItem = KeptItem.extend({ concernId: z.number(), priceWhenKept: z.number() });
export type ConcernItem = z.infer<typeof ConcernItem>;

export const BrowsingItem = KeptItem.extend({ browsingId: z.number() });
export type BrowsingItem = z.infer<typeof BrowsingItem>;

export const concernCalls = {
  'ShopItemConcern/Add': call({
    summary: '关注商品；重复关注不出错',
    access: 'account',
    work: 'write',
    input: z.object({ itemId: id }),
    answer: result(z.object({ concernId: z.number() })),
  }),
  'ShopItemConcern/Delete': call({
    summary: '取消关注，可多选',
    access: 'account',
    work: 'write',
    input: z.object({ itemIds: z.array(id).min(1, '请选择商品').max(100, '一次最多 100 项') }),
    answer: nothing,
  }),
  'ShopItemConcern/GetPage': call({
    summary: '关注的商品',
    access: 'account',
    work: 'read',
    needs: 'concern/itemConcern',
    input: pageInput(z.object({ onlyReduced: z.boolean().optional(), onlyInvalid: z.boolean().optional() })),
    answer: page(ConcernItem),
  }),
  'CustBrowsing/Submit': call({
    summary: '记下看过的商品',
    access: 'account',
    work: 'write',
    input: z.object({ itemId: id }),
    answer: nothing,
  }),
  'CustBrowsing/GetPage': call({
    summary: '浏览记录，最近的在前',
    access: 'account',
    work: 'read',
    needs: 'concern/browsing',
    input: pageInput(z.looseObject({})),
    answer: page(BrowsingItem),
  }),
};
