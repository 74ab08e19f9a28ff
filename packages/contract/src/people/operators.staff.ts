import { z } from 'zod';
import { call, field, id, keysOf, noInput, nothing, page, pageInput, result, rows } from '../ground/call';
import { operatorFunctionLabels } from '../ground/functions';
import { newPasswordField, passwordField } from './accounts.fields';
import { accountFieldRules as rules } from './accounts.terms';
import { operatorRoleLabels } from './operators.terms';

const Role = z.enum(keysOf(operatorRoleLabels), { error: '没有这种角色' });
const roles = z
  .array(Role, { error: '请选择角色' })
  .min(1, '请至少选择一个角色')
  .max(keysOf(operatorRoleLabels).length, '角色重复')
  .refine((chosen) => new Set(chosen).size === chosen.length, '角色重复');

const Operator = z.object({
  operatorId: z.number(),
  accountNo: z.string(),
  operatorName: z.string(),
  roles: z.array(Role),
  enabled: z.boolean(),
  createTime: z.string(),
  /** When they were last seen in the console; empty: not since the last night. */
  seenTime: z.string(),
});
export type Operator = z.infer<typeof Operator>;

const byOperator = z.object({ operatorId: id });

/** The staff themselves, for who runs the console. */
export const staffCalls = {
  'Operator/GetPage': call({
    summary: '运营人员',
    access: 'operator',
    needs: 'system/operators',
    work: 'read',
    input: pageInput(z.object({ role: Role.optional() })),
    answer: page(Operator),
  }),
  'Operator/GetRoles': call({
    summary: '各角色有哪些功能',
    access: 'operator',
    needs: 'system/operators',
    work: 'read',
    input: noInput,
    answer: rows(z.object({ role: Role, functions: z.array(z.enum(keysOf(operatorFunctionLabels))) })),
  }),
  'Operator/Add': call({
    summary: '新增运营人员，带初始密码',
    access: 'operator',
    needs: 'system/operators',
    work: 'write',
    input: z.object({
      accountNo: field(rules.accountNo),
      operatorName: field(rules.personName),
      roles,
      accountPwd: newPasswordField,
    }),
    answer: result(byOperator),
  }),
  'Operator/SetRoles': call({
    summary: '改变运营人员的角色，下一次调用就算数',
    access: 'operator',
    needs: 'system/operators',
    work: 'write',
    input: byOperator.extend({ roles }),
    answer: nothing,
  }),
  'Operator/SetEnabled': call({
    summary: '停用或启用运营人员；停用当场结束其会话',
    access: 'operator',
    needs: 'system/operators',
    work: 'write',
    input: byOperator.extend({ enabled: z.boolean('请选择是或否') }),
    answer: nothing,
  }),
  'Operator/ResetPassword': call({
    summary: '为运营人员换一个密码，其会话当场结束',
    access: 'operator',
    needs: 'system/operators',
    work: 'write',
    input: byOperator.extend({ accountPwd: newPasswordField }),
    answer: nothing,
  }),
  'Operator/ChangePassword': call({
    summary: '改自己的密码，所有会话当场结束',
    access: 'operator',
    needs: 'anyOperator',
    work: 'steps',
    triesPerMinute: 20,
    input: z.object({ oldPwd: passwordField, newPwd: newPasswordField }),
    answer: nothing,
  }),
};
