import { dayStart, formatDate } from '@yigou/contract/ground/time';
import type { ApprovalDeputy } from '@yigou/contract/trade/approvals';
import { approvalLimits } from '@yigou/contract/trade/approvals.terms';
import { eq } from 'drizzle-orm';
import type { AccountContext } from '../../ground/http/context';
import { addDays } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { readOrgChart } from './approvalPeople.queries';
import { actsFor, nameOf } from './approvals.queries';
import { approvalDeputies } from './approvals.tables';

/** Colleagues who may be asked to approve. */
export async function listApprovers({ tx, caller }: AccountContext) {
  const { people, roleNames } = await readOrgChart(tx, caller.customerId);
  return [...people.values()]
    .filter(({ able, accountId }) => able && accountId !== caller.accountId)
    .map(({ accountId, name, orgName, roleIds }) => ({
      userId: accountId,
      userName: name,
      orgName,
      roleNames: roleIds.map((id) => roleNames.get(id) ?? '').join('、'),
    }));
}

export async function readDeputy({ tx, caller, now }: AccountContext): Promise<ApprovalDeputy> {
  const [row] = await tx.select().from(approvalDeputies).where(eq(approvalDeputies.accountId, caller.accountId));
  const today = formatDate(now);
  const actingFor = (await actsFor(tx, caller.accountId, now)).map(({ name, toDay }) => ({ userName: name, toDay }));
  if (!row) return { deputyId: null, deputyName: '', fromDay: '', toDay: '', active: false, actingFor };
  const { deputyId, fromDay, toDay } = row;
  const active = fromDay <= today && today <= toDay;
  return { deputyId, deputyName: await nameOf(tx, deputyId), fromDay, toDay, active, actingFor };
}

type Wanted = { userId: number | null; fromDay: string; toDay: string };

const refuse = (field: string, why: string) => new DomainError('approvalPersonRefused', { why }, { [field]: why });

async function checkDeputy({ tx, caller, now }: AccountContext, userId: number, { fromDay, toDay }: Wanted) {
  const { people } = await readOrgChart(tx, caller.customerId, { userIds: [userId], roleIds: [] });
  const person = people.get(userId);
  if (!person) throw new DomainError('notFound');
  if (userId === caller.accountId) throw refuse('userId', '不能代理自己');
  if (!person.able) throw refuse('userId', '没有审批权限或已停用');
  if (toDay < formatDate(now)) throw refuse('toDay', '结束日期已过');
  const last = formatDate(addDays(dayStart(fromDay), approvalLimits.deputyDays));
  if (toDay > last) throw refuse('toDay', `代理最长 ${approvalLimits.deputyDays} 天`);
}

/** Who is named decides beside them, never instead of them; nobody named ends it. */
export async function saveDeputy(ctx: AccountContext, wanted: Wanted): Promise<ApprovalDeputy> {
  const { tx, caller } = ctx;
  const { userId, fromDay, toDay } = wanted;
  await tx.delete(approvalDeputies).where(eq(approvalDeputies.accountId, caller.accountId));
  if (userId !== null) {
    await checkDeputy(ctx, userId, wanted);
    await tx.insert(approvalDeputies).values({ accountId: caller.accountId, deputyId: userId, fromDay, toDay });
  }
  return readDeputy(ctx);
}
