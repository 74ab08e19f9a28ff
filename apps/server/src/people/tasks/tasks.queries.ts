import type { TaskKindName } from '@yigou/contract/people/tasks.terms';
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { operators } from '../operators/operators.tables';
import { tasks } from './tasks.tables';

export type TaskRow = typeof tasks.$inferSelect;

/** Who starts tasks and sees them. */
export type TaskOwner = { companyId: number } & ({ accountId: number } | { operatorId: number });

const ownedBy = (owner: TaskOwner): SQL | undefined =>
  and(
    eq(tasks.companyId, owner.companyId),
    'accountId' in owner ? eq(tasks.accountId, owner.accountId) : eq(tasks.operatorId, owner.operatorId),
  );

type Page = { pageIndex: number; pageSize: number };

export async function selectTaskPage(
  tx: Db,
  owner: TaskOwner,
  kind: TaskKindName | undefined,
  { pageIndex, pageSize }: Page,
) {
  const found = and(ownedBy(owner), kind && eq(tasks.kind, kind));
  const rows = await tx
    .select()
    .from(tasks)
    .where(found)
    .orderBy(desc(tasks.taskId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { rows, totalCount: await tx.$count(tasks, found) };
}

export async function findTask(tx: Db, owner: TaskOwner, taskId: number): Promise<TaskRow | undefined> {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.taskId, taskId), ownedBy(owner)));
  return row;
}

/** The last one of a kind in a company, whoever started it, and their name. */
export async function findLast(tx: Db, companyId: number, kind: TaskKindName) {
  const [row] = await tx
    .select({ task: tasks, who: operators.name })
    .from(tasks)
    .leftJoin(operators, eq(operators.operatorId, tasks.operatorId))
    .where(and(eq(tasks.companyId, companyId), eq(tasks.kind, kind)))
    .orderBy(desc(tasks.taskId))
    .limit(1);
  return row;
}

export async function findByRequest(tx: Db, owner: TaskOwner, requestId: string) {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(ownedBy(owner), eq(tasks.requestId, requestId)));
  return row;
}

/** Two clicks of one person are counted one after the other. */
export const lockOwner = (tx: Db, owner: TaskOwner) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`task of ${JSON.stringify(owner)}`}))`);

export const countUnfinished = (tx: Db, owner: TaskOwner): Promise<number> =>
  tx.$count(tasks, and(ownedBy(owner), inArray(tasks.state, ['waiting', 'running'])));

export async function lockTask(tx: Db, taskId: number): Promise<TaskRow | undefined> {
  const [row] = await tx.select().from(tasks).where(eq(tasks.taskId, taskId)).for('update');
  return row;
}

/** Whether it is still this run's to go on with. */
export async function recordHeartbeat(tx: Db, { taskId, run }: TaskRow, done: number, now: Date): Promise<boolean> {
  const going = and(eq(tasks.taskId, taskId), eq(tasks.run, run), eq(tasks.state, 'running'));
  const rows = await tx.update(tasks).set({ done, beatAt: now }).where(going).returning({ taskId: tasks.taskId });
  return rows.length > 0;
}

/** Running, but nobody has given a sign of life since; or waiting for so long that its job must be lost. */
export const selectSilent = (tx: Db, before: Date, now: Date, limit: number) =>
  tx
    .select({ taskId: tasks.taskId, tries: tasks.tries })
    .from(tasks)
    .where(
      and(
        inArray(tasks.state, ['waiting', 'running']),
        lt(sql`coalesce(${tasks.beatAt}, ${tasks.createdAt})`, before),
        or(isNull(tasks.nextTryAt), lte(tasks.nextTryAt, now)),
      ),
    )
    .orderBy(tasks.taskId)
    .limit(limit);

export const selectExpired = (tx: Db, now: Date, limit: number) =>
  tx
    .select({ taskId: tasks.taskId, fileId: tasks.fileId })
    .from(tasks)
    .where(and(isNotNull(tasks.fileId), lt(tasks.expiresAt, now)))
    .limit(limit);
