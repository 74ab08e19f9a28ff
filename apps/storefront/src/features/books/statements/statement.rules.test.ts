import type { StatementModel } from '@yigou/contract/books/statements.model';
import { expect, it } from 'vitest';
import { checkListPath, readCheckFilter, toneOf, walkOf, whyOf } from './statement.rules';

const statement = {
  state: 'open',
  overdue: false,
  dueDate: '2026-11-30',
  due: 100,
  paid: 40,
  openDifferences: 0,
  remitCode: 'DZ10000001',
  createTime: '2026-11-01 02:10:00',
} as StatementModel;

it('says what it waits for', () => {
  expect(whyOf(statement)).toContain('待我方核对');
  expect(whyOf({ ...statement, state: 'disputed', openDifferences: 2 })).toContain('2 项差异待平台答复');
  expect(whyOf({ ...statement, state: 'partPaid' })).toContain('尚应付 60.00 元，应付日 2026-11-30');
  expect(whyOf({ ...statement, state: 'partPaid', overdue: true })).toContain('已逾期');
  expect(toneOf({ state: 'settled', overdue: false })).toBe('good');
  expect(toneOf({ state: 'open', overdue: true })).toBe('bad');
  expect(walkOf(statement).map(({ now }) => now)).toEqual([false, true, false, false, false, false]);
});

it('keeps its filter in the address and takes no nonsense from it', () => {
  const filter = readCheckFilter(new URLSearchParams('tab=payable&from=2026-01&to=2026-13&pageIndex=2'));
  expect(filter).toMatchObject({ tab: 'payable', from: '2026-01', to: '', pageIndex: 2 });
  expect(checkListPath(filter)).toBe('/finance/checkOrder/checkList?tab=payable&from=2026-01&pageIndex=2');
});
