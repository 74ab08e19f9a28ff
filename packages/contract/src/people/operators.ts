import { z } from 'zod';
import { call, keysOf, noInput, nothing, result } from '../ground/call';
import { operatorFunctionLabels } from '../ground/functions';
import { passwordField } from './accounts.fields';
import { operatorRoleLabels } from './operators.terms';

const CurrentOperator = z.object({
  operatorId: z.number(),
  operatorName: z.string(),
  roles: z.array(z.enum(keysOf(operatorRoleLabels))),
  functions: z.array(z.enum(keysOf(operatorFunctionLabels))),
});
export type CurrentOperator = z.infer<typeof CurrentOperator>;

export const operatorCalls = {
  'Operator/Login': call({
    summary: '运营人员登录后台',
    access: 'public',
    work: 'steps',
    triesPerMinute: 60,
    input: z.object({
      accountNo: z.string({ error: '请输入账号' }).trim().min(1, '请输入账号').max(50, '账号过长'),
      accountPwd: passwordField,
    }),
    answer: result(CurrentOperator.extend({ token: z.string() })),
  }),
  'Operator/Logout': call({
    summary: '退出后台；没有会话也算成功',
    access: 'public',
    work: 'steps',
    input: noInput,
    answer: nothing,
  }),
  'Operator/GetCurrent': call({
    summary: '当前运营人员与其功能',
    access: 'operator',
    needs: 'anyOperator',
    work: 'read',
    input: noInput,
    answer: result(CurrentOperator),
  }),
};
