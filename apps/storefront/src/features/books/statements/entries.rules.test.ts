import type { StatementDifference, StatementEntry } from '@yigou/contract/books/statements.model';
import { expect, it } from 'vitest';
import { entryTabs, readView, shownOf, viewPath } from './entries.rules';

const entry = (entryId: number, more: Partial<StatementEntry>): StatementEntry => ({
  entryId,
  kind: 'goods',
  time: '2026-10-08 09:00:00',
  number: '2026100800000001',
  orderId: 1,
  returnId: null,
  summary: '得力 A4 复印纸 80g',
  qty: 2,
  price: 0.1,
  amount: 0.2,
  checkedBy: '',
  ...more,
});
const told = {
  sums: { opening: 0.1 } as never,
  entries: [
    entry(1, {}),
    entry(2, { kind: 'freight', summary: '订单运费', amount: 15, price: null, qty: null }),
    entry(3, { summary: '3M 安全帽', amount: 1806, checkedBy: 'finance' }),
    entry(4, { kind: 'refund', number: 'R2026101000000001', amount: -0.1, time: '2026-10-10 09:00:00' }),
  ],
  differences: [
    { entryId: 3, state: 'open' },
    { entryId: 1, state: 'withdrawn' },
    { entryId: null, state: 'refused' },
  ] as StatementDifference[],
};
const look = (view: object) => {
  const { rows, sum, whole, absent } = shownOf(told, { part: 'all', word: '', by: 'order', ...view });
  return { rows: rows.map((row) => row.entries.map((each) => each.entryId)), sum, whole, absent: absent.length };
};

it('is one row for an order and day, or one for each line; the balance goes on either way', () => {
  expect(look({})).toEqual({ rows: [[1, 3], [2], [4]], sum: 1821.1, whole: true, absent: 1 });
  const { rows } = shownOf(told, { part: 'all', word: '', by: 'order' });
  expect(rows.map((row) => row.balance)).toEqual([1806.3, 1821.3, 1821.2]);
  const lines = shownOf(told, { part: 'all', word: '', by: 'line' }).rows;
  expect(lines.map((row) => row.balance)).toEqual([0.3, 15.3, 1821.3, 1821.2]);
});

it('shows what is not checked yet, what is argued about, one kind, or what a word finds, with its own sum', () => {
  expect(look({ part: 'unchecked', by: 'line' })).toMatchObject({ rows: [[1], [2], [4]], sum: 15.1, whole: false });
  expect(look({ part: 'differences', by: 'line' })).toMatchObject({ rows: [[3]], absent: 1 });
  expect(look({ part: 'refund' })).toMatchObject({ rows: [[4]], sum: -0.1, absent: 0 });
  expect(look({ word: '安全帽' })).toMatchObject({ rows: [[1, 3]], whole: false });
  expect(look({ word: '安全帽', by: 'line' })).toMatchObject({ rows: [[3]], sum: 1806 });
});

it('counts its parts, and asks nobody to check what is agreed on', () => {
  const tabs = (checking: boolean) => entryTabs(told, checking).map(({ key, count }) => `${key} ${count}`);
  expect(tabs(true)).toEqual(['all 4', 'unchecked 3', 'differences 2', 'goods 2', 'freight 1', 'refund 1']);
  expect(tabs(false)).not.toContain('unchecked 3');
});

it('keeps the view in the address and takes no nonsense from it', () => {
  const view = readView(new URLSearchParams('part=refund&word= 纸 &by=line'));
  expect(view).toEqual({ part: 'refund', word: '纸', by: 'line' });
  expect(viewPath(7, view)).toContain('statementId=7&part=refund');
  expect(readView(new URLSearchParams('part=x&by=y'))).toEqual({ part: 'all', word: '', by: 'order' });
  expect(viewPath(7, { part: 'all', word: '', by: 'order' })).toMatch(/checkDetail\?statementId=7$/);
});
