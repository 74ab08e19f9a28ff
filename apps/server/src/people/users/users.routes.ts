import type { userCalls } from '@yigou/contract/people/users';
import type { Routes } from '../../ground/http/bind';
import { enableUser, resetPassword, saveUser } from './saving.service';
import { importUsers, previewImport } from './userImport.service';
import { exportUsers, pageUsers, readUser, type Spent } from './users.service';

export const userRoutes = (spent: Spent): Routes<typeof userCalls> => ({
  'KamUser/GetPage': (ctx, input) => pageUsers(ctx, spent, input),
  'KamUser/GetModel': async (ctx, { userId }) => ({ resultData: await readUser(ctx, spent, userId) }),
  'KamUser/Save': async (ctx, input) => ({ resultData: await saveUser(ctx, input) }),
  'KamUser/Enable': async (ctx, { userId, enabled }) => {
    await enableUser(ctx, userId, enabled);
    return { resultData: null };
  },
  'KamUser/ResetPassword': async (ctx, { userId }) => ({ resultData: await resetPassword(ctx, userId) }),
  'KamUser/ImportPreview': async (ctx, { rows }) => ({ resultData: await previewImport(ctx, rows) }),
  'KamUser/Import': async (ctx, input) => ({ resultData: await importUsers(ctx, input) }),
  'KamUser/Export': async (ctx, { searchKey, reqData }) => ({
    resultData: await exportUsers(ctx, { ...reqData, searchKey }),
  }),
});
