import type { siteCalls } from '@yigou/contract/goods/sites';
import type { Routes } from '../../ground/http/bind';
import { newsSince } from './sites.rules';
import type { Sites } from './sites.service';

export const siteRoutes = (sites: Sites): Routes<typeof siteCalls> => ({
  'ShopHostUrlMapTemplate/GetList': async (ctx, { companyUrl, version }) => ({
    resultData: newsSince(version, await sites.describe(ctx.tx, companyUrl, ctx.now)),
  }),
});
