import { aliasedTable, and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { accounts } from '../../people/accounts/accounts.tables';
import { purchaseListLines as lines, purchaseLists as lists } from './lists.tables';

const editors = aliasedTable(accounts, 'editor');

export const selectLists = (tx: Db, where: SQL | undefined) =>
  tx
    .select({
      listId: lists.listId,
      accountId: lists.accountId,
      name: lists.name,
      share: lists.share,
      shareEdit: lists.shareEdit,
      editedAt: lists.editedAt,
      ownerName: accounts.name,
      editedBy: editors.name,
      lineCount: sql<number>`(select count(*)::int from ${lines} where ${lines.listId} = ${lists.listId})`,
    })
    .from(lists)
    .innerJoin(accounts, eq(accounts.accountId, lists.accountId))
    .innerJoin(editors, eq(editors.accountId, lists.editedBy))
    .where(where)
    .orderBy(asc(lists.listId));
export type ListRow = Awaited<ReturnType<typeof selectLists>>[number];

/** Whoever changes a list waits for who does so already. */
export async function lockList(tx: Db, listId: number): Promise<void> {
  await tx.select({ id: lists.listId }).from(lists).where(eq(lists.listId, listId)).for('update');
}

export const selectLines = (tx: Db, listId: number) =>
  tx.select().from(lines).where(eq(lines.listId, listId)).orderBy(asc(lines.createdAt), asc(lines.skuId));
export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

/** What is there already becomes more, and keeps its price; a new note takes the place of the old one. */
export async function addLines(tx: Db, rows: (typeof lines.$inferInsert)[]): Promise<void> {
  await tx
    .insert(lines)
    .values(rows)
    .onConflictDoUpdate({
      target: [lines.listId, lines.skuId],
      set: {
        qty: sql`${lines.qty} + excluded.qty`,
        note: sql`case when excluded.note = '' then ${lines.note} else excluded.note end`,
      },
    });
}

export const removeLines = (tx: Db, listId: number, skuIds: number[]) =>
  tx.delete(lines).where(and(eq(lines.listId, listId), inArray(lines.skuId, skuIds)));

/** Lists with how many of these SKUs they hold, the fullest first. */
export const selectListsContaining = (tx: Db, where: SQL | undefined, skuIds: number[], most: number) =>
  tx
    .select({ listId: lists.listId, name: lists.name, held: count() })
    .from(lists)
    .innerJoin(accounts, eq(accounts.accountId, lists.accountId))
    .innerJoin(lines, eq(lines.listId, lists.listId))
    .where(and(where, sql`${lines.skuId} = any(${sql.param(skuIds)}::bigint[])`))
    .groupBy(lists.listId, lists.name)
    .orderBy(desc(count()), asc(lists.listId))
    .limit(most);
