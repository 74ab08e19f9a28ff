import { z } from 'zod';
import { call, field, id, keysOf, noInput, nothing, page, pageInput, result, rows } from '../ground/call';
import { functionCodes } from '../ground/functions';
import { ImportCounts, ImportVerdict, importMaxBytes, sheetRows } from '../ground/imports';
import { dataScopeLabels, orgFieldRules as rules, unitColumns } from './org.terms';

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

/** A unit in the order of the tree: each before what stands below it. */
const OrgNode = z.object({
  orgId: z.number(),
  /** Null for the top of what the caller reaches. */
  parentId: z.number().nullable(),
  level: z.number(),
  code: z.string(),
  name: z.string(),
  costCentre: z.string(),
  headId: z.number().nullable(),
  /** Empty where there is none, or where they are disabled. */
  headName: z.string(),
  headNo: z.string(),
  enabled: z.boolean(),
  /** In the unit itself. */
  memberCount: z.number(),
  /** Members who hold no role and can do nothing. */
  withoutRole: z.number(),
});
export type OrgNode = z.infer<typeof OrgNode>;

const RoleView = z.object({
  roleId: z.number(),
  name: z.string(),
  dataScope: z.enum(keysOf(dataScopeLabels)),
  builtIn: z.boolean(),
  /** 企业管理员 holds everything, always. */
  fixed: z.boolean(),
  functions: z.array(z.string()),
  memberCount: z.number(),
});
export type RoleView = z.infer<typeof RoleView>;

const UnitRows = sheetRows(unitColumns, '文件中没有组织');
export type UnitImportRow = z.output<typeof UnitRows>[number];

const orgId = z.object({ orgId: id });
const roleId = z.object({ roleId: id });
const yes = z.boolean('请选择是或否');

export const orgCalls = {
  'KamOrganize/GetTree': call({
    summary: '组织架构，按树的次序；看得到的由数据范围决定',
    access: 'account',
    needs: ['kamUser/organize', 'kamUser/userList'],
    work: 'read',
    input: noInput,
    answer: rows(OrgNode),
  }),
  'KamOrganize/GetUse': call({
    summary: '一个组织为什么不能删除，一句话；空为可以删除',
    access: 'account',
    needs: 'kamUser/organize',
    work: 'read',
    input: orgId,
    answer: result(z.object({ inUse: z.string() })),
  }),
  'KamOrganize/Save': call({
    summary: '新增组织（给出 parentId）；给出 orgId 时为修改',
    access: 'account',
    needs: 'kamUser/organize',
    work: 'write',
    input: z.object({
      orgId: id.optional(),
      parentId: id.optional(),
      code: field(rules.code),
      name: field(rules.name),
      costCentre: field(rules.costCentre).default(''),
      headId: id.nullable().default(null),
    }),
    answer: result(z.object({ orgId: z.number() })),
  }),
  'KamOrganize/Move': call({
    summary: '移到新的上级之下，排在第 position 位（从 0 起）；下级随行',
    access: 'account',
    needs: 'kamUser/organize',
    work: 'write',
    input: z.object({
      orgId: id,
      parentId: id,
      position: z.int('位置必须是整数').min(0, '位置从 0 开始').max(10_000, '位置过大'),
    }),
    answer: nothing,
  }),
  'KamOrganize/Enable': call({
    summary: '启用或停用；停用后不能加入新成员，成员不能下单，历史不变',
    access: 'account',
    needs: 'kamUser/organize',
    work: 'write',
    input: orgId.extend({ enabled: yes }),
    answer: nothing,
  }),
  'KamOrganize/Delete': call({
    summary: '删除没有人、没有下级、没有单据的组织',
    access: 'account',
    needs: 'kamUser/organize',
    work: 'write',
    input: orgId,
    answer: nothing,
  }),
  'KamOrganize/ImportPreview': call({
    summary: '导入组织前逐行说明：新增、修改、无变化或有误（成环、过深、重复、没有上级）',
    access: 'account',
    needs: 'kamUser/organize',
    work: 'read',
    triesPerMinute: 30,
    bodyMaxBytes: importMaxBytes,
    input: z.object({ rows: UnitRows }),
    answer: rows(ImportVerdict),
  }),
  'KamOrganize/Import': call({
    summary: '导入没有错误的行，一个事务；再导入一次同样的行不会改变什么',
    access: 'account',
    needs: 'kamUser/organize',
    work: 'write',
    triesPerMinute: 30,
    bodyMaxBytes: importMaxBytes,
    input: z.object({ rows: UnitRows }),
    answer: result(ImportCounts),
  }),
  'KamRole/GetPage': call({
    summary: '角色，内置的在前',
    access: 'account',
    needs: ['kamUser/kamRole', 'kamUser/userList'],
    work: 'read',
    input: pageInput(z.looseObject({})),
    answer: page(RoleView),
  }),
  'KamRole/GetModel': call({
    summary: '一个角色',
    access: 'account',
    needs: 'kamUser/kamRole',
    work: 'read',
    input: roleId,
    answer: result(RoleView),
  }),
  'KamRole/Save': call({
    summary: '新增角色；给出 roleId 时为修改。只能给出自己持有的功能与数据范围',
    access: 'account',
    needs: 'kamUser/kamRole',
    work: 'write',
    input: z.object({
      roleId: id.optional(),
      name: field(rules.roleName),
      dataScope: z.enum(keysOf(dataScopeLabels), { error: '请选择数据范围' }),
      functions: z
        .array(z.enum(functionCodes, { error: '没有这项功能' }))
        .min(1, '请至少选择一项功能')
        .max(functionCodes.length, '功能重复'),
    }),
    answer: result(RoleView),
  }),
  'KamRole/Delete': call({
    summary: '删除没有人持有的自建角色',
    access: 'account',
    needs: 'kamUser/kamRole',
    work: 'write',
    input: roleId,
    answer: nothing,
  }),
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
