import type { accountCalls } from '@yigou/contract/people/accounts';
import type { Routes } from '../../ground/http/bind';
import { editCurrent, readCurrent } from './accounts.service';

export const accountRoutes: Routes<typeof accountCalls> = {
  'Account/GetCurrent': async (ctx) => ({ resultData: await readCurrent(ctx) }),
  'Account/EditCurrent': async (ctx, input) => ({ resultData: await editCurrent(ctx, input) }),
};
