import { taskProgressLabels } from '@yigou/contract/people/tasks.terms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { lockTask, type TaskRow } from './tasks.queries';
import { allows, moves, type TaskMove } from './tasks.rules';
import { tasks } from './tasks.tables';

type Change = Partial<Omit<typeof tasks.$inferInsert, 'taskId' | 'state'>>;

/** The one way a task changes its state: judged on the locked row, by the table. */
export async function moveTask(
  tx: Db,
  taskId: number,
  name: TaskMove,
  change: (task: TaskRow) => Change,
): Promise<TaskRow> {
  const task = await lockTask(tx, taskId);
  if (!task) throw new DomainError('notFound');
  const { to, what } = moves[name];
  if (!allows(name, task.state))
    throw new DomainError('taskStateRefused', { state: taskProgressLabels[task.state], action: what });
  const [moved] = await tx
    .update(tasks)
    .set({ ...change(task), state: to })
    .where(eq(tasks.taskId, taskId))
    .returning();
  return moved ?? task;
}
