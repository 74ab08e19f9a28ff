import { countColumns } from '@yigou/contract/goods/stock.terms';
import { expect, it } from 'vitest';
import { postable, readCountRows } from './countSheet.rules';

const heading = Object.values(countColumns);

it('reads what was counted by the heading, with the numbers of the rows', () => {
  const cells = [
    heading,
    ['MG-Q7-BK', '中性笔', '黑', '100', '98'],
    ['', '', '', '', ''],
    ['DL-A4-70', '', '', '5', ''],
  ];
  expect(readCountRows(cells).rows).toEqual([
    { rowNo: 2, skuNo: 'MG-Q7-BK', booked: '100', found: '98' },
    { rowNo: 4, skuNo: 'DL-A4-70', booked: '5', found: '' },
  ]);
});

it('says which heading is missing', () => {
  expect(
    readCountRows([
      ['商品编号', '实盘数量'],
      ['A', '1'],
    ]).fault,
  ).toContain('账面数量');
  expect(readCountRows([heading]).fault).toBe('表格中没有商品');
});

it('posts nothing while a wrong row keeps all from it', () => {
  const counts = { wrong: 1, change: 3, same: 2, repeated: 0, blank: 4 };
  expect([postable({ onlyGood: false, counts }), postable({ onlyGood: true, counts })]).toEqual([0, 5]);
  expect(postable({ onlyGood: false, counts: { ...counts, wrong: 0 } })).toBe(5);
});
