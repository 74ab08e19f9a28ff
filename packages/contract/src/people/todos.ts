import { z } from 'zod';
import { call, keysOf, noInput, rows } from '../ground/call';
import { todoLabels } from './todos.terms';

const Todo = z.object({ kind: z.enum(keysOf(todoLabels)), count: z.number() });
export type Todo = z.infer<typeof Todo>;

export const todoCalls = {
  'Todo/GetCounts': call({
    summary: '待我处理的事各有多少，与所去的列表同一口径；只有自己的功能打得开的',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: noInput,
    answer: rows(Todo),
  }),
};
