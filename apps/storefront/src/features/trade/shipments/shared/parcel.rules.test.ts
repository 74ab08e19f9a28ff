import type { Shipment } from '@yigou/contract/trade/shipments';
import { expect, test } from 'vitest';
import { receiptWords, receivedLines, withSound } from './parcel.rules';

const lines = [
  { lineNo: 1, qty: 50 },
  { lineNo: 2, qty: 10 },
] as Shipment['lines'];

test('only what was amiss is sent line by line, and the words say so', () => {
  expect(receivedLines(lines, {})).toEqual([]);
  expect(receiptWords(lines, {})).toContain('60 件商品已全部完好收到');
  const amiss = { 1: { damaged: 2, missing: 1 }, 2: { damaged: 0, missing: 0 } };
  expect(receivedLines(lines, amiss)).toEqual([{ lineNo: 1, sound: 47, damaged: 2, missing: 1 }]);
  expect(receiptWords(lines, amiss)).toContain('破损 2 件、少 1 件');
});

test('counting the sound ones says how many are damaged; together they are always what was shipped', () => {
  expect(withSound({ damaged: 0, missing: 0 }, 50, 48)).toEqual({ damaged: 2, missing: 0 });
  expect(withSound({ damaged: 2, missing: 1 }, 50, 40)).toEqual({ damaged: 9, missing: 1 });
  expect(withSound({ damaged: 2, missing: 1 }, 50, 48)).toEqual({ damaged: 1, missing: 1 });
  expect(withSound({ damaged: 2, missing: 3 }, 50, 48)).toEqual({ damaged: 0, missing: 2 });
  expect(withSound({ damaged: 2, missing: 1 }, 50, 60)).toEqual({ damaged: 0, missing: 0 });
  expect(withSound({ damaged: 0, missing: 0 }, 50, -1)).toEqual({ damaged: 50, missing: 0 });
});
