import type { staffCalls } from '@yigou/contract/people/operators.staff';
import type { ConsoleRoutes } from '../../ground/http/bind';
import {
  addOperator,
  changeOwnPassword,
  listRoles,
  pageOperators,
  resetPassword,
  setEnabled,
  setRoles,
} from './staff.service';

const done = { resultData: null };

export const staffRoutes: ConsoleRoutes<typeof staffCalls> = {
  'Operator/GetPage': pageOperators,
  'Operator/GetRoles': async () => ({ resultData: listRoles() }),
  'Operator/Add': async (ctx, draft) => ({ resultData: { operatorId: await addOperator(ctx, draft) } }),
  'Operator/SetRoles': async (ctx, { operatorId, roles }) => {
    await setRoles(ctx, operatorId, roles);
    return done;
  },
  'Operator/SetEnabled': async (ctx, { operatorId, enabled }) => {
    await setEnabled(ctx, operatorId, enabled);
    return done;
  },
  'Operator/ResetPassword': async (ctx, { operatorId, accountPwd }) => {
    await resetPassword(ctx, operatorId, accountPwd);
    return done;
  },
  'Operator/ChangePassword': async (ctx, { oldPwd, newPwd }) => {
    await changeOwnPassword(ctx, oldPwd, newPwd);
    return done;
  },
};
