import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result, text } from '../ground/call';
import { CustomerGroupName } from './customers.groups';
import { customerStandingLabels, customerTabLabels, customerLimits as limits } from './customers.terms';

const CustomerRow = z.object({
  customerId: z.number(),
  customerName: z.string(),
  taxNo: z.string(),
  contactName: z.string(),
  contactMobile: z.string(),
  standing: z.enum(keysOf(customerStandingLabels)),
  groups: z.array(CustomerGroupName),
  registerTime: z.string(),
  peopleCount: z.number(),
  /** Null: it pays before it gets the goods. */
  credit: z.object({ limit: z.number(), used: z.number(), termDays: z.number() }).nullable(),
  /** Empty: it has never ordered. */
  lastOrderDay: z.string(),
  /** Of the last 90 days. */
  orderCount: z.number(),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

const Customer = CustomerRow.extend({
  contactEmail: z.string(),
  licence: z.object({ fileId: z.string(), fileName: z.string() }).nullable(),
  /** Why its people may not log in; empty while they may. */
  disabledReason: z.string(),
  /** The oldest first. */
  story: z.array(z.object({ time: z.string(), who: z.string(), what: z.string(), note: z.string() })),
  actions: z.array(z.enum(['enable', 'disable'])),
});
export type Customer = z.infer<typeof Customer>;

const byCustomer = z.object({ customerId: id });

export const consoleCustomerCalls = {
  'Customer/GetPage': call({
    summary: '采购企业与各页签数量，新注册的在前',
    access: 'operator',
    needs: 'customers/view',
    work: 'read',
    input: pageInput(
      z.object({
        tab: z.enum(keysOf(customerTabLabels), { error: '不支持的企业状态' }).default('active'),
        groupId: id.optional(),
      }),
    ),
    answer: page(CustomerRow).extend({ tabCounts: z.record(z.enum(keysOf(customerTabLabels)), z.number()) }),
  }),
  'Customer/GetModel': call({
    summary: '一家采购企业的资料与经过',
    access: 'operator',
    needs: 'customers/view',
    work: 'read',
    input: byCustomer,
    answer: result(Customer),
  }),
  'Customer/SetEnabled': call({
    summary: '停用或启用采购企业：停用后其人员都不能登录，会话当场结束，已有订单继续',
    access: 'operator',
    needs: 'customers/manage',
    work: 'write',
    input: byCustomer.extend({
      enabled: z.boolean('请选择是或否'),
      reason: text(limits.reason, '原因').pipe(
        z.string().min(limits.reasonLeast, `请用至少 ${limits.reasonLeast} 个字说明原因`),
      ),
    }),
    answer: nothing,
  }),
};
