import { z } from 'zod';
import { passwordField } from './accounts.fields';
import { call, noInput, nothing, result } from './call';

export const LoginResult = z.object({
  token: z.string(),
  userId: z.number(),
  userName: z.string(),
  customerId: z.number(),
  customerName: z.string(),
  companyId: z.number(),
  hostId: z.number(),
  /** The 记住我 credential, only when it was asked for. Never a password, nor a hash of one. */
  userPwd: z.string().optional(),
});
export type LoginResult = z.infer<typeof LoginResult>;

export const sessionCalls = {
  'Account/Login': call({
    summary: '登录',
    access: 'public',
    work: 'steps',
    triesPerMinute: 60,
    input: z.object({
      accountNo: z.string({ error: '请输入账号' }).trim().min(1, '请输入账号').max(50, '账号过长'),
      accountPwd: passwordField,
      remember: z.boolean({ error: '请选择是否记住登录' }).default(false),
    }),
    answer: result(LoginResult),
  }),
  'Account/Resume': call({
    summary: '凭“记住我”凭证恢复登录',
    access: 'public',
    work: 'write',
    triesPerMinute: 60,
    input: z.object({ userPwd: z.string({ error: '登录凭证无效' }).min(1, '登录凭证无效').max(200, '登录凭证无效') }),
    answer: result(LoginResult),
  }),
  'Account/Logout': call({
    summary: '退出登录；没有会话也算成功',
    access: 'public',
    work: 'write',
    input: noInput,
    answer: nothing,
  }),
  'Account/ChangePassword': call({
    summary: '修改密码；成功后所有会话结束',
    access: 'account',
    work: 'steps',
    triesPerMinute: 30,
    input: z.object({ oldPwd: passwordField, newPwd: passwordField }),
    answer: nothing,
  }),
};
