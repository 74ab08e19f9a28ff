import type { operatorCalls } from '@yigou/contract/people/operators';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { currentOperator, logIn, logOut } from './operators.service';

export const operatorRoutes: ConsoleRoutes<typeof operatorCalls> = {
  'Operator/Login': async (ctx, input) => ({ resultData: await logIn(ctx, input) }),
  'Operator/Logout': async (ctx) => {
    await logOut(ctx);
    return { resultData: null };
  },
  'Operator/GetCurrent': async ({ caller }) => ({ resultData: currentOperator(caller) }),
};
