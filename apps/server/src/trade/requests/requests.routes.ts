import type { wantCalls } from '@yigou/contract/trade/requests';
import type { Routes } from '../../ground/http/bind';
import { closeWant, pageWants, readWant, submitWant, withdrawWant } from './requests.service';

const done = { resultData: null };

export const wantRoutes: Routes<typeof wantCalls> = {
  'Want/Submit': async (ctx, input) => ({ resultData: await submitWant(ctx, input) }),
  'Want/GetPage': pageWants,
  'Want/GetModel': async (ctx, { wantId }) => ({ resultData: await readWant(ctx, wantId) }),
  'Want/Withdraw': async (ctx, { wantId }) => {
    await withdrawWant(ctx, wantId);
    return done;
  },
  'Want/Close': async (ctx, { wantId }) => {
    await closeWant(ctx, wantId);
    return done;
  },
};
