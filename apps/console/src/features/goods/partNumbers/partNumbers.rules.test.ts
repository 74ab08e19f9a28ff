import { expect, it } from 'vitest';
import { partsFault, readParts } from './partNumbers.rules';

it('reads a block of a sheet, and what is typed with blanks', () => {
  expect(readParts('DL-A4-70\tWL 001\n\nMG-Q7-BK  WL-002 \n')).toEqual([
    { skuNo: 'DL-A4-70', partNo: 'WL 001' },
    { skuNo: 'MG-Q7-BK', partNo: 'WL-002' },
  ]);
});

it('says which line lacks a number, and when there are too many', () => {
  expect(partsFault(readParts('A-1 B\nA-2'), 10)).toBe('第 2 行没有物料编码');
  expect(partsFault(readParts('A-1 B\nA-2 C'), 1)).toBe('一次最多 1 行');
  expect(partsFault(readParts('A-1 B'), 10)).toBe('');
});
