import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cover, coverOf, daysOf, readTo } from './spans.rules';

const day = fc
  .integer({ min: Date.UTC(2023, 0, 1) / 86_400_000, max: Date.UTC(2028, 11, 31) / 86_400_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));
const range = fc.tuple(day, day).map((days) => {
  const [from = '', to = ''] = [...days].sort();
  return { from, to };
});

/** Each day as often as it is counted; one that is taken out more often than put in comes with a minus. */
function daysCounted({ plus, minus }: Cover): string[] {
  const times = new Map<string, number>();
  const count = (span: string, by: number) => {
    const [from, to] = [`${span}-01-01`.slice(0, 10), `${span}-12-31`.slice(0, 10)];
    const days = daysOf(span.length === 7 ? { from: `${span}-01`, to: `${span}-31` } : { from, to });
    for (const each of days) if (each.startsWith(span)) times.set(each, (times.get(each) ?? 0) + by);
  };
  for (const span of plus) count(span, 1);
  for (const span of minus) count(span, -1);
  return [...times].flatMap(([each, n]) => Array<string>(Math.abs(n)).fill(n < 0 ? `-${each}` : each)).sort();
}

it('spans hold every day of a range once and no other, and a long range is few of them', () => {
  fc.assert(
    fc.property(range, (each) => {
      const cover = coverOf(each);
      expect(daysCounted(cover)).toEqual(daysOf(each));
      expect(cover.plus.length + cover.minus.length).toBeLessThan(50);
    }),
  );
});

it.each([
  ['a year', '2024-01-01', '2024-12-31', ['2024'], []],
  ['a month with its leap day', '2024-02-01', '2024-02-29', ['2024-02'], []],
  ['two days and a month', '2024-02-28', '2024-03-31', ['2024-02-28', '2024-02-29', '2024-03'], []],
  ['a year without its first month', '2024-02-01', '2024-12-31', ['2024'], ['2024-01']],
  ['a month without its last day', '2024-02-01', '2024-02-28', ['2024-02'], ['2024-02-29']],
  ['a year without a day of its second month', '2024-02-02', '2024-12-31', ['2024'], ['2024-01', '2024-02-01']],
])('%s', (_, from, to, plus, minus) => {
  expect(coverOf({ from, to })).toEqual({ plus, minus });
});

it.each([
  ['this year so far', '2026-01-01', '2026-11-16', '2026-12-31'],
  ['what ended yesterday', '2026-01-01', '2026-11-15', '2026-11-15'],
  ['what reaches beyond this year', '2026-01-01', '2027-03-01', '2027-03-01'],
])('%s is read as far as there can be anything', (_, from, to, end) => {
  expect(readTo({ from, to }, '2026-11-16')).toEqual({ from, to: end });
});
