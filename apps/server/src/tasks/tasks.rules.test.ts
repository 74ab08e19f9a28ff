import type { TaskProgress } from '@yigou/contract';
import { expect, it } from 'vitest';
import { actionsFor, allows, moves, type TaskMove } from './tasks.rules';

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
