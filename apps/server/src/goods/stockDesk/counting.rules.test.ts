import { expect, it } from 'vitest';
import { judgeSheet, type Known, mostUrgent, sumsOf, wholeNumber } from './counting.rules';

it.each([
  ['98', 98],
  [' 1,200 ', 1200],
  ['１２', 12],
  ['12.00', 12],
  ['-3', -3],
  ['12.5', null],
  ['1,20', null],
  ['面议', null],
  ['99999999999999999999', null],
])('“%s” is read as %s', (text, value) => {
  expect(wholeNumber(text)).toBe(value);
});

const sku = (skuId: number, skuNo: string, onHand: number, reserved = 0): [string, Known] => [
  skuNo,
  { skuId, skuNo, name: '中性笔', specs: '黑', onHand, reserved },
];
const known = new Map([sku(1, 'PEN-1', 100, 90), sku(2, 'PEN-2', 50), sku(3, 'PEN-3', 7)]);
const judge = (...rows: [skuNo: string, booked: string, found: string][]) =>
  judgeSheet(
    rows.map(([skuNo, booked, found], at) => ({ rowNo: at + 2, skuNo, booked, found })),
    { known, postedBy: (skuId, booked, found) => (skuId === 3 && booked === 9 && found === 7 ? 'PD1' : undefined) },
  );
const told = (...rows: Parameters<typeof judge>) => judge(...rows).map(({ verdict, note }) => [verdict, note]);

it('applies the difference to what is there now, and says that it moved', () => {
  expect(judge(['pen-1 ', '105', '103'])[0]).toMatchObject({
    ...{ verdict: 'change', difference: -2, now: 100, after: 98, moved: true, note: '账面已由 105 变为 100' },
  });
  expect(judge(['PEN-2', '50', '50'])[0]).toMatchObject({ verdict: 'same', difference: 0, after: 50, moved: false });
});

it('says of each row what is wrong with it', () => {
  expect(
    told(
      ['PEN-9', '1', '1'],
      ['', '1', '1'],
      ['PEN-2', '50', '1.5'],
      ['PEN-2', '50', '40'],
      ['PEN-3', '7', '-1'],
      ['PEN-1', '100', '80'],
    ),
  ).toEqual([
    ['wrong', '没有这个商品编号'],
    ['wrong', '没有商品编号'],
    ['wrong', '实盘数量不是整数'],
    ['wrong', '与第 4 行重复'],
    ['wrong', '实盘数量不能为负数'],
    ['wrong', '过账后在库 80，少于已占用的 90'],
  ]);
  expect(told(['PEN-2', '', '40'], ['PEN-1', '好多', '99'])).toEqual([
    ['wrong', '没有账面数量'],
    ['wrong', '账面数量不是整数'],
  ]);
});

it('leaves alone what was not counted, and what was posted before', () => {
  expect(told(['PEN-2', '50', ' '], ['PEN-2', '50', '49'], ['PEN-3', '9', '7'])).toEqual([
    ['blank', ''],
    ['change', ''],
    ['repeated', '盘点单 PD1 已按同样的数量过账'],
  ]);
});

it('adds up what was found more and fewer, and shows what is wrong first', () => {
  const rows = judge(['PEN-2', '50', '53'], ['PEN-1', '100', '96'], ['PEN-9', '1', '1']);
  expect(sumsOf(rows)).toEqual({ more: 3, fewer: 4 });
  expect(mostUrgent(rows).map(({ rowNo }) => rowNo)).toEqual([4, 2, 3]);
});
