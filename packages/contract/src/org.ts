import { z } from 'zod';
import { call, noInput, rows } from './call';

const FunctionChild = z.object({
  functionId: z.string(),
  formUrl: z.string(),
  functionName: z.string(),
  /** Hidden in the menu when set; the page itself stays reachable for who holds the function. */
  isDisable: z.boolean(),
});
export const FunctionEntry = FunctionChild.extend({ children: z.array(FunctionChild) });
export type FunctionEntry = z.infer<typeof FunctionEntry>;

/** The same with the buttons below each page, for who gives them to roles. */
const FunctionBranch = FunctionEntry.extend({
  children: z.array(
    FunctionChild.extend({ buttons: z.array(z.object({ functionId: z.string(), functionName: z.string() })) }),
  ),
});
export type FunctionBranch = z.infer<typeof FunctionBranch>;

export const orgCalls = {
  'KamFunction/GetFunction': call({
    summary: '全部功能，连同各页面下的按钮（用于角色授权）',
    access: 'account',
    needs: 'kamUser/kamRole',
    work: 'read',
    input: noInput,
    answer: rows(FunctionBranch),
  }),
  'KamFunction/GetUserByFunction': call({
    summary: '当前账号可用的功能，即个人中心菜单与路由；functions 为持有的全部代码，按钮也在其中',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: noInput,
    answer: rows(FunctionEntry).extend({ functions: z.array(z.string()) }),
  }),
};
