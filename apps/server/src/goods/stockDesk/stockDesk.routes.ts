import type { stockCalls } from '@yigou/contract/goods/stock.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { adjustStock } from './adjusting.service';
import { readChoices } from './choices.service';
import { checkCount, postCount } from './counting.service';
import { pageCountRows, pageCounts, readCount } from './counts.service';
import { pageEntries } from './entries.service';
import { type Knowing, pageStock, readStock } from './stockList.service';

export const stockRoutes = (knowing: Knowing): ConsoleRoutes<typeof stockCalls> => ({
  'Stock/GetPage': (ctx, input) => pageStock(ctx, knowing, input),
  'Stock/GetChoices': async (ctx) => ({ resultData: await readChoices(ctx) }),
  'Stock/GetModel': async (ctx, { skuId }) => ({ resultData: await readStock(ctx, knowing, skuId) }),
  'Stock/GetEntries': (ctx, input) => pageEntries(ctx, knowing, input),
  'Stock/Adjust': async (ctx, input) => {
    const { countId, countNo } = await adjustStock(ctx, input);
    return { resultData: { countId, countNo } };
  },
  'Stock/CheckCount': async (ctx, input) => ({ resultData: await checkCount(ctx, input) }),
  'Stock/PostCount': async (ctx, input) => {
    const { countId, countNo } = await postCount(ctx, input);
    return { resultData: { countId, countNo } };
  },
  'Stock/GetCounts': pageCounts,
  'Stock/GetCount': async (ctx, { countId }) => ({ resultData: await readCount(ctx, countId) }),
  'Stock/GetCountRows': pageCountRows,
});
