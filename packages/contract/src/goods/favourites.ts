import { z } from 'zod';
import { call, id, nothing, page, pageInput, result } from '../ground/call';
import { SkuCard } from './catalog';
import { favouriteGroupMaxLength } from './favourites.terms';

/** An article somebody follows or looked at, with what became of it since. */
const KeptItem = SkuCard.extend({
  /** 1 = on the shelf and in the customer's pool. */
  itemState: z.union([z.literal(0), z.literal(1)]),
  keptTime: z.string(),
});

export const FavouriteItem = KeptItem.extend({
  concernId: z.number(),
  priceWhenKept: z.number(),
  groupName: z.string(),
});
export type FavouriteItem = z.infer<typeof FavouriteItem>;

export const BrowsingItem = KeptItem.extend({ browsingId: z.number() });
export type BrowsingItem = z.infer<typeof BrowsingItem>;

const groupName = z
  .string({ error: '请输入分组名称' })
  .trim()
  .max(favouriteGroupMaxLength, `分组名称最多 ${favouriteGroupMaxLength} 个字`);

export const favouriteCalls = {
  'ShopItemConcern/Add': call({
    summary: '关注商品；重复关注不出错',
    access: 'account',
    needs: 'concern/itemConcern',
    work: 'write',
    input: z.object({ itemId: id }),
    answer: result(z.object({ concernId: z.number() })),
  }),
  'ShopItemConcern/Delete': call({
    summary: '取消关注，可多选',
    access: 'account',
    needs: 'concern/itemConcern',
    work: 'write',
    input: z.object({ itemIds: z.array(id).min(1, '请选择商品').max(100, '一次最多 100 项') }),
    answer: nothing,
  }),
  'ShopItemConcern/GetPage': call({
    summary: '关注的商品',
    access: 'account',
    needs: 'concern/itemConcern',
    work: 'read',
    input: pageInput(
      z.object({
        onlyReduced: z.boolean().optional(),
        onlyInvalid: z.boolean().optional(),
        /** Left out: of any group; empty: of none. */
        groupName: groupName.optional(),
      }),
    ),
    answer: page(FavouriteItem).extend({ groups: z.array(z.object({ groupName: z.string(), count: z.number() })) }),
  }),
  'ShopItemConcern/SetGroup': call({
    summary: '把关注的商品移到一个分组；空名称为移出分组',
    access: 'account',
    needs: 'concern/itemConcern',
    work: 'write',
    input: z.object({ itemIds: z.array(id).min(1, '请选择商品').max(100, '一次最多 100 项'), groupName }),
    answer: nothing,
  }),
  'CustBrowsing/Submit': call({
    summary: '记下看过的商品',
    access: 'account',
    needs: 'anyAccount',
    work: 'write',
    input: z.object({ itemId: id }),
    answer: nothing,
  }),
  'CustBrowsing/GetPage': call({
    summary: '浏览记录，最近的在前',
    access: 'account',
    needs: 'concern/browsing',
    work: 'read',
    input: pageInput(z.looseObject({})),
    answer: page(BrowsingItem),
  }),
};
