import type { searchCalls } from '@yigou/contract/goods/search';
import type { Routes } from '../../ground/http/bind';
import { listHotSearches } from './search.service';

export const hotSearchesRoutes: Routes<typeof searchCalls> = {
  'ProductToC/GetHotSearchList': async (ctx) => ({ resultData: await listHotSearches(ctx.tx, ctx.site.companyId) }),
};
