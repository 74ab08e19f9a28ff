import { expect, it } from 'vitest';
import { joinedSpans } from './priceBooks.rules';

it('joins days that overlap or follow each other', () => {
  const spans = [
    ['2026-03-01', '2026-03-31'],
    ['2026-01-01', '2026-01-31'],
    ['2026-02-01', '2026-02-10'],
    ['2026-01-05', '2026-01-20'],
  ] as const;
  expect(joinedSpans(spans)).toEqual([
    { fromDay: '2026-01-01', toDay: '2026-02-10' },
    { fromDay: '2026-03-01', toDay: '2026-03-31' },
  ]);
});

it('knows no end after one without an end', () => {
  expect(
    joinedSpans([
      ['2026-01-01', null],
      ['2026-05-01', '2026-06-01'],
    ]),
  ).toEqual([{ fromDay: '2026-01-01', toDay: '' }]);
  expect(joinedSpans([])).toEqual([]);
});
