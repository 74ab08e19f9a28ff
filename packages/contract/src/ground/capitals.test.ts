import fc from 'fast-check';
import { expect, it } from 'vitest';
import { yuanInCapitals } from './capitals';

it.each([
  [0, '零元整'],
  [0.01, '壹分'],
  [0.1, '壹角整'],
  [0.15, '壹角伍分'],
  [1, '壹元整'],
  [1.05, '壹元零伍分'],
  [10, '壹拾元整'],
  [100, '壹佰元整'],
  [1005.6, '壹仟零伍元陆角整'],
  [1010, '壹仟零壹拾元整'],
  [10_000, '壹万元整'],
  [10_005, '壹万零伍元整'],
  [105_000, '壹拾万零伍仟元整'],
  [110_500.32, '壹拾壹万零伍佰元叁角贰分'],
  [1_000_001, '壹佰万零壹元整'],
  [20_010_300, '贰仟零壹万零叁佰元整'],
  [100_000_000, '壹亿元整'],
  [100_010_000, '壹亿零壹万元整'],
  [1_234_567_890.12, '壹拾贰亿叁仟肆佰伍拾陆万柒仟捌佰玖拾元壹角贰分'],
  [-3.5, '负叁元伍角整'],
])('%s is %s', (yuan, text) => {
  expect(yuanInCapitals(yuan)).toBe(text);
});

const values: Record<string, number> = { 零: 0, 壹: 1, 贰: 2, 叁: 3, 肆: 4, 伍: 5, 陆: 6, 柒: 7, 捌: 8, 玖: 9 };
const places: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 };

/** Reads it back, in 分. */
function read(text: string): number {
  let [fen, group, digit, whole] = [0, 0, 0, 0];
  for (const sign of text) {
    if (sign in values) digit = values[sign] ?? 0;
    else if (sign in places) [group, digit] = [group + digit * (places[sign] ?? 0), 0];
    else if (sign === '万') [whole, group, digit] = [whole + (group + digit) * 10_000, 0, 0];
    else if (sign === '亿') [whole, group, digit] = [(whole + group + digit) * 100_000_000, 0, 0];
    else if (sign === '元') [fen, group, digit, whole] = [(whole + group + digit) * 100, 0, 0, 0];
    else if (sign === '角') [fen, digit] = [fen + digit * 10, 0];
    else if (sign === '分') [fen, digit] = [fen + digit, 0];
  }
  return fen;
}

it('can be read back, and never has two zeros side by side or one at its end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (fen) => {
      const text = yuanInCapitals(fen / 100);
      expect(read(text)).toBe(fen);
      expect(text).not.toMatch(/零零|零元|零角|零分|零万|零整|^零/);
    }),
  );
});
