import { expect, it } from 'vitest';
import { howToPayLess } from './priceRises.rules';

const now = new Date('2026-11-16T10:00:00+08:00');
const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`);
const plain = { priceNow: 2650, qty: 100, unit: '包', tiers: [], contracts: [] };
const ended = { price: 2300, validFrom: at('2026-01-01'), validTo: at('2026-11-10') };
const running = { price: 2650, validFrom: at('2026-01-01'), validTo: at('2027-01-01') };
const steps = [
  { fromQty: 50, price: 2650 },
  { fromQty: 300, price: 2390 },
];

it.each([
  ['a contract that ended can be renewed', { contracts: [ended] }, '协议价 ¥23.00 已于 2026-11-10 到期，可续签'],
  ['one that was no cheaper is no way out', { contracts: [{ ...ended, price: 2650 }] }, ''],
  ['more of it costs less', { tiers: steps }, '满 300 包 ¥23.90'],
  ['a step that is reached already is no way out', { tiers: steps, qty: 300 }, ''],
  ['steps do not count where a contract does', { tiers: steps, contracts: [running] }, ''],
  ['nothing', {}, ''],
])('%s', (_, given, said) => {
  expect(howToPayLess({ ...plain, ...given }, now)).toBe(said);
});
