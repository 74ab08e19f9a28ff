import { formatTime } from '@yigou/contract/ground/time';
import type { Task } from '@yigou/contract/people/tasks';
import { type TaskKindName, tasksAtOnce } from '@yigou/contract/people/tasks.terms';
import type { AccountContext, OperatorContext } from '../../ground/http/context';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import { moveTask } from './taskMoves.service';
import {
  countUnfinished,
  findByRequest,
  findLast,
  findTask,
  lockOwner,
  selectTaskPage,
  type TaskOwner,
  type TaskRow,
} from './tasks.queries';
import { actionsFor } from './tasks.rules';
import { tasks } from './tasks.tables';

const ownerOf = ({ caller: { companyId, accountId } }: AccountContext): TaskOwner => ({ companyId, accountId });

const timeOf = (time: Date | null): string => (time ? formatTime(time) : '');

export const hasFile = ({ state, fileId, expiresAt }: TaskRow, now: Date): boolean =>
  state === 'done' && fileId !== null && expiresAt !== null && expiresAt > now;

function toView(task: TaskRow, now: Date): Task {
  const kept = hasFile(task, now);
  return {
    taskId: task.taskId,
    kind: task.kind,
    title: task.title,
    state: task.state,
    done: task.done,
    total: task.total,
    createTime: formatTime(task.createdAt),
    endTime: timeOf(task.endedAt),
    fileName: task.fileName,
    size: task.size,
    keptUntil: kept ? timeOf(task.expiresAt) : '',
    error: task.error,
    actions: actionsFor(task.state, kept),
  };
}

export type TaskDraft = { kind: TaskKindName; title: string; params: unknown; total: number; requestId: string };

type NewTask = Omit<typeof tasks.$inferInsert, 'state' | 'createdAt'>;

/** The job joins the transaction: there is one exactly when there is the other. */
async function enterTask({ tx, now, jobs }: Pick<AccountContext, 'tx' | 'now' | 'jobs'>, wanted: NewTask) {
  const [task] = await tx
    .insert(tasks)
    .values({ ...wanted, state: 'waiting', createdAt: now })
    .returning();
  if (!task) throw new Error('task was not stored');
  await jobs.send(tx, 'task', { taskId: task.taskId });
  return task;
}

/** The same request is the same task. */
export async function startTask(ctx: AccountContext, { requestId, ...draft }: TaskDraft): Promise<Task> {
  const { tx, now } = ctx;
  const owner = ownerOf(ctx);
  await lockOwner(tx, owner);
  const requestHash = contentMark({ kind: draft.kind, params: draft.params });
  const known = await findByRequest(tx, owner, requestId);
  if (known && known.requestHash !== requestHash) throw new DomainError('requestReused');
  if (known) return toView(known, now);
  await refuseTooMany(ctx);
  return toView(await enterTask(ctx, { ...draft, ...owner, requestId, requestHash }), now);
}

/** The last one of a kind in a company, whoever of its operators started it. */
export const lastTask = findLast;

/** Of an operator; the same otherwise. */
export async function startForOperator(ctx: OperatorContext, { requestId, ...draft }: TaskDraft): Promise<TaskRow> {
  const { tx, caller } = ctx;
  const owner = { companyId: caller.companyId, operatorId: caller.operatorId };
  await lockOwner(tx, owner);
  const known = await findByRequest(tx, owner, requestId);
  if (known) return known;
  const requestHash = contentMark({ kind: draft.kind, params: draft.params });
  return enterTask(ctx, { ...draft, ...owner, requestId, requestHash });
}

async function refuseTooMany(ctx: AccountContext): Promise<void> {
  const unfinished = await countUnfinished(ctx.tx, ownerOf(ctx));
  if (unfinished >= tasksAtOnce) throw new DomainError('tasksTooMany', { most: tasksAtOnce });
}

type Paging = { pageIndex: number; pageSize: number; reqData?: { kind?: TaskKindName | undefined } | undefined };

export async function pageTasks(ctx: AccountContext, { reqData, ...paging }: Paging) {
  const { rows, totalCount } = await selectTaskPage(ctx.tx, ownerOf(ctx), reqData?.kind, paging);
  return { resultData: rows.map((row) => toView(row, ctx.now)), totalCount };
}

/** One of the caller's own; any other answers like one that does not exist. */
export async function ownTask(ctx: AccountContext, taskId: number): Promise<TaskRow> {
  const task = await findTask(ctx.tx, ownerOf(ctx), taskId);
  if (!task) throw new DomainError('notFound');
  return task;
}

export const readTask = async (ctx: AccountContext, taskId: number): Promise<Task> =>
  toView(await ownTask(ctx, taskId), ctx.now);

export async function cancelTask(ctx: AccountContext, taskId: number): Promise<void> {
  await ownTask(ctx, taskId);
  await moveTask(ctx.tx, taskId, 'cancel', () => ({ endedAt: ctx.now }));
}

export async function retryTask(ctx: AccountContext, taskId: number): Promise<void> {
  await ownTask(ctx, taskId);
  await lockOwner(ctx.tx, ownerOf(ctx));
  await refuseTooMany(ctx);
  const fresh = { done: 0, error: '', endedAt: null, beatAt: ctx.now, tries: 0, nextTryAt: null };
  await moveTask(ctx.tx, taskId, 'retry', () => fresh);
  await ctx.jobs.send(ctx.tx, 'task', { taskId });
}
