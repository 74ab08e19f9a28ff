import type { FunctionCode } from '@yigou/contract/ground/functions';
import type { DataScope } from '@yigou/contract/people/org.terms';
import type { TaskProgress } from '@yigou/contract/people/tasks.terms';
import { expect, it } from 'vitest';
import { actionsFor, allows, moves, stillHasRights, type TaskMove } from './tasks.rules';

/** Written out once more by hand: a changed step turns this red. */
const steps: Record<TaskMove, [who: string, from: TaskProgress[], to: TaskProgress]> = {
  begin: ['system', ['waiting'], 'running'],
  takeUp: ['system', ['running'], 'running'],
  finish: ['system', ['running'], 'done'],
  fail: ['system', ['running'], 'failed'],
  cancel: ['owner', ['waiting', 'running'], 'cancelled'],
  retry: ['owner', ['failed', 'cancelled'], 'waiting'],
};
const states: TaskProgress[] = ['waiting', 'running', 'done', 'failed', 'cancelled'];

it.each(Object.keys(moves) as TaskMove[])('%s goes exactly where it should', (move) => {
  const [who, from, to] = steps[move];
  expect(moves[move]).toMatchObject({ who, to });
  expect(states.filter((state) => allows(move, state))).toEqual(from);
});

it('offers what can be done', () => {
  expect(states.map((state) => actionsFor(state, state === 'done'))).toEqual([
    ['cancel'],
    ['cancel'],
    ['download'],
    ['retry'],
    ['retry'],
  ]);
});

const held = (dataScope: DataScope, orgId: number, ...functions: FunctionCode[]) => ({ dataScope, orgId, functions });

it.each([
  [held('own', 1), held('own', 1), true],
  [held('own', 2), held('own', 1), true],
  [held('own', 1), held('org', 1), false],
  [held('org', 1), held('org', 1), true],
  [held('org', 2), held('org', 1), false],
  [held('orgTree', 1), held('org', 1), true],
  [held('orgTree', 2), held('orgTree', 1), false],
  [held('orgTree', 1), held('all', 1), false],
  [held('all', 2), held('orgTree', 1), true],
  [held('all', 1, 'order/allOrder'), held('all', 1, 'order/allOrder'), true],
  [held('all', 1, 'order/myOrder'), held('all', 1, 'order/allOrder'), false],
])('who holds %j gets what was made with %j: %s', (now, made, gets) => {
  expect(stillHasRights({ ...now, functions: new Set(now.functions) }, made)).toBe(gets);
});
