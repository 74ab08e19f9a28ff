import type { assortmentCalls } from '@yigou/contract/goods/assortment.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { ask } from './asking.service';
import { pageGoods, readChosen, readSkus } from './assortment.service';
import { createColumns } from './columns.service';
import { readFacets } from './facets.service';

export function assortmentRoutes(): ConsoleRoutes<typeof assortmentCalls> {
  const columns = createColumns();
  return {
    'Goods/GetPage': (ctx, input) => pageGoods(columns, ctx, input),
    'Goods/GetFacets': async (ctx, { searchKey, reqData }) => ({
      resultData: await readFacets(columns, ctx.tx, await ask(ctx, searchKey, reqData)),
    }),
    'Goods/GetSkus': async (ctx, { productId }) => ({ resultData: await readSkus(ctx, productId) }),
    'Goods/GetChosen': async (ctx, input) => ({ resultData: await readChosen(ctx, input) }),
  };
}
