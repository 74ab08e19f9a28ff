import type { consoleCalls } from '@yigou/contract/console';
import { formatTime } from '@yigou/contract/ground/time';
import { type OperatorRole, operatorRoleLabels } from '@yigou/contract/people/operators.terms';
import { and, arrayContains, asc, eq, ilike, max, or } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { hashNewPassword } from '../../ground/lib/passwords';
import { clearTries, passwordMatches } from '../accounts/passwords.service';
import { functionsOf, triesKey } from './operators.rules';
import { changeOperator, createOperator } from './operators.service';
import { operatorSessions, operators } from './operators.tables';

type Row = typeof operators.$inferSelect;
type PageInput = z.output<(typeof consoleCalls)['Operator/GetPage']['input']>;

export async function pageOperators(ctx: OperatorContext, { pageIndex, pageSize, searchKey, reqData }: PageInput) {
  const word = searchKey.trim();
  const found = and(
    eq(operators.companyId, ctx.caller.companyId),
    reqData?.role && arrayContains(operators.roles, [reqData.role]),
    word ? or(ilike(operators.accountNo, containing(word)), ilike(operators.name, containing(word))) : undefined,
  );
  const rows = await ctx.tx
    .select({ operator: operators, seenAt: max(operatorSessions.seenAt) })
    .from(operators)
    .leftJoin(operatorSessions, eq(operatorSessions.operatorId, operators.operatorId))
    .where(found)
    .groupBy(operators.operatorId)
    .orderBy(asc(operators.operatorId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return {
    resultData: rows.map(({ operator: { operatorId, accountNo, name, roles, enabled, createdAt }, seenAt }) => ({
      operatorId,
      accountNo,
      operatorName: name,
      roles,
      enabled,
      createTime: formatTime(createdAt),
      seenTime: seenAt ? formatTime(seenAt) : '',
    })),
    totalCount: await ctx.tx.$count(operators, found),
  };
}

export const listRoles = () =>
  (Object.keys(operatorRoleLabels) as OperatorRole[]).map((role) => ({ role, functions: [...functionsOf([role])] }));

/** All of the company, in one order: two who take the last administrators' roles away wait for each other. */
const lockStaff = (tx: Db, companyId: number): Promise<Row[]> =>
  tx
    .select()
    .from(operators)
    .where(eq(operators.companyId, companyId))
    .orderBy(asc(operators.operatorId))
    .for('update');

const leads = ({ enabled, roles }: Pick<Row, 'enabled' | 'roles'>): boolean =>
  enabled && roles.includes('administrator');

type Change = Parameters<typeof changeOperator>[2];

/** One of the company's own staff; somebody must stay who can let others in. */
async function change(ctx: OperatorContext, operatorId: number, what: string, changed: Change): Promise<Row> {
  const staff = await lockStaff(ctx.tx, ctx.caller.companyId);
  const operator = staff.find((each) => each.operatorId === operatorId);
  if (!operator) throw new DomainError('notFound');
  const after = staff.map((each) => (each === operator ? { ...each, ...changed } : each));
  if (!after.some(leads)) throw new DomainError('lastOperator');
  await changeOperator(ctx.tx, operatorId, changed);
  const { password, ...seen } = changed;
  const before = Object.fromEntries(Object.keys(seen).map((name) => [name, operator[name as keyof Row]]));
  await writeAudit(ctx, { what, object: { kind: 'operator', id: operator.accountNo }, before, after: seen });
  return operator;
}

type Draft = { accountNo: string; operatorName: string; roles: OperatorRole[]; accountPwd: string };

export async function addOperator(ctx: OperatorContext, draft: Draft): Promise<number> {
  const { accountNo, operatorName: name, roles, accountPwd } = draft;
  const { companyId } = ctx.caller;
  const staff = await lockStaff(ctx.tx, companyId);
  if (staff.some((each) => each.accountKey === accountNo.toLowerCase()))
    throw new DomainError('accountTaken', {}, { accountNo: '该账号已被使用，请换一个账号' });
  const password = await hashNewPassword(accountPwd);
  const operatorId = await createOperator(ctx.tx, { companyId, accountNo, name, password, roles }, ctx.now);
  const after = { name, roles };
  await writeAudit(ctx, { what: '新增运营人员', object: { kind: 'operator', id: accountNo }, after });
  return operatorId;
}

export const setRoles = (ctx: OperatorContext, operatorId: number, roles: OperatorRole[]) =>
  change(ctx, operatorId, '修改角色', { roles });

export const setEnabled = (ctx: OperatorContext, operatorId: number, enabled: boolean) =>
  change(ctx, operatorId, enabled ? '启用' : '停用', { enabled });

export async function resetPassword(ctx: OperatorContext, operatorId: number, accountPwd: string): Promise<void> {
  const password = await hashNewPassword(accountPwd);
  const { companyId, accountNo } = await change(ctx, operatorId, '重置密码', { password });
  await clearTries(ctx.tx, { companyId, accountKey: triesKey(accountNo) });
}

/** Wrong tries are counted and stay, so the rest opens its own transaction. */
export async function changeOwnPassword(ctx: OperatorContext, oldPwd: string, newPwd: string): Promise<void> {
  const { operatorId, companyId } = ctx.caller;
  const [own] = await ctx.tx.select().from(operators).where(eq(operators.operatorId, operatorId));
  if (!own) throw new DomainError('notFound');
  const name = { companyId, accountKey: triesKey(own.accountNo) };
  const tried = { name, address: ctx.client.address, now: ctx.now };
  if (!(await passwordMatches(ctx.tx, tried, { ...name, password: own.password }, oldPwd)))
    throw new DomainError('wrongPassword', {}, { oldPwd: '当前密码不正确' });
  const password = await hashNewPassword(newPwd);
  await ctx.tx.transaction((tx) => change({ ...ctx, tx }, operatorId, '修改自己的密码', { password }));
}
