import type { registrationCalls } from '@yigou/contract/people/registration';
import type { Routes } from '../../ground/http/bind';
import { register } from './registration.service';

export const registrationRoutes: Routes<typeof registrationCalls> = {
  'Account/Register': async (ctx, input) => ({ resultData: await register(ctx, input) }),
};
