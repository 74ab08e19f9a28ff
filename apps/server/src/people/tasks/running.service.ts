import { errorText } from '@yigou/contract/ground/errors';
import { formatTime } from '@yigou/contract/ground/time';
import { type TaskKindName, taskKeptDays } from '@yigou/contract/people/tasks.terms';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../ground/db/client';
import { type FileStore, nameResult, type Written, writeResult } from '../../ground/files/results.service';
import type { Caller } from '../../ground/http/context';
import type { Clock } from '../../ground/lib/clock';
import { addDays, addMinutes } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { type Sheet, xlsxOf, xlsxType } from '../../ground/lib/xlsx';
import { callerOf } from '../sessions/callers.service';
import { moveTask } from './taskMoves.service';
import { lockTask, recordHeartbeat, type TaskRow } from './tasks.queries';
import { silentMinutes } from './tasks.rules';

/**
 * What a feature says about its tasks. `caller` is read anew when the work begins: a role taken away in between counts.
 * The sheet is read in pages, each a statement of its own, so that no transaction stays open for minutes.
 */
export type TaskKind = (
  ctx: { tx: Db; now: Date; caller: Caller },
  params: unknown,
) => Promise<{ sheet: Sheet; total: number }>;

/** Work that says something with each step instead of making a file; each step is a statement of its own. */
type SayingKind = { say: (tx: Db) => AsyncIterable<readonly string[]> };
export type TaskKinds = Readonly<Record<Exclude<TaskKindName, 'booksCheck'>, TaskKind> & { booksCheck: SayingKind }>;

export type Running = { db: Db; clock: Clock; files: FileStore; kinds: TaskKinds; log: FastifyBaseLogger };

/** It was cancelled, or another server has taken it up. */
class NotOursAnyMore extends Error {}

/** Whoever gets it here has it alone, until they are silent for too long. */
const begin = (tx: Db, taskId: number, now: Date): Promise<TaskRow | null> =>
  tx.transaction(async (inside) => {
    const task = await lockTask(inside, taskId);
    const silent = task?.beatAt && task.beatAt < addMinutes(now, -silentMinutes);
    if (task?.state !== 'waiting' && !(task?.state === 'running' && silent)) return null;
    const name = task.state === 'waiting' ? 'begin' : 'takeUp';
    return moveTask(inside, taskId, name, ({ run }) => ({ run: run + 1, done: 0, beatAt: now }));
  });

async function* watched(pages: Sheet['pages'], seen: (rows: number) => Promise<void>): Sheet['pages'] {
  for await (const page of pages) {
    await seen(page.length);
    yield page;
  }
}

/** A thousand sentences are more than anybody reads. */
const mostFound = 1000;

async function listen({ db, clock }: Running, task: TaskRow, kind: SayingKind): Promise<void> {
  const found: string[] = [];
  let done = 0;
  for await (const said of kind.say(db)) {
    found.push(...said);
    done += 1;
    if (!(await recordHeartbeat(db, task, done, clock.now()))) throw new NotOursAnyMore();
  }
  await moveTask(db, task.taskId, 'finish', ({ run }) => {
    if (run !== task.run) throw new NotOursAnyMore();
    return { done, total: done, found: found.slice(0, mostFound), endedAt: clock.now() };
  });
}

/** From the beginning each time: a file that a dead server left half written was never named, and nobody can get it. */
async function produce(ctx: Running, task: TaskRow, kind: TaskKind): Promise<void> {
  const { db, clock, files } = ctx;
  const caller = task.accountId === null ? null : await callerOf(db, task.accountId);
  if (!caller) throw new DomainError('taskNotPermitted');
  const { sheet, total } = await kind({ tx: db, now: clock.now(), caller }, task.params);
  let done = 0;
  const pages = watched(sheet.pages, async (rows) => {
    done += rows;
    if (!(await recordHeartbeat(db, task, Math.min(done, total), clock.now()))) throw new NotOursAnyMore();
  });
  const written = await writeResult(files, xlsxOf({ ...sheet, pages }));
  try {
    await db.transaction((tx) => finish(tx, task, caller, written, done, clock.now()));
  } catch (cause) {
    await files.remove(written.fileId);
    throw cause;
  }
}

async function finish(tx: Db, task: TaskRow, caller: Caller, written: Written, done: number, now: Date) {
  const [day = ''] = formatTime(task.createdAt).split(' ');
  const fileName = `${task.title}-${day.replaceAll('-', '')}-${task.taskId}.xlsx`;
  await moveTask(tx, task.taskId, 'finish', ({ run }) => {
    if (run !== task.run) throw new NotOursAnyMore();
    const { fileId, size } = written;
    const { functions, dataScope, orgId } = caller;
    const madeWith = { functions: [...functions], dataScope, orgId };
    const file = { fileId, fileName, size, expiresAt: addDays(now, taskKeptDays) };
    return { ...file, done, total: done, endedAt: now, madeWith };
  });
  await nameResult(tx, { ...written, companyId: task.companyId, fileName, contentType: xlsxType }, now);
}

/** Whoever cancelled it, or runs it now, has the last word. */
async function giveUp({ db, clock, log }: Running, task: TaskRow, cause: unknown): Promise<void> {
  if (cause instanceof NotOursAnyMore) return;
  const refused = cause instanceof DomainError;
  if (!refused) log.error({ err: cause, taskId: task.taskId }, 'a task failed');
  const error = refused ? cause.message : errorText('taskFailed');
  await db.transaction(async (tx) => {
    const now = await lockTask(tx, task.taskId);
    if (now?.state !== 'running' || now.run !== task.run) return;
    await moveTask(tx, task.taskId, 'fail', () => ({ error, endedAt: clock.now() }));
  });
}

export async function runTask(ctx: Running, taskId: number): Promise<void> {
  const task = await begin(ctx.db, taskId, ctx.clock.now());
  if (!task) return;
  try {
    const kind = ctx.kinds[task.kind];
    await (typeof kind === 'function' ? produce(ctx, task, kind) : listen(ctx, task, kind));
  } catch (cause) {
    await giveUp(ctx, task, cause);
  }
}
