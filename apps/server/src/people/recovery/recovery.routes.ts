import type { recoveryCalls } from '@yigou/contract/people/recovery';
import type { Routes } from '../../ground/http/bind';
import { resetByCode, sendCode } from './recovery.service';

export const recoveryRoutes: Routes<typeof recoveryCalls> = {
  'Account/SendCode': async (ctx, { accountNo, channel }) => {
    await sendCode(ctx, accountNo, channel);
    return { resultData: null };
  },
  'Account/ResetPassword': async (ctx, input) => {
    await resetByCode(ctx, input);
    return { resultData: null };
  },
};
