import { z } from 'zod';
import { call, field, nothing } from '../ground/call';
import { accountFieldRules as rules } from './accounts.terms';

export const consoleUserCalls = {
  'Customer/ResetAdministrator': call({
    summary: '为忘了密码的企业管理员换一个新密码，寄到其邮箱；首次登录须修改，所有会话当场结束',
    access: 'operator',
    needs: 'customers/reset',
    work: 'write',
    input: z.object({ accountNo: field(rules.accountNo) }),
    answer: nothing,
  }),
};
