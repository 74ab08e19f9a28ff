import { expect, test } from 'vitest';
import { percentOf, sizeText } from './task.rules';

test.each([
  ['waiting', 0, 100, 0],
  ['running', 0, 0, 0],
  ['running', 33, 100, 33],
  ['running', 100, 100, 99],
  ['running', 120, 100, 99],
  ['done', 0, 0, 100],
] as const)('%s with %i of %i is %i %', (state, done, total, percent) => {
  expect(percentOf({ state, done, total })).toBe(percent);
});

test.each([
  [10, '1 KB'],
  [36_000, '35 KB'],
  [1_258_291, '1.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
