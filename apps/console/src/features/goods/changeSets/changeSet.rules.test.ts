import type { ChangeSetModel } from '@yigou/contract/goods/changeSets.console';
import { expect, it } from 'vitest';
import { percentText, rangeText, stepsOf } from './changeSet.rules';

const set = (more: Partial<ChangeSetModel>) =>
  ({
    state: 'draft',
    who: '林舒',
    createTime: '2026-11-17 10:08:00',
    secondPerson: false,
    releasedBy: '',
    dueTime: '',
    doneCount: 0,
    rowCount: 10,
    endTime: '',
    hits: {},
    ...more,
  }) as ChangeSetModel;

it('says how far a set has come', () => {
  expect(stepsOf(set({})).map(({ current }) => current)).toEqual([false, false, true, false, false]);
  const pending = stepsOf(set({ state: 'pending', secondPerson: true, hits: { priceDown: 2 } }));
  expect(pending.map(({ note }) => note)).toEqual([
    '2026-11-17 10:08 林舒',
    '1 条规则触发',
    '需另一人放行',
    '',
    '同一字段未再改时',
  ]);
  expect(stepsOf(set({ state: 'releasing', doneCount: 4 }))[3]).toMatchObject({ note: '4 / 10', current: true });
  expect(stepsOf(set({ state: 'undone' })).every(({ done }) => done)).toBe(true);
});

it('writes ranges and moves as people do', () => {
  expect([
    rangeText({ from: null, to: -30 }),
    rangeText({ from: -30, to: -10 }),
    rangeText({ from: 30, to: null }),
  ]).toEqual(['≤−30', '−30~−10', '>30']);
  expect([percentText(-30.5), percentText(4)]).toEqual(['−30.5%', '+4.0%']);
});
