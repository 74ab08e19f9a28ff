import type { auditorCalls } from '@yigou/contract';
import type { ConsoleRoutes } from '../http/bind';
import { audit } from './auditor.service';

export const auditorRoutes: ConsoleRoutes<typeof auditorCalls> = {
  'System/CheckBooks': async ({ tx }) => ({ resultData: await audit(tx) }),
};
