import type { todoCalls } from '@yigou/contract/people/todos';
import type { Routes } from '../../ground/http/bind';
import { countTodos, type TodoCounter } from './todos.service';

export const todoRoutes = (counters: readonly TodoCounter[]): Routes<typeof todoCalls> => ({
  'Todo/GetCounts': async (ctx) => ({ resultData: await countTodos(ctx, counters) }),
});
