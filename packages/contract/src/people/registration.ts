import { z } from 'zod';
import { call, field, result } from '../ground/call';
import { emailField, newPasswordField } from './accounts.fields';
import { accountFieldRules as rules, taxNumberRule } from './accounts.terms';

export const registrationCalls = {
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
      email: emailField,
      accountNo: field(rules.accountNo),
      accountPwd: newPasswordField,
      agreementVersion: z
        .string({ error: '请阅读并同意隐私协议' })
        .min(1, '请阅读并同意隐私协议')
        .max(20, '协议版本无效'),
    }),
    answer: result(z.object({ customerId: z.number(), inReview: z.boolean() })),
  }),
};
