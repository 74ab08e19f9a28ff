import type { ImportRow } from '@yigou/contract/people/users';
import { userColumns } from '@yigou/contract/people/users.terms';
import { columnsOf, readRows, type SheetShape } from '@yigou/web-kit';

const shape: SheetShape<keyof typeof userColumns> = {
  headings: userColumns,
  otherNames: {
    accountNo: ['登录账号', '用户名'],
    userName: ['用户姓名', '名字'],
    mobile: ['手机', '手机号码', '电话'],
    email: ['电子邮箱', '邮件'],
    org: ['组织', '组织编码', '组织路径', '部门'],
    roles: ['角色名称'],
    orderLimit: ['单笔限额（元）', '单笔限额(元)'],
    monthLimit: ['月度限额（元）', '月度限额(元)', '月限额'],
  },
  required: ['accountNo', 'userName', 'mobile', 'email', 'org'],
  empty: '文件中没有用户',
};
const columns = columnsOf(shape);

export const headings: readonly string[] = columns.map((name) => userColumns[name]);

const example = [
  'zhangsan',
  '张三',
  '13812345678',
  'zhangsan@example.com',
  'ADM-OFF',
  '采购员、收货员',
  '5000',
  '30000',
];
export const templateRows: readonly (readonly string[])[] = [headings, example];

export const readUsers = (cells: readonly (readonly string[])[]) => readRows(shape, cells);

type Exported = ImportRow & { enabled: boolean };

export const sheetOf = (users: readonly Exported[]): string[][] => [
  [...headings, '状态'],
  ...users.map((user) => [...columns.map((name) => user[name]), user.enabled ? '启用' : '停用']),
];
