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

export const orgCalls = {
  'KamFunction/GetFunction': call({
    summary: '全部功能（用于角色授权）',
    access: 'account',
    work: 'read',
    needs: 'kamUser/kamRole',
    input: noInput,
    answer: rows(FunctionEntry),
  }),
  'KamFunction/GetUserByFunction': call({
    summary: '当前账号可用的功能，即个人中心菜单与路由',
    access: 'account',
    work: 'read',
    input: noInput,
    answer: rows(FunctionEntry),
  }),
};
