import type { View } from '@yigou/contract/people/views';
import { type ConsoleList, type ShopList, viewLimits } from '@yigou/contract/people/views.terms';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { oneAtATime } from '../../ground/db/oneAtATime';
import { DomainError } from '../../ground/lib/domainError';
import { views } from './views.tables';

/** An operator in the console, or an account in the shop. */
export type Owner = { operatorId: number } | { accountId: number };
type List = ConsoleList | ShopList;
type Draft = { list: List; name: string; query: string };

const columnOf = (owner: Owner) => ('operatorId' in owner ? views.operatorId : views.accountId);
const ownedBy = (owner: Owner) => eq(columnOf(owner), 'operatorId' in owner ? owner.operatorId : owner.accountId);
const shown = { viewId: views.viewId, name: views.name, query: views.query };

export const listViews = (tx: Db, owner: Owner, list: List): Promise<View[]> =>
  tx
    .select(shown)
    .from(views)
    .where(and(ownedBy(owner), eq(views.list, list)))
    .orderBy(asc(views.viewId));

/** One of the same name is replaced. */
export async function keepView(tx: Db, owner: Owner, { list, name, query }: Draft, now: Date): Promise<View> {
  await oneAtATime(tx, `views of ${JSON.stringify(owner)}`);
  const [saved] = await tx
    .insert(views)
    .values({ ...owner, list, name, query, createdAt: now })
    .onConflictDoUpdate({ target: [columnOf(owner), views.list, views.name], set: { query } })
    .returning(shown);
  if (!saved) throw new Error('view was not stored');
  if ((await tx.$count(views, and(ownedBy(owner), eq(views.list, list)))) > viewLimits.perList)
    throw new DomainError('viewsFull', { most: viewLimits.perList });
  return saved;
}

/** Somebody else's is like one that does not exist. */
export async function dropView(tx: Db, owner: Owner, viewId: number): Promise<{ list: List; name: string }> {
  const [gone] = await tx
    .delete(views)
    .where(and(eq(views.viewId, viewId), ownedBy(owner)))
    .returning();
  if (!gone) throw new DomainError('notFound');
  return gone;
}
