import type { siteCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import { describeSite } from './sites.service';

export const siteRoutes: Routes<typeof siteCalls> = {
  'ShopHostUrlMapTemplate/GetList': async (ctx, input) => ({
    resultData: await describeSite(ctx.tx, input.companyUrl, ctx.now),
  }),
};
