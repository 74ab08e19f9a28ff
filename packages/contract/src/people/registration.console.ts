import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result, text } from '../ground/call';
import { customerStateLabels } from './accounts.terms';
import { CustomerGroupName } from './customers.groups';
import { customerStandingLabels, termDaysChoices } from './customers.terms';
import { registrationLimits as limits, registrationActionLabels } from './registration.terms';
import { limitMost } from './users.terms';

const RegistrationState = z.enum(keysOf(customerStateLabels), { error: '不支持的审核状态' });

const RegistrationRow = z.object({
  registrationId: z.number(),
  customerId: z.number(),
  companyName: z.string(),
  taxNo: z.string(),
  contactName: z.string(),
  mobile: z.string(),
  state: RegistrationState,
  /** The second: it was refused once before. */
  submissions: z.number(),
  createTime: z.string(),
  /** When the answer is promised; empty once there is one. */
  dueTime: z.string(),
  /** Should have been answered by now. */
  late: z.boolean(),
  decidedBy: z.string(),
  decideTime: z.string(),
});
export type RegistrationRow = z.infer<typeof RegistrationRow>;

/** A company that is there already and could be the same, or belong to it. */
const Lookalike = z.object({
  customerId: z.number(),
  customerName: z.string(),
  taxNo: z.string(),
  standing: z.enum(keysOf(customerStandingLabels)),
  registerTime: z.string(),
  why: z.array(z.string()),
  groups: z.array(CustomerGroupName),
});
export type Lookalike = z.infer<typeof Lookalike>;

const Registration = RegistrationRow.extend({
  email: z.string(),
  accountNo: z.string(),
  licence: z.object({ fileId: z.string(), fileName: z.string(), size: z.number() }).nullable(),
  /** Why it was refused, and what was said to who passed. */
  reason: z.string(),
  note: z.string(),
  lookalikes: z.array(Lookalike),
  /** The same company's before this one, the latest first. */
  earlier: z.array(
    z.object({
      registrationId: z.number(),
      companyName: z.string(),
      createTime: z.string(),
      decideTime: z.string(),
      decidedBy: z.string(),
      reason: z.string(),
    }),
  ),
  actions: z.array(z.enum(keysOf(registrationActionLabels))),
});
export type Registration = z.infer<typeof Registration>;

const byRegistration = z.object({ registrationId: id });

export const consoleRegistrationCalls = {
  'Registration/GetPage': call({
    summary: '企业注册与各页签数量，新提交的在前',
    access: 'operator',
    needs: 'customers/review',
    work: 'read',
    input: pageInput(z.object({ tab: RegistrationState.default('inReview') })),
    answer: page(RegistrationRow).extend({
      tabCounts: z.record(z.enum(keysOf(customerStateLabels)), z.number()),
      /** Whether who registers waits for an operator. */
      reviewing: z.boolean(),
    }),
  }),
  'Registration/GetModel': call({
    summary: '一份注册资料：填写的内容、执照、相近的企业与此前的申请',
    access: 'operator',
    needs: 'customers/review',
    work: 'read',
    input: byRegistration,
    answer: result(Registration),
  }),
  'Registration/Approve': call({
    summary: '通过注册，并一起放入客户组、开通账期；开通账期另须有调整账期额度的功能。申请人会收到邮件',
    access: 'operator',
    needs: 'customers/review',
    work: 'write',
    input: byRegistration.extend({
      groupIds: z
        .array(id, { error: '请选择客户组' })
        .max(limits.groups, `最多放入 ${limits.groups} 个客户组`)
        .default([]),
      credit: z
        .object({
          limit: z.number('请填写额度').positive('额度必须大于 0').max(limitMost, '额度过大'),
          termDays: z.literal([...termDaysChoices], { error: '账期须为月结 30、60 或 90 天' }),
        })
        .nullable()
        .default(null),
      note: text(limits.note, '留言'),
    }),
    answer: nothing,
  }),
  'Registration/Refuse': call({
    summary: '拒绝注册；原因会寄给申请人，登录时也会看到。修改后可以重新注册',
    access: 'operator',
    needs: 'customers/review',
    work: 'write',
    input: byRegistration.extend({
      reason: text(limits.reason, '原因').pipe(
        z.string().min(limits.reasonLeast, `请用至少 ${limits.reasonLeast} 个字说明原因`),
      ),
    }),
    answer: nothing,
  }),
  'Registration/SetReviewing': call({
    summary: '企业注册是否须经审核',
    access: 'operator',
    needs: 'system/settings',
    work: 'write',
    input: z.object({ reviewing: z.boolean('请选择是或否') }),
    answer: nothing,
  }),
};
