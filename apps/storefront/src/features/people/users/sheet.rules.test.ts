import { expect, test } from 'vitest';
import { headings, readUsers, sheetOf, templateRows } from './sheet.rules';

const user = {
  accountNo: 'zhang',
  userName: '张',
  mobile: '13800138000',
  email: 'z@example.com',
  org: 'ADM',
  roles: '',
  orderLimit: '',
  monthLimit: '100',
};

test('what was exported, and the template, can be imported', () => {
  expect(readUsers(sheetOf([{ ...user, enabled: true }]))).toEqual({ rows: [user], rowNos: [2], fault: '' });
  expect(readUsers(templateRows).rows).toHaveLength(1);
});

test('columns are known by their heading, wherever they stand', () => {
  const read = readUsers([
    ['部门', '姓名', '备注', '手机', '邮箱', '账号'],
    ['ADM', '张', 'x', '138', 'z@example.com', 'zhang'],
    ['', ''],
  ]);
  expect(read.rows).toEqual([{ ...user, mobile: '138', monthLimit: '' }]);
});

test('a sheet without what is needed is not taken', () => {
  expect(readUsers([['账号', '姓名']]).fault).toBe('表头缺少“手机号、邮箱、组织编码或路径”，请按模板填写');
  expect(readUsers([headings]).fault).toBe('文件中没有用户');
  expect(readUsers([headings, ...Array.from({ length: 5001 }, () => ['a'])]).fault).toContain('5001 行');
});
