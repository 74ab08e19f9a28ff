import type { siteCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import type { Sites } from './sites.service';

export const siteRoutes = (sites: Sites): Routes<typeof siteCalls> => ({
  'ShopHostUrlMapTemplate/GetList': async (ctx, input) => ({
    resultData: await sites.describe(ctx.tx, input.companyUrl, ctx.now),
  }),
});
