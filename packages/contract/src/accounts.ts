import { z } from 'zod';
import { emailMaxLength, accountFieldRules as rules, taxNumberRule } from './accounts.terms';
import { call, field, noInput, nothing, result } from './call';

const passwordHash = z.string({ error: rules.passwordHash.message }).regex(rules.passwordHash.pattern, {
  error: rules.passwordHash.message,
});
const email = field(rules.email).max(emailMaxLength, `邮箱最多 ${emailMaxLength} 个字符`);

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
  'Account/Login': call({
    summary: '登录',
    access: 'public',
    work: 'steps',
    triesPerMinute: 60,
    input: z.object({
      accountNo: z.string({ error: '请输入账号' }).trim().min(1, '请输入账号').max(50, '账号过长'),
      accountPwd: passwordHash,
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
  'Account/Register': call({
    summary: '企业注册，首个账号为企业管理员',
    access: 'public',
    work: 'steps',
    triesPerMinute: 10,
    input: z.object({
      companyName: field(rules.companyName),
      taxNo: z
        .string({ error: taxNumberRule.message })
        .trim()
        .toUpperCase()
        .refine(taxNumberRule.ok, taxNumberRule.message),
      licenceFileId: z.uuid({ error: '请上传营业执照图片' }),
      contactName: field(rules.personName),
      mobile: field(rules.mobile),
      email,
      accountNo: field(rules.accountNo),
      accountPwd: passwordHash,
      agreementVersion: z
        .string({ error: '请阅读并同意隐私协议' })
        .min(1, '请阅读并同意隐私协议')
        .max(20, '协议版本无效'),
    }),
    answer: result(z.object({ customerId: z.number(), inReview: z.boolean() })),
  }),
  'Account/GetCurrent': call({
    summary: '当前账号的资料',
    access: 'account',
    work: 'read',
    input: noInput,
    answer: result(CurrentAccount),
  }),
  'Account/EditCurrent': call({
    summary: '修改当前账号的资料；更换手机号须输入当前密码',
    access: 'account',
    work: 'steps',
    needs: 'kamUser/userInfo',
    triesPerMinute: 30,
    input: z.object({
      userName: field(rules.personName),
      mobile: field(rules.mobile),
      email,
      accountPwd: passwordHash.optional(),
    }),
    answer: result(CurrentAccount),
  }),
  'Account/ChangePassword': call({
    summary: '修改密码；成功后所有会话结束',
    access: 'account',
    work: 'steps',
    triesPerMinute: 30,
    input: z.object({ oldPwd: passwordHash, newPwd: passwordHash }),
    answer: nothing,
  }),
};
