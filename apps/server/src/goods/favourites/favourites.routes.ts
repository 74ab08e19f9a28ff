import type { favouriteCalls } from '@yigou/contract/goods/favourites';
import type { Routes } from '../../ground/http/bind';
import { follow, noteBrowsing, pageBrowsings, pageFavourites, setGroup, unfollow } from './favourites.service';

export const favouriteRoutes: Routes<typeof favouriteCalls> = {
  'ShopItemConcern/Add': async (ctx, input) => ({ resultData: { concernId: await follow(ctx, input.itemId) } }),
  'ShopItemConcern/Delete': async (ctx, input) => {
    await unfollow(ctx, input.itemIds);
    return { resultData: null };
  },
  'ShopItemConcern/GetPage': (ctx, input) =>
    pageFavourites(ctx, { ...input.reqData, word: input.searchKey }, input.pageIndex, input.pageSize),
  'ShopItemConcern/SetGroup': async (ctx, input) => {
    await setGroup(ctx, input.itemIds, input.groupName);
    return { resultData: null };
  },
  'CustBrowsing/Submit': async (ctx, input) => {
    await noteBrowsing(ctx, input.itemId);
    return { resultData: null };
  },
  'CustBrowsing/GetPage': (ctx, input) => pageBrowsings(ctx, input.pageIndex, input.pageSize),
};
