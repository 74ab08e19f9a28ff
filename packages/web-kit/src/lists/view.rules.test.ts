import { expect, test } from 'vitest';
import { viewQuery } from './view.rules';

test.each([
  ['', ''],
  ['tab=all&word=%E7%AC%94', 'tab=all&word=%E7%AC%94'],
  ['word=a&tab=all', 'tab=all&word=a'],
  ['tab=todo&pageIndex=7&orderId=12&late=1', 'late=1&tab=todo'],
])('%s is kept as %s', (given, kept) => {
  expect(viewQuery(new URLSearchParams(given))).toBe(kept);
});
