import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result } from '../ground/call';
import { taskActionLabels, taskKindLabels, taskProgressLabels } from './tasks.terms';

const Kind = z.enum(keysOf(taskKindLabels), { error: '没有这种任务' });

export const Task = z.object({
  taskId: z.number(),
  kind: Kind,
  title: z.string(),
  state: z.enum(keysOf(taskProgressLabels)),
  /** Steps, such as rows, of how many. */
  done: z.number(),
  total: z.number(),
  createTime: z.string(),
  /** Empty while it is not over. */
  endTime: z.string(),
  fileName: z.string(),
  size: z.number(),
  /** Until when the file can be downloaded; empty: there is none, or not any more. */
  keptUntil: z.string(),
  /** Why it failed, in words for who started it. */
  error: z.string(),
  actions: z.array(z.enum(keysOf(taskActionLabels))),
});
export type Task = z.infer<typeof Task>;

const byTask = z.object({ taskId: id });

export const taskCalls = {
  'Task/GetPage': call({
    summary: '我发起的后台任务，新的在前',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: pageInput(z.object({ kind: Kind.optional() })),
    answer: page(Task),
  }),
  'Task/GetModel': call({
    summary: '一项任务与它的进度',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: byTask,
    answer: result(Task),
  }),
  'Task/Cancel': call({
    summary: '取消排队中或进行中的任务',
    access: 'account',
    needs: 'anyAccount',
    work: 'write',
    input: byTask,
    answer: nothing,
  }),
  'Task/Retry': call({
    summary: '重新开始失败或已取消的任务',
    access: 'account',
    needs: 'anyAccount',
    work: 'write',
    input: byTask,
    answer: nothing,
  }),
};
