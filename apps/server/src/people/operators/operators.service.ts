import type { OperatorFunction } from '@yigou/contract/ground/functions';
import { sessionIdleHours, sessionMaxHours } from '@yigou/contract/people/accounts.terms';
import type { CurrentOperator } from '@yigou/contract/people/operators';
import type { OperatorRole } from '@yigou/contract/people/operators.terms';
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import type { Db } from '../../ground/db/client';
import type { ConsoleContext, OperatorCaller, SiteKey } from '../../ground/http/context';
import { addHours, earlier } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { hashSecret, newSecret } from '../../ground/lib/secrets';
import { passwordMatches } from '../accounts/passwords.service';
import { functionsOf, triesKey } from './operators.rules';
import { operators, operatorSessions as sessions } from './operators.tables';

/** Enough to tell the browser; a client may send anything. */
const agentMaxLength = 300;

type NewOperator = { companyId: number; accountNo: string; name: string; password: string; roles: OperatorRole[] };

/** `password` comes from hashForStore. */
export async function createOperator(tx: Db, draft: NewOperator, now: Date): Promise<number> {
  const accountKey = draft.accountNo.toLowerCase();
  const [row] = await tx
    .insert(operators)
    .values({ ...draft, accountKey, enabled: true, createdAt: now })
    .returning({ operatorId: operators.operatorId });
  if (!row) throw new Error('operator was not stored');
  return row.operatorId;
}

/** Somebody has to be able to come in. Where there is an operator already, nothing changes. */
export async function ensureFirstOperator(tx: Db, companyId: number, password: string, now: Date): Promise<void> {
  if ((await tx.$count(operators, eq(operators.companyId, companyId))) > 0) return;
  const first = { accountNo: 'operator', name: '管理员', roles: ['administrator' as const] };
  await createOperator(tx, { companyId, ...first, password }, now);
}

export const enabledOperators = (tx: Db, names: string[]) =>
  tx
    .select({ accountNo: operators.accountNo, password: operators.password })
    .from(operators)
    .where(and(inArray(operators.accountNo, names), eq(operators.enabled, true)));

/** Who of the company may do this, as the roles are now. */
export async function operatorsWithFunction(tx: Db, companyId: number, wanted: OperatorFunction) {
  const enabled = and(eq(operators.companyId, companyId), eq(operators.enabled, true));
  const rows = await tx.select().from(operators).where(enabled).orderBy(asc(operators.operatorId));
  return rows.filter(({ roles }) => functionsOf(roles).has(wanted));
}

export const currentOperator = ({ operatorId, operatorName, roles, functions }: OperatorCaller): CurrentOperator => ({
  operatorId,
  operatorName,
  roles: [...roles],
  functions: [...functions],
});

type Login = { accountNo: string; accountPwd: string };

export async function logIn(ctx: ConsoleContext, { accountNo, accountPwd }: Login) {
  const { companyId } = ctx.site;
  const key = and(eq(operators.companyId, companyId), eq(operators.accountKey, accountNo.toLowerCase()));
  const [operator] = await ctx.tx.select().from(operators).where(key);
  const name = { companyId, accountKey: triesKey(accountNo) };
  const tried = { name, address: ctx.client.address, now: ctx.now };
  const stored = operator && { ...name, password: operator.password };
  if (!(await passwordMatches(ctx.tx, tried, stored, accountPwd)) || !operator) throw new DomainError('wrongLogin');
  if (!operator.enabled) throw new DomainError('operatorDisabled');
  const token = newSecret();
  const endsAt = addHours(ctx.now, sessionMaxHours);
  const [session] = await ctx.tx
    .insert(sessions)
    .values({
      operatorId: operator.operatorId,
      tokenHash: hashSecret(token),
      address: ctx.client.address,
      agent: ctx.client.agent.slice(0, agentMaxLength),
      createdAt: ctx.now,
      seenAt: ctx.now,
      expiresAt: addHours(ctx.now, sessionIdleHours),
      endsAt,
    })
    .returning({ sessionId: sessions.sessionId });
  return { ...currentOperator(toCaller(operator, session?.sessionId ?? 0)), token };
}

const toCaller = (operator: typeof operators.$inferSelect, sessionId: number): OperatorCaller => ({
  sessionId,
  operatorId: operator.operatorId,
  operatorName: operator.name,
  companyId: operator.companyId,
  roles: operator.roles,
  functions: functionsOf(operator.roles),
});

/** Longer pauses between two notes of activity would cut a session short; shorter ones would write at every call. */
const touchEveryMs = 60_000;

/** Whose token it is, with their roles as they are now; null for whoever has none, is disabled, or works elsewhere. */
export async function findOperator(tx: Db, token: string, site: SiteKey, now: Date): Promise<OperatorCaller | null> {
  const [row] = await tx
    .select({ operator: operators, session: sessions })
    .from(sessions)
    .innerJoin(operators, eq(operators.operatorId, sessions.operatorId))
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(token)),
        gt(sessions.expiresAt, now),
        eq(operators.companyId, site.companyId),
        eq(operators.enabled, true),
      ),
    );
  if (!row) return null;
  const { sessionId, seenAt, endsAt } = row.session;
  if (now.getTime() - seenAt.getTime() > touchEveryMs) {
    const expiresAt = earlier(addHours(now, sessionIdleHours), endsAt);
    await tx.update(sessions).set({ seenAt: now, expiresAt }).where(eq(sessions.sessionId, sessionId));
  }
  return toCaller(row.operator, sessionId);
}

export async function logOut(ctx: ConsoleContext): Promise<void> {
  if (ctx.token) await ctx.tx.delete(sessions).where(eq(sessions.tokenHash, hashSecret(ctx.token)));
}

/** A password that is set anew, or an operator who leaves: whoever holds a token of theirs has to log in again. */
export async function changeOperator(
  tx: Db,
  operatorId: number,
  change: Partial<Pick<typeof operators.$inferInsert, 'password' | 'enabled' | 'roles'>>,
): Promise<void> {
  await tx.update(operators).set(change).where(eq(operators.operatorId, operatorId));
  if (change.password !== undefined || change.enabled === false)
    await tx.delete(sessions).where(eq(sessions.operatorId, operatorId));
}

export const removeExpiredOperatorSessions = (tx: Db, now: Date): Promise<void> =>
  deleteInBatches(tx, sessions, lt(sessions.expiresAt, now));
