import type { TaskOrigin, TaskState } from '@yigou/contract/trade/approvals.terms';
import { describe, expect, it } from 'vitest';
import { hasPassed, turnText } from './flow.rules';

const tasks = (...each: [TaskState, TaskOrigin?][]) =>
  each.map(([state, origin = 'rule'], at) => ({ accountId: at, state, origin, name: `人${at}` }));
const [any, all, two] = [
  { mode: 'any', need: 1 },
  { mode: 'all', need: 1 },
  { mode: 'some', need: 2 },
] as const;

describe('a level has agreed', () => {
  it.each([
    ['any: one said yes', any, tasks(['approved'], ['waiting']), true],
    ['any: nobody yet', any, tasks(['waiting'], ['waiting']), false],
    ['all: one is missing', all, tasks(['approved'], ['waiting']), false],
    ['all: everybody', all, tasks(['approved'], ['approved']), true],
    ['two of three: one', two, tasks(['approved'], ['waiting'], ['waiting']), false],
    ['two of three: two', two, tasks(['approved'], ['approved'], ['waiting']), true],
    ['two of whom only one is left', two, tasks(['approved'], ['replaced']), true],
    ['who handed on does not count', all, tasks(['handedOn'], ['approved', 'transfer']), true],
    ['whom he handed it to does', all, tasks(['handedOn'], ['waiting', 'transfer'], ['approved']), false],
    ['who was added has to agree even where one suffices', any, tasks(['approved'], ['waiting', 'added']), false],
    ['and does not count for the others', any, tasks(['waiting'], ['approved', 'added']), false],
    ['both', any, tasks(['approved'], ['approved', 'added']), true],
    ['everybody was replaced', all, tasks(['replaced']), false],
  ] as const)('%s', (_, way, asked, passed) => {
    expect(hasPassed(way, asked)).toBe(passed);
  });
});

it('says whose turn it is', () => {
  expect(turnText(any, tasks(['waiting'], ['waiting']))).toBe('或签，人0或人1');
  expect(turnText(all, tasks(['approved'], ['waiting']))).toBe('会签 2 人，人0已同意');
  expect(turnText(all, tasks(['waiting'], ['waiting']))).toBe('会签 2 人，人0、人1');
  expect(turnText(two, tasks(['waiting'], ['waiting'], ['waiting']))).toBe('3 人中 2 人同意即可，人0、人1、人2');
  expect(turnText(any, tasks(['waiting']))).toBe('由人0审批');
});
