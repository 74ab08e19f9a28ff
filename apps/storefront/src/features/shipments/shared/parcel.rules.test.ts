import type { Shipment } from '@yigou/contract';
import { expect, test } from 'vitest';
import { receiptWords, receivedLines } from './parcel.rules';

const lines = [
  { lineNo: 1, qty: 50 },
  { lineNo: 2, qty: 10 },
] as Shipment['lines'];

test('only what was amiss is sent line by line, and the words say so', () => {
  expect(receivedLines(lines, {})).toEqual([]);
  expect(receiptWords(lines, {})).toContain('60 件商品已全部完好收到');
  const amiss = { 1: { damaged: 2, missing: 1 }, 2: { damaged: 0, missing: 0 } };
  expect(receivedLines(lines, amiss)).toEqual([{ lineNo: 1, sound: 47, damaged: 2, missing: 1 }]);
  expect(receiptWords(lines, amiss)).toContain('破损 2 件、缺少 1 件');
});
