import { z } from 'zod';
import { call, id, noInput, nothing, result, rows } from '../ground/call';
import { newPasswordField, passwordField } from './accounts.fields';

export const LoginResult = z.object({
  token: z.string(),
  userId: z.number(),
  userName: z.string(),
  customerId: z.number(),
  customerName: z.string(),
  companyId: z.number(),
  hostId: z.number(),
  /** The password was made by somebody else: nothing else works before it is changed. */
  mustChangePassword: z.boolean(),
  /** The 记住我 credential, only when it was asked for. Never a password, nor a hash of one. */
  userPwd: z.string().optional(),
});
export type LoginResult = z.infer<typeof LoginResult>;

/** One browser in which the account is logged in. */
export const LoginDevice = z.object({
  sessionId: z.number(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Logged in with 记住我. */
  isRemembered: z.boolean(),
  /** `Chrome · Windows`; empty when it cannot be told. */
  deviceName: z.string(),
  isPhone: z.boolean(),
  address: z.string(),
  loginTime: z.string(),
  seenTime: z.string(),
});
export type LoginDevice = z.infer<typeof LoginDevice>;

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
    work: 'steps',
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
  'Account/GetSessions': call({
    summary: '当前账号登录着的设备，最近活动的在前',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: noInput,
    answer: rows(LoginDevice),
  }),
  'Account/EndSession': call({
    summary: '让一台设备退出登录，连同它的“记住我”',
    access: 'account',
    needs: 'anyAccount',
    work: 'write',
    input: z.object({ sessionId: id }),
    answer: nothing,
  }),
  'Account/EndOtherSessions': call({
    summary: '除本机外的设备全部退出登录',
    access: 'account',
    needs: 'anyAccount',
    work: 'write',
    input: noInput,
    answer: nothing,
  }),
  'Account/ChangePassword': call({
    summary: '修改密码；成功后所有会话结束',
    access: 'account',
    needs: 'anyAccount',
    work: 'steps',
    triesPerMinute: 30,
    input: z.object({ oldPwd: passwordField, newPwd: newPasswordField }),
    answer: nothing,
  }),
};
