import type { consoleCalls } from '@yigou/contract/console';
import { formatTime } from '@yigou/contract/ground/time';
import type { CustomerGroup, CustomerGroupName } from '@yigou/contract/people/customers.groups';
import { customerLimits } from '@yigou/contract/people/customers.terms';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { Db } from '../../ground/db/client';
import { oneAtATime } from '../../ground/db/oneAtATime';
import { describeUses } from '../../ground/db/uses';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customerGroups as groups, customerGroupMembers as members } from './customers.tables';
import type { GroupUse } from './groupUse.service';

type Group = typeof groups.$inferSelect;

/** By customer; whoever is in none has no entry. */
export async function groupsOfEach(tx: Db, customerIds: readonly number[]): Promise<Map<number, CustomerGroupName[]>> {
  const found = new Map<number, CustomerGroupName[]>();
  if (customerIds.length === 0) return found;
  const rows = await tx
    .select({ customerId: members.customerId, groupId: groups.groupId, groupName: groups.name })
    .from(members)
    .innerJoin(groups, eq(groups.groupId, members.groupId))
    .where(inArray(members.customerId, [...customerIds]))
    .orderBy(asc(groups.groupId));
  for (const { customerId, ...group } of rows) found.set(customerId, [...(found.get(customerId) ?? []), group]);
  return found;
}

export const groupsOf = async (tx: Db, customerId: number): Promise<CustomerGroupName[]> =>
  (await groupsOfEach(tx, [customerId])).get(customerId) ?? [];

export async function customersOfGroup(tx: Db, groupId: number): Promise<number[]> {
  const rows = await tx.select().from(members).where(eq(members.groupId, groupId)).orderBy(asc(members.customerId));
  return rows.map(({ customerId }) => customerId);
}

const ofCompany = ({ caller }: OperatorContext) => eq(groups.companyId, caller.companyId);

/** They stay while somebody is put in; one that is gone, or another company's, is not found. */
export async function holdGroups(ctx: OperatorContext, groupIds: readonly number[]): Promise<Group[]> {
  const ids = [...new Set(groupIds)];
  if (ids.length === 0) return [];
  const held = await ctx.tx
    .select()
    .from(groups)
    .where(and(ofCompany(ctx), inArray(groups.groupId, ids)))
    .orderBy(asc(groups.groupId))
    .for('key share');
  if (held.length < ids.length) throw new DomainError('notFound');
  return held;
}

export async function addGroup(tx: Db, draft: Omit<Group, 'groupId'>): Promise<Group> {
  const [made] = await tx.insert(groups).values(draft).returning();
  if (!made) throw new Error('customer group was not stored');
  return made;
}

/** Groups that were held, or have just been made. Whoever is in one already stays as they are. */
export async function joinGroups(tx: Db, customerId: number, held: readonly Group[], joinedAt: Date): Promise<void> {
  if (held.length === 0) return;
  await tx
    .insert(members)
    .values(held.map(({ groupId }) => ({ groupId, customerId, joinedAt })))
    .onConflictDoNothing();
}

export async function listGroups(ctx: OperatorContext): Promise<CustomerGroup[]> {
  const memberCount = sql<number>`(select count(*)::int from customer_group_member as member
    where member.group_id = customer_group.group_id)`;
  const rows = await ctx.tx
    .select({ group: groups, memberCount })
    .from(groups)
    .where(ofCompany(ctx))
    .orderBy(asc(groups.groupId));
  return rows.map(({ group: { groupId, name, description, createdAt }, memberCount: count }) => ({
    groupId,
    groupName: name,
    description,
    memberCount: count,
    createTime: formatTime(createdAt),
  }));
}

/** One of the company; nobody is put in, and nobody else changes it, until this is over. */
async function lockGroup(ctx: OperatorContext, groupId: number): Promise<Group> {
  const [group] = await ctx.tx
    .select()
    .from(groups)
    .where(and(ofCompany(ctx), eq(groups.groupId, groupId)))
    .for('update');
  if (!group) throw new DomainError('notFound');
  return group;
}

async function checkName(ctx: OperatorContext, name: string, groupId: number | null): Promise<void> {
  const same = and(ofCompany(ctx), eq(groups.name, name), ne(groups.groupId, groupId ?? 0));
  if ((await ctx.tx.$count(groups, same)) > 0)
    throw new DomainError('customerGroupTaken', { name }, { groupName: `已有同名的客户组“${name}”` });
}

type Draft = z.output<(typeof consoleCalls)['CustomerGroup/Save']['input']>;

export async function saveGroup(ctx: OperatorContext, { groupId, groupName: name, description }: Draft) {
  const { tx, caller, now } = ctx;
  await oneAtATime(tx, `customer groups of ${caller.companyId}`);
  const before = groupId === null ? null : await lockGroup(ctx, groupId);
  await checkName(ctx, name, groupId);
  const after = { name, description };
  const object = { kind: 'customerGroup' as const, id: name };
  if (before) {
    await tx.update(groups).set(after).where(eq(groups.groupId, before.groupId));
    const was = { name: before.name, description: before.description };
    await writeAudit(ctx, { what: '修改客户组', object, before: was, after });
    return before.groupId;
  }
  if ((await tx.$count(groups, ofCompany(ctx))) >= customerLimits.groups)
    throw new DomainError('customerGroupsFull', { most: customerLimits.groups });
  const made = await addGroup(tx, { companyId: caller.companyId, ...after, createdAt: now });
  await writeAudit(ctx, { what: '新建客户组', object, after });
  return made.groupId;
}

export async function deleteGroup(ctx: OperatorContext, uses: readonly GroupUse[], groupId: number): Promise<void> {
  const { name, description } = await lockGroup(ctx, groupId);
  const inUse = await describeUses(ctx.tx, uses, groupId);
  if (inUse) throw new DomainError('customerGroupInUse', { inUse });
  const gone = await ctx.tx.delete(members).where(eq(members.groupId, groupId)).returning();
  await ctx.tx.delete(groups).where(eq(groups.groupId, groupId));
  const before = { name, description, members: `${gone.length} 家` };
  await writeAudit(ctx, { what: '删除客户组', object: { kind: 'customerGroup', id: name }, before });
}
