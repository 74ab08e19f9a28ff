import type { sessionCalls } from '@yigou/contract/people/sessions';
import type { Routes } from '../../ground/http/bind';
import { endDevice, endOtherDevices, listDevices } from './devices.service';
import { changePassword, logIn, logOut, resume } from './sessions.service';

export const sessionRoutes: Routes<typeof sessionCalls> = {
  'Account/Login': async (ctx, input) => ({ resultData: await logIn(ctx, input) }),
  'Account/Resume': async (ctx, input) => ({ resultData: await resume(ctx, input.userPwd) }),
  'Account/Logout': async (ctx) => {
    await logOut(ctx);
    return { resultData: null };
  },
  'Account/GetSessions': async (ctx) => ({ resultData: await listDevices(ctx) }),
  'Account/EndSession': async (ctx, input) => {
    await endDevice(ctx, input.sessionId);
    return { resultData: null };
  },
  'Account/EndOtherSessions': async (ctx) => {
    await endOtherDevices(ctx);
    return { resultData: null };
  },
  'Account/ChangePassword': async (ctx, input) => {
    await changePassword(ctx, input.oldPwd, input.newPwd);
    return { resultData: null };
  },
};
