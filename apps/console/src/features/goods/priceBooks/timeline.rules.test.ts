import { expect, it } from 'vitest';
import { monthText, placeOf, todayAt, windowAround, yearAbove } from './timeline.rules';

const window = windowAround('2026-11-17');

it('shows fourteen months around today', () => {
  expect([window.months[0], window.months.at(-1), window.months.length]).toEqual(['2026-05', '2027-06', 14]);
  expect([yearAbove('2027-01', 8), yearAbove('2026-12', 7), monthText('2027-01')]).toEqual(['2027 年', '', '1 月']);
});

it('cuts what goes beyond, and leaves out what is not there', () => {
  expect(placeOf(window, '2020-01-01', '')).toEqual({ left: 0, width: 100 });
  expect(placeOf(window, '2020-01-01', '2026-04-30')).toBeNull();
  expect(placeOf(window, '2026-04-30', '2026-05-01')?.left).toBe(0);
  expect(todayAt(window, '2026-11-17')).toBeGreaterThan(46);
});
