import type { taskCalls } from '@yigou/contract/people/tasks';
import type { Routes } from '../../ground/http/bind';
import { cancelTask, pageTasks, readTask, retryTask } from './tasks.service';

const done = { resultData: null };

export const taskRoutes: Routes<typeof taskCalls> = {
  'Task/GetPage': pageTasks,
  'Task/GetModel': async (ctx, { taskId }) => ({ resultData: await readTask(ctx, taskId) }),
  'Task/Cancel': async (ctx, { taskId }) => {
    await cancelTask(ctx, taskId);
    return done;
  },
  'Task/Retry': async (ctx, { taskId }) => {
    await retryTask(ctx, taskId);
    return done;
  },
};
