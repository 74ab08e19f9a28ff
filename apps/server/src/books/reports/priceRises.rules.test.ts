import { expect, it } from 'vitest';
import { howToPayLess } from './priceRises.rules';

const now = new Date('2026-11-16T10:00:00+08:00');
const plain = { priceNow: 2650, qty: 100, unit: '包', tiers: [], lines: [] };
const book = { bookId: 1, bookName: '', audience: 'customers' as const, priority: false, ceiling: false };
const line = { ...book, lineId: 1, tiers: [], fromDay: '2026-01-01', ownFrom: null };
const ended = { ...line, price: 2300, toDay: '2026-11-10' };
const running = { ...line, price: 2650, toDay: '2026-12-31' };
const steps = [
  { fromQty: 50, price: 2650 },
  { fromQty: 300, price: 2390 },
];

it.each([
  ['a contract that ended can be renewed', { lines: [ended] }, '协议价 ¥23.00 已于 2026-11-10 到期，可续签'],
  ['one that was no cheaper is no way out', { lines: [{ ...ended, price: 2650 }] }, ''],
  ['more of it costs less', { tiers: steps }, '满 300 包 ¥23.90'],
  ['a step that is reached already is no way out', { tiers: steps, qty: 300 }, ''],
  ['steps do not count where a contract does', { tiers: steps, lines: [running] }, ''],
  ['nothing', {}, ''],
])('%s', (_, given, said) => {
  expect(howToPayLess({ ...plain, ...given }, now)).toBe(said);
});
