import { z } from 'zod';
import { call, field, keysOf, nothing } from '../ground/call';
import { newPasswordField } from './accounts.fields';
import { recoveryChannelLabels, recoveryRules as rules } from './recovery.terms';

export const recoveryCalls = {
  'Account/SendCode': call({
    summary: '忘记密码：把验证码发到账号的邮箱或手机；账号是否存在，回答都一样',
    access: 'public',
    work: 'write',
    triesPerMinute: 20,
    input: z.object({
      accountNo: field(rules.account),
      channel: z.enum(keysOf(recoveryChannelLabels), { error: '请选择接收方式' }),
    }),
    answer: nothing,
  }),
  'Account/ResetPassword': call({
    summary: '凭验证码设置新密码；成功后所有会话结束',
    access: 'public',
    work: 'steps',
    triesPerMinute: 30,
    input: z.object({ accountNo: field(rules.account), code: field(rules.code), newPwd: newPasswordField }),
    answer: nothing,
  }),
};
