/** In yuan. */
export const limitMost = 100_000_000;

/** The columns of an import and of an export, in their order; what a sheet may call them. */
export const userColumns = {
  accountNo: '账号',
  userName: '姓名',
  mobile: '手机号',
  email: '邮箱',
  org: '组织编码或路径',
  roles: '角色',
  orderLimit: '单笔限额',
  monthLimit: '月度限额',
} as const;
export type UserColumn = keyof typeof userColumns;
