import { expect, it } from 'vitest';
import { areTiles, sharedUnit } from './facet.rules';

it.each([
  [['8mm', '20mm', '0.5mm'], 'mm'],
  [['8mm', '1m'], ''],
  [['M6', 'M8'], ''],
  [['5米', '10米'], '米'],
  [[], ''],
])('%j share “%s”', (values, unit) => {
  expect(sharedUnit(values)).toBe(unit);
});

it('numbers are tiles, words are not', () => {
  expect([areTiles(['M6', 'M8', 'M10']), areTiles(['碳钢', '合金钢', '304 不锈钢']), areTiles(['A4', 'A5'])]).toEqual([
    true,
    false,
    false,
  ]);
});
