import type { quickOrderCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import type { Shelves } from '../search/shelves.service';
import { matchLine, matchLines } from './quickOrder.service';

export const quickOrderRoutes = (shelves: Shelves): Routes<typeof quickOrderCalls> => ({
  'QuickOrder/Match': async (ctx, input) => ({ resultData: await matchLines(shelves, ctx, input.lines) }),
  'QuickOrder/MatchLine': async (ctx, input) => ({ resultData: await matchLine(shelves, ctx, input) }),
});
