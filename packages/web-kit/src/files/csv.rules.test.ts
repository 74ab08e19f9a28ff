import { expect, test } from 'vitest';
import { toCsv } from './csv.rules';

test('begins with the mark, quotes what must be, and defuses formulas', () => {
  expect(
    toCsv([
      ['行', '说明'],
      ['1', '笔, "黑"\n0.5'],
      ['2', '=1+1'],
      ['3', '-5'],
    ]),
  ).toBe('\uFEFF行,说明\r\n1,"笔, ""黑""\n0.5"\r\n2,\'=1+1\r\n3,\'-5\r\n');
});
