import type { consoleUserCalls } from '@yigou/contract/people/users.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { pagePeople, resetAdministrator } from './userConsole.service';

export const consoleUserRoutes: ConsoleRoutes<typeof consoleUserCalls> = {
  'Customer/GetPeople': pagePeople,
  'Customer/ResetAdministrator': async (ctx, { accountNo }) => {
    await resetAdministrator(ctx, accountNo);
    return { resultData: null };
  },
};
