import type { Suggest, suggestCalls } from '@yigou/contract/goods/suggest';
import { suggestLimits } from '@yigou/contract/goods/suggest.terms';
import type { Routes } from '../../ground/http/bind';
import type { AccountContext } from '../../ground/http/context';
import type { Shelves } from '../search/shelf/shelves.service';
import { suggestFor } from '../search/suggest/suggest.service';

/** The caller's purchase lists that hold some of these, which lists know. */
export type FindListsContaining = (ctx: AccountContext, skuIds: number[], most: number) => Promise<Suggest['lists']>;

export const suggestRoutes = (
  shelves: Shelves,
  findListsContaining: FindListsContaining,
): Routes<typeof suggestCalls> => ({
  'ProductToC/GetSuggest': async ({ tx, site, now }, { searchKey }) => {
    const { suggest } = await suggestFor(shelves, tx, { companyId: site.companyId, customerId: null, now }, searchKey);
    return { resultData: suggest };
  },
  'Product/GetSuggest': async (ctx, { searchKey }) => {
    const viewer = { companyId: ctx.site.companyId, customerId: ctx.caller.customerId, now: ctx.now };
    const { suggest, skuIds } = await suggestFor(shelves, ctx.tx, viewer, searchKey);
    return { resultData: { ...suggest, lists: await findListsContaining(ctx, skuIds, suggestLimits.lists) } };
  },
});
