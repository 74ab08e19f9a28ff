import type { customerCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import { register } from './customers.service';

export const customerRoutes: Routes<typeof customerCalls> = {
  'Account/Register': async (ctx, input) => ({ resultData: await register(ctx, input) }),
};
