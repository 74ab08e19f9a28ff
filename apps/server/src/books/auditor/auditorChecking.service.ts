import type { BooksCheck } from '@yigou/contract/books/auditor';
import { formatTime } from '@yigou/contract/ground/time';
import { taskKindLabels } from '@yigou/contract/people/tasks.terms';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { lastTask, startForOperator } from '../../people/tasks/tasks.service';
import { auditInPieces, pieces } from './auditor.service';

/** The kind of task that `System/CheckBooks` starts. */
export const booksCheck = { say: auditInPieces };

const kind = 'booksCheck';

/** The last look at the books, whoever of the company started it. */
export async function lastCheck({ tx, caller }: OperatorContext): Promise<BooksCheck | null> {
  const last = await lastTask(tx, caller.companyId, kind);
  if (!last) return null;
  const { taskId, state, done, total, createdAt, endedAt, error, found } = last.task;
  return {
    taskId,
    state,
    done,
    total,
    who: last.who ?? '',
    createTime: formatTime(createdAt),
    endTime: endedAt ? formatTime(endedAt) : '',
    error,
    faults: found,
  };
}

/** Two at once would say the same twice: who asks meanwhile is shown the one that is under way. */
export async function startCheck(ctx: OperatorContext, requestId: string): Promise<BooksCheck> {
  const before = await lastCheck(ctx);
  const isUnderWay = before?.state === 'waiting' || before?.state === 'running';
  const task = { kind, title: taskKindLabels[kind], params: {}, total: pieces, requestId } as const;
  if (!isUnderWay) await startForOperator(ctx, task);
  const check = await lastCheck(ctx);
  if (!check) throw new Error('the check was not stored');
  await writeAudit(ctx, { what: '核对账目', object: { kind, id: String(check.taskId) } });
  return check;
}
