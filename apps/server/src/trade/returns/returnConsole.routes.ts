import type { consoleReturnCalls } from '@yigou/contract/trade/returns.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { pageConsoleReturns, readConsoleReturn } from './returnConsole.service';
import { inspect, pass, refund, reject, reship } from './returnDeciding.service';

const done = { resultData: null };

export const consoleReturnRoutes: ConsoleRoutes<typeof consoleReturnCalls> = {
  'Return/GetPage': pageConsoleReturns,
  'Return/GetModel': async (ctx, { returnId }) => ({ resultData: await readConsoleReturn(ctx, returnId) }),
  'Return/Pass': async (ctx, { returnId, returnTo }) => {
    await pass(ctx, returnId, returnTo);
    return done;
  },
  'Return/Reject': async (ctx, { returnId, reason }) => {
    await reject(ctx, returnId, reason);
    return done;
  },
  'Return/Inspect': async (ctx, input) => {
    await inspect(ctx, input);
    return done;
  },
  'Return/Refund': async (ctx, { returnId }) => {
    await refund(ctx, returnId);
    return done;
  },
  'Return/Reship': async (ctx, input) => {
    await reship(ctx, input);
    return done;
  },
};
