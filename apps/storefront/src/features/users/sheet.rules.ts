import { type ImportRow, type UserColumn, userColumns, userImportRowsMost } from '@yigou/contract';

const columns = Object.keys(userColumns) as UserColumn[];

/** What else a sheet may call a column. */
const otherNames: Record<UserColumn, readonly string[]> = {
  accountNo: ['登录账号', '用户名'],
  userName: ['用户姓名', '名字'],
  mobile: ['手机', '手机号码', '电话'],
  email: ['电子邮箱', '邮件'],
  org: ['组织', '组织编码', '组织路径', '部门'],
  roles: ['角色名称'],
  orderLimit: ['单笔限额（元）', '单笔限额(元)'],
  monthLimit: ['月度限额（元）', '月度限额(元)', '月限额'],
};

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

const columnOf = (heading: string): UserColumn | undefined =>
  columns.find((name) => [userColumns[name], ...otherNames[name]].includes(heading.trim()));

type Read = { rows: ImportRow[]; fault: '' } | { rows: null; fault: string };

/** The rows of a sheet by its heading, in whatever order its columns stand; empty rows are no rows. */
export function readUsers(cells: readonly (readonly string[])[]): Read {
  const [heading = [], ...body] = cells;
  const places = heading.map(columnOf);
  const absent = columns.slice(0, 5).filter((name) => !places.includes(name));
  if (absent.length > 0)
    return { rows: null, fault: `表头里没有“${absent.map((name) => userColumns[name]).join('、')}”，请按模板填写` };
  const filled = body.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return { rows: null, fault: '文件里没有用户' };
  if (filled.length > userImportRowsMost)
    return { rows: null, fault: `一次最多导入 ${userImportRowsMost} 行，文件里有 ${filled.length} 行` };
  const empty = Object.fromEntries(columns.map((name) => [name, ''])) as ImportRow;
  return {
    rows: filled.map((row) => {
      const read = { ...empty };
      for (const [at, name] of places.entries()) if (name) read[name] = (row[at] ?? '').trim().slice(0, 200);
      return read;
    }),
    fault: '',
  };
}

type Exported = ImportRow & { enabled: boolean };

export const sheetOf = (users: readonly Exported[]): string[][] => [
  [...headings, '状态'],
  ...users.map((user) => [...columns.map((name) => user[name]), user.enabled ? '启用' : '停用']),
];
