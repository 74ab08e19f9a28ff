import { z } from 'zod';
import { call, field, id, nothing, page, pageInput } from '../ground/call';
import { accountFieldRules as rules } from './accounts.terms';

/** Somebody of a customer, as its operators see them. */
const CustomerPerson = z.object({
  userId: z.number(),
  accountNo: z.string(),
  userName: z.string(),
  mobile: z.string(),
  orgName: z.string(),
  roleNames: z.array(z.string()),
  enabled: z.boolean(),
  lastLoginTime: z.string(),
});
export type CustomerPerson = z.infer<typeof CustomerPerson>;

export const consoleUserCalls = {
  'Customer/GetPeople': call({
    summary: '一家采购企业的人员与角色',
    access: 'operator',
    needs: 'customers/view',
    work: 'read',
    input: pageInput(z.object({ customerId: id })).required({ reqData: true }),
    answer: page(CustomerPerson),
  }),
  'Customer/ResetAdministrator': call({
    summary: '为忘了密码的企业管理员换一个新密码，寄到其邮箱；首次登录须修改，所有会话当场结束',
    access: 'operator',
    needs: 'customers/reset',
    work: 'write',
    input: z.object({ accountNo: field(rules.accountNo) }),
    answer: nothing,
  }),
};
