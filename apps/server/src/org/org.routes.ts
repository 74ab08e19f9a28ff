import type { orgCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import { listAllFunctions, listOwnFunctions } from './org.service';

export const orgRoutes: Routes<typeof orgCalls> = {
  'KamFunction/GetFunction': async (ctx) => ({ resultData: await listAllFunctions(ctx) }),
  'KamFunction/GetUserByFunction': async (ctx) => ({
    resultData: await listOwnFunctions(ctx),
    functions: [...ctx.caller.functions],
  }),
};
