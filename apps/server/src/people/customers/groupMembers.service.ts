import type { consoleCalls } from '@yigou/contract/console';
import { formatTime } from '@yigou/contract/ground/time';
import type { PastedCustomer } from '@yigou/contract/people/customers.groups';
import { standingOf } from '@yigou/contract/people/customers.terms';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { holdGroups } from './customerGroups.service';
import { selectPasted, withWord } from './customers.queries';
import { readPasted } from './customers.rules';
import { customers, customerGroups as groups, customerGroupMembers as members } from './customers.tables';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

export async function pageMembers(
  { tx, caller }: OperatorContext,
  { pageIndex, pageSize, searchKey, reqData: { groupId } }: Input<'CustomerGroup/GetMembers'>,
) {
  const own = and(eq(groups.groupId, groupId), eq(groups.companyId, caller.companyId));
  if ((await tx.$count(groups, own)) === 0) throw new DomainError('notFound');
  const found = and(eq(members.groupId, groupId), withWord(searchKey.trim()));
  const rows = await tx
    .select({ customer: customers, joinedAt: members.joinedAt })
    .from(members)
    .innerJoin(customers, eq(customers.customerId, members.customerId))
    .where(found)
    .orderBy(desc(members.joinedAt), asc(members.customerId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const [counted] = await tx
    .select({ n: count() })
    .from(members)
    .innerJoin(customers, eq(customers.customerId, members.customerId))
    .where(found);
  return {
    resultData: rows.map(({ customer, joinedAt }) => ({
      customerId: customer.customerId,
      customerName: customer.name,
      taxNo: customer.taxNo,
      standing: standingOf(customer),
      joinTime: formatTime(joinedAt),
    })),
    totalCount: counted?.n ?? 0,
  };
}

export async function matchPasted({ tx, caller }: OperatorContext, words: string[]): Promise<PastedCustomer[]> {
  const found = await selectPasted(tx, caller.companyId, words);
  return words.map((word) => {
    const { customer, fault } = readPasted(word, found);
    return {
      word,
      customerId: customer?.customerId ?? null,
      customerName: customer?.name ?? '',
      taxNo: customer?.taxNo ?? '',
      fault,
    };
  });
}

/** Customers of the company that were let in; any other is not there. */
async function requireCustomers({ tx, caller }: OperatorContext, wanted: readonly number[]) {
  const ids = [...new Set(wanted)];
  const found = await tx
    .select({ customerId: customers.customerId, name: customers.name })
    .from(customers)
    .where(
      and(eq(customers.companyId, caller.companyId), eq(customers.state, 'passed'), inArray(customers.customerId, ids)),
    )
    .orderBy(asc(customers.customerId));
  if (found.length < ids.length) throw new DomainError('notFound');
  return found;
}

const namesOf = (rows: readonly { customerId: number }[], found: readonly { customerId: number; name: string }[]) => {
  const names = new Map(found.map(({ customerId, name }) => [customerId, name]));
  return rows.map(({ customerId }) => names.get(customerId) ?? '');
};

export async function addMembers(ctx: OperatorContext, { groupId, customerIds }: Input<'CustomerGroup/AddMembers'>) {
  const [group] = await holdGroups(ctx, [groupId]);
  const found = await requireCustomers(ctx, customerIds);
  const rows = found.map(({ customerId }) => ({ groupId, customerId, joinedAt: ctx.now }));
  const added = await ctx.tx.insert(members).values(rows).onConflictDoNothing().returning();
  await writeAudit(ctx, {
    what: '加入客户组',
    object: { kind: 'customerGroup', id: group?.name ?? '' },
    after: { members: namesOf(added, found) },
  });
  return { added: added.length, known: found.length - added.length };
}

export async function removeMembers(
  ctx: OperatorContext,
  { groupId, customerIds }: Input<'CustomerGroup/RemoveMembers'>,
) {
  const [group] = await holdGroups(ctx, [groupId]);
  const found = await requireCustomers(ctx, customerIds);
  const removed = await ctx.tx
    .delete(members)
    .where(
      and(
        eq(members.groupId, groupId),
        inArray(
          members.customerId,
          found.map(({ customerId }) => customerId),
        ),
      ),
    )
    .returning();
  await writeAudit(ctx, {
    what: '移出客户组',
    object: { kind: 'customerGroup', id: group?.name ?? '' },
    before: { members: namesOf(removed, found) },
  });
  return { removed: removed.length };
}
