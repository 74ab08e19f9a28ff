export const userImportRowsMost = 5000;
/** In yuan. */
export const limitMost = 100_000_000;

/** What would become of a row of an import. */
export const importStateLabels = { new: '新增', changed: '修改', unchanged: '无变化', wrong: '有误' } as const;
export type ImportState = keyof typeof importStateLabels;

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
