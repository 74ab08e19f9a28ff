import type { auditorCalls } from '@yigou/contract/books/auditor';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { lastCheck, startCheck } from './auditorChecking.service';

export const auditorRoutes: ConsoleRoutes<typeof auditorCalls> = {
  'System/CheckBooks': async (ctx, { requestId }) => ({ resultData: await startCheck(ctx, requestId) }),
  'System/GetBooksCheck': async (ctx) => ({ resultData: await lastCheck(ctx) }),
};
