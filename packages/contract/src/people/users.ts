import { z } from 'zod';
import { call, field, id, nothing, page, pageInput, requestId, result, rows } from '../ground/call';
import { ImportCounts, ImportVerdict, importMaxBytes, sheetRow, sheetRows } from '../ground/imports';
import { emailField } from './accounts.fields';
import { accountFieldRules as rules } from './accounts.terms';
import { limitMost, userColumns } from './users.terms';

const yuanLimit = z
  .number('限额必须是数字')
  .min(0, '限额不能为负')
  .max(limitMost, `限额最多 ${limitMost.toLocaleString('en-US')}`)
  .refine((yuan) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6, '限额最多两位小数')
  .nullable();

const UserRow = z.object({
  userId: z.number(),
  accountNo: z.string(),
  userName: z.string(),
  /** `138****0001` */
  mobile: z.string(),
  email: z.string(),
  orgId: z.number(),
  orgName: z.string(),
  isHead: z.boolean(),
  roles: z.array(z.object({ roleId: z.number(), name: z.string() })),
  /** Null: as much as the rules let. */
  orderLimit: z.number().nullable(),
  monthLimit: z.number().nullable(),
  /** Ordered in this calendar month, without what was cancelled or rejected. */
  monthUsed: z.number(),
  enabled: z.boolean(),
  /** The initial password has not been changed yet. */
  waitsForPassword: z.boolean(),
  lastLoginTime: z.string(),
  isSelf: z.boolean(),
});
export type UserRow = z.infer<typeof UserRow>;

/** With the whole mobile number, for who edits it. */
const UserModel = UserRow.extend({ createTime: z.string() });
export type UserModel = z.infer<typeof UserModel>;

const userId = z.object({ userId: id });
const Made = z.object({
  userId: z.number(),
  /** Shown once, to be handed over; empty where none was made. */
  initialPassword: z.string(),
});

const ImportRows = sheetRows(userColumns, '文件中没有用户');
export type ImportRow = z.output<typeof ImportRows>[number];

const filter = z.object({
  orgId: id.optional(),
  /** The units below it as well. */
  below: z.boolean('请选择是或否').default(true),
  roleId: id.optional(),
  withoutRole: z.boolean('请选择是或否').default(false),
  enabled: z.boolean('请选择是或否').optional(),
});

export const userCalls = {
  'KamUser/GetPage': call({
    summary: '用户，新的在前；searchKey 为姓名、账号或手机号',
    access: 'account',
    needs: ['kamUser/userList', 'kamUser/organize', 'kamUser/kamRole'],
    work: 'read',
    input: pageInput(filter),
    answer: page(UserRow),
  }),
  'KamUser/GetModel': call({
    summary: '一个用户',
    access: 'account',
    needs: 'kamUser/userList',
    work: 'read',
    input: userId,
    answer: result(UserModel),
  }),
  'KamUser/Save': call({
    summary: '新增用户，回答初始密码（只此一次）；给出 userId 时为修改，账号不能改',
    access: 'account',
    needs: 'kamUser/userList',
    work: 'write',
    input: z.object({
      userId: id.optional(),
      accountNo: field(rules.accountNo),
      userName: field(rules.personName),
      mobile: field(rules.mobile),
      email: emailField,
      orgId: id,
      roleIds: z.array(id).max(50, '角色最多 50 个'),
      orderLimit: yuanLimit.default(null),
      monthLimit: yuanLimit.default(null),
    }),
    answer: result(Made),
  }),
  'KamUser/Enable': call({
    summary: '启用或停用；停用当场结束其所有会话',
    access: 'account',
    needs: 'kamUser/userList',
    work: 'write',
    input: userId.extend({ enabled: z.boolean('请选择是或否') }),
    answer: nothing,
  }),
  'KamUser/ResetPassword': call({
    summary: '重置为新的初始密码（只回答这一次），首次登录须修改；当场结束其所有会话',
    access: 'account',
    needs: 'kamUser/userList',
    work: 'write',
    input: userId,
    answer: result(Made),
  }),
  'KamUser/ImportPreview': call({
    summary: '导入前逐行说明：新增、修改、无变化或有误',
    access: 'account',
    needs: 'kamUser/userList',
    work: 'read',
    triesPerMinute: 30,
    bodyMaxBytes: importMaxBytes,
    input: z.object({ rows: ImportRows }),
    answer: rows(ImportVerdict),
  }),
  'KamUser/Import': call({
    summary: '导入没有错误的行，一个事务；同一 requestId 只导入一次',
    access: 'account',
    needs: 'kamUser/userList',
    work: 'write',
    triesPerMinute: 30,
    bodyMaxBytes: importMaxBytes,
    input: z.object({ requestId, rows: ImportRows }),
    answer: result(ImportCounts),
  }),
  'KamUser/Export': call({
    summary: '数据范围内的用户，按导入的格式',
    access: 'account',
    needs: 'kamUser/userList',
    work: 'read',
    input: z.object({ searchKey: z.string().max(100, '关键字最多 100 个字').default(''), reqData: filter.optional() }),
    answer: rows(sheetRow(userColumns).extend({ userId: z.number(), enabled: z.boolean() })),
  }),
};
