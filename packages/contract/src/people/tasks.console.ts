import { z } from 'zod';
import { call, keysOf, page, pageInput } from '../ground/call';
import { Task } from './tasks';
import { taskProgressLabels } from './tasks.terms';

const ConsoleTask = Task.omit({ actions: true, fileName: true, keptUntil: true }).extend({
  who: z.string(),
  customerName: z.string(),
});
export type ConsoleTask = z.infer<typeof ConsoleTask>;

export const consoleTaskCalls = {
  'Task/GetPage': call({
    summary: '全部后台任务，新的在前；只看进度，不看内容',
    access: 'operator',
    needs: 'system/tasks',
    work: 'read',
    input: pageInput(z.object({ state: z.enum(keysOf(taskProgressLabels), { error: '没有这种状态' }).optional() })),
    answer: page(ConsoleTask),
  }),
};
