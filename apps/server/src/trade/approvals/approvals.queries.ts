import { formatDate } from '@yigou/contract/ground/time';
import type { ApprovalOutcome } from '@yigou/contract/trade/approvals';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { type Actor, actorRow } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { accounts } from '../../people/accounts/accounts.tables';
import { approvalDeputies, approvalFlows, approvalLogs, approvalTasks } from './approvals.tables';

export type Flow = typeof approvalFlows.$inferSelect;
export type ApprovalTask = typeof approvalTasks.$inferSelect;

export async function findFlow(tx: Db, flowId: number): Promise<Flow | undefined> {
  const [flow] = await tx.select().from(approvalFlows).where(eq(approvalFlows.flowId, flowId));
  return flow;
}

/** Its order is locked before it. */
export async function lockFlow(tx: Db, flowId: number): Promise<Flow | undefined> {
  const [flow] = await tx.select().from(approvalFlows).where(eq(approvalFlows.flowId, flowId)).for('update');
  return flow;
}

export const selectFlowsOf = (tx: Db, orderId: number) =>
  tx.select().from(approvalFlows).where(eq(approvalFlows.orderId, orderId)).orderBy(asc(approvalFlows.flowId));

export async function findApprovalTask(tx: Db, taskId: number): Promise<ApprovalTask | undefined> {
  const [task] = await tx.select().from(approvalTasks).where(eq(approvalTasks.taskId, taskId));
  return task;
}

export const selectApprovalTasks = (tx: Db, flowIds: number[]) =>
  tx
    .select({ task: approvalTasks, name: accounts.name, email: accounts.email })
    .from(approvalTasks)
    .innerJoin(accounts, eq(accounts.accountId, approvalTasks.accountId))
    .where(inArray(approvalTasks.flowId, flowIds))
    .orderBy(asc(approvalTasks.taskId));
export type NamedApprovalTask = Awaited<ReturnType<typeof selectApprovalTasks>>[number];

/** Of the level that is open now. */
export const currentApprovalTasks = async (tx: Db, { flowId, round }: Flow): Promise<NamedApprovalTask[]> =>
  (await selectApprovalTasks(tx, [flowId])).filter(({ task }) => task.round === round);

export const isWaiting = ({ task }: NamedApprovalTask): boolean => task.state === 'waiting';

export async function nameOf(tx: Db, accountId: number): Promise<string> {
  const [row] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.accountId, accountId));
  return row?.name ?? '';
}

/** Today's deputies: for whom → who. */
export async function deputiesOf(tx: Db, accountIds: number[], now: Date): Promise<Map<number, number>> {
  if (accountIds.length === 0) return new Map();
  const today = formatDate(now);
  const rows = await tx
    .select()
    .from(approvalDeputies)
    .where(
      and(
        inArray(approvalDeputies.accountId, accountIds),
        lte(approvalDeputies.fromDay, today),
        gte(approvalDeputies.toDay, today),
      ),
    );
  return new Map(rows.map((row) => [row.accountId ?? 0, row.deputyId]));
}

type ActsFor = { accountId: number; name: string; toDay: string };

/** Whose tasks the account may decide today, besides its own. */
export async function actsFor(tx: Db, deputyId: number, now: Date): Promise<ActsFor[]> {
  const today = formatDate(now);
  return tx
    .select({ accountId: accounts.accountId, name: accounts.name, toDay: approvalDeputies.toDay })
    .from(approvalDeputies)
    .innerJoin(accounts, eq(accounts.accountId, approvalDeputies.accountId))
    .where(
      and(
        eq(approvalDeputies.deputyId, deputyId),
        lte(approvalDeputies.fromDay, today),
        gte(approvalDeputies.toDay, today),
        eq(accounts.enabled, true),
        sql`exists (select 1 from account deputy where deputy.account_id = ${deputyId}
          and deputy.customer_id = ${accounts.customerId})`,
      ),
    );
}

type NewLogLine = {
  what: string;
  note?: string;
  forWhom?: string;
  request?: { requestId: string; requestHash: string } | undefined;
};

export async function writeFlowLog(
  { tx, now }: { tx: Db; now: Date },
  flow: Pick<Flow, 'flowId' | 'level'>,
  by: Actor,
  { what, note = '', forWhom = '', request }: NewLogLine,
): Promise<number> {
  const [row] = await tx
    .insert(approvalLogs)
    .values({ flowId: flow.flowId, level: flow.level, at: now, ...actorRow(by), forWhom, what, note, ...request })
    .returning({ approvalLogId: approvalLogs.approvalLogId });
  return row?.approvalLogId ?? 0;
}

/** What was answered is kept with what was asked. */
export async function keepOutcome(tx: Db, approvalLogId: number, outcome: ApprovalOutcome): Promise<void> {
  await tx.update(approvalLogs).set({ outcome }).where(eq(approvalLogs.approvalLogId, approvalLogId));
}

export async function findRequest(tx: Db, accountId: number, requestId: string) {
  const [row] = await tx
    .select()
    .from(approvalLogs)
    .where(and(eq(approvalLogs.actorId, accountId), eq(approvalLogs.requestId, requestId)));
  return row;
}
