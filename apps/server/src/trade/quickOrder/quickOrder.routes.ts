import type { quickOrderCalls } from '@yigou/contract/trade/quickOrder';
import type { Shelves } from '../../goods/search/shelf/shelves.service';
import type { Routes } from '../../ground/http/bind';
import { matchLine, matchLines } from './quickOrder.service';

export const quickOrderRoutes = (shelves: Shelves): Routes<typeof quickOrderCalls> => ({
  'QuickOrder/Match': async (ctx, input) => ({ resultData: await matchLines(shelves, ctx, input.lines) }),
  'QuickOrder/MatchLine': async (ctx, input) => ({ resultData: await matchLine(shelves, ctx, input) }),
});
