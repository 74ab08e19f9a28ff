import type { consoleWantCalls } from '@yigou/contract/trade/requests.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { answerWant, pageConsoleWants, readConsoleWant, refuseWant } from './requestConsole.service';

const done = { resultData: null };

export const consoleWantRoutes: ConsoleRoutes<typeof consoleWantCalls> = {
  'Want/GetPage': pageConsoleWants,
  'Want/GetModel': async (ctx, { wantId }) => ({ resultData: await readConsoleWant(ctx, wantId) }),
  'Want/Answer': async (ctx, input) => {
    await answerWant(ctx, input);
    return done;
  },
  'Want/Refuse': async (ctx, input) => {
    await refuseWant(ctx, input);
    return done;
  },
};
