import { expect, it } from 'vitest';
import { perPiece } from './perPiece.rules';

it.each([
  [12.8, { qty: 50, unit: '只' }, '¥0.256/只'],
  [7.5, { qty: 50, unit: '只' }, '¥0.15/只'],
  [120_000, { qty: 10, unit: '台' }, '¥12,000.00/台'],
  [12.8, null, ''],
])('%d for %j is %s', (price, pack, text) => {
  expect(perPiece(price, pack)).toBe(text);
});
