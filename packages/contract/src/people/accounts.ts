import { z } from 'zod';
import { call, field, noInput, result } from '../ground/call';
import { emailField, passwordField } from './accounts.fields';
import { accountFieldRules as rules } from './accounts.terms';

export const CurrentAccount = z.object({
  userId: z.number(),
  accountNo: z.string(),
  userName: z.string(),
  mobile: z.string(),
  email: z.string(),
  customerId: z.number(),
  customerName: z.string(),
  orgName: z.string(),
  roleNames: z.array(z.string()),
  createTime: z.string(),
  lastLoginTime: z.string(),
});
export type CurrentAccount = z.infer<typeof CurrentAccount>;

export const accountCalls = {
  'Account/GetCurrent': call({
    summary: '当前账号的资料',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: noInput,
    answer: result(CurrentAccount),
  }),
  'Account/EditCurrent': call({
    summary: '修改当前账号的资料；更换手机号须输入当前密码',
    access: 'account',
    needs: 'kamUser/userInfo',
    work: 'steps',
    triesPerMinute: 30,
    input: z.object({
      userName: field(rules.personName),
      mobile: field(rules.mobile),
      email: emailField,
      accountPwd: passwordField.optional(),
    }),
    answer: result(CurrentAccount),
  }),
};
