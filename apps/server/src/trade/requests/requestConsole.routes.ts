import type { consoleGoodsRequestCalls } from '@yigou/contract/trade/requests.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import {
  answerGoodsRequest,
  pageConsoleRequests,
  readConsoleGoodsRequest,
  refuseGoodsRequest,
} from './requestConsole.service';

const done = { resultData: null };

export const consoleGoodsRequestRoutes: ConsoleRoutes<typeof consoleGoodsRequestCalls> = {
  'Want/GetPage': pageConsoleRequests,
  'Want/GetModel': async (ctx, { wantId }) => ({ resultData: await readConsoleGoodsRequest(ctx, wantId) }),
  'Want/Answer': async (ctx, input) => {
    await answerGoodsRequest(ctx, input);
    return done;
  },
  'Want/Refuse': async (ctx, input) => {
    await refuseGoodsRequest(ctx, input);
    return done;
  },
};
