import { decodeText, readCells } from '@yigou/web-kit';
import { describe, expect, test } from 'vitest';
import { readCellQty, readLines } from './lines.rules';

const read = (text: string) => readLines(readCells(text)).map(({ key, qty }) => [key, qty]);

describe('a pasted list', () => {
  test.each([
    [
      'tabs from Excel',
      'DL-A4-70\t10\r\nMG-Q7-BK\t1,200\r\n',
      [
        ['DL-A4-70', 10],
        ['MG-Q7-BK', 1200],
      ],
    ],
    [
      'commas',
      'DL-A4-70,10\nMG-Q7-BK, 20 ',
      [
        ['DL-A4-70', 10],
        ['MG-Q7-BK', 20],
      ],
    ],
    [
      'full-width signs',
      'ＤＬ－Ａ４－７０，１０\nＭＧ－１；５',
      [
        ['DL-A4-70', 10],
        ['MG-1', 5],
      ],
    ],
    [
      'blanks',
      'DL-A4-70 10\n得力 订书机 黑色  3\nMG-Q7-BK ×5',
      [
        ['DL-A4-70', 10],
        ['得力 订书机 黑色', 3],
        ['MG-Q7-BK', 5],
      ],
    ],
    ['quotes with a separator, a quote and a line break', '"笔, ""黑""\n0.5","1,200"', [['笔, "黑"\n0.5', 1200]]],
    [
      'thousands without quotes',
      'DL-A4-70,1,200\nMG,12',
      [
        ['DL-A4-70', 1200],
        ['MG', 12],
      ],
    ],
    [
      'units',
      'DL-A4-70\t10 箱\nMG\t3盒',
      [
        ['DL-A4-70', 10],
        ['MG', 3],
      ],
    ],
    ['empty lines and a mark at the beginning', '\uFEFF\n\nDL-A4-70\t10\n\n \t \n', [['DL-A4-70', 10]]],
    [
      'only numbers of goods',
      'DL-A4-70\nMG-Q7-BK',
      [
        ['DL-A4-70', 0],
        ['MG-Q7-BK', 0],
      ],
    ],
    [
      'a comma in one line and blanks in another',
      'DL-A4-70 10\nMG-Q7-BK,20\n订书针 24/6、26/6 5',
      [
        ['DL-A4-70', 10],
        ['MG-Q7-BK', 20],
        ['订书针 24/6、26/6', 5],
      ],
    ],
    ['nothing', ' \n\t\n', []],
  ])('with %s', (_, text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  test('with a row of names is read by its columns', () => {
    const text = '序号\t商品名称\t物料编码\t采购数量\t单位\n1\t复印纸\tHD-1\t5\t箱\n2\t订书机\t\t3\t台';
    expect(read(text)).toEqual([
      ['HD-1', 5],
      ['订书机', 3],
    ]);
  });

  test('whose first line looks like goods has no row of names', () => {
    expect(read('商品A\t5\n商品B\t6')).toEqual([
      ['商品A', 5],
      ['商品B', 6],
    ]);
  });

  test.each([
    ['', ''],
    ['很多', '数量“很多”无法识别'],
    ['三包', '数量“三包”无法识别'],
    ['0', '数量不能为 0'],
    ['-3', '数量“-3”不能为负'],
    ['－３ 箱', '数量“-3 箱”不能为负'],
    ['12.5', '数量“12.5”不是整数'],
    ['1.5包', '数量“1.5包”不是整数'],
    ['200000', '数量“200000”超过上限 99,999'],
    ['1e3', '数量“1e3”无法识别'],
  ])('never makes up a quantity for “%s”', (text, fault) => {
    expect(readLines(readCells(`A\t${text}`))).toEqual([{ row: 1, key: 'A', qty: 0, fault }]);
  });

  test('numbers its lines as Excel does: the row of names and empty rows count', () => {
    const lines = readLines(readCells('\n商品编号\t数量\nA\t1\n\nB\t2\n'));
    expect(lines.map(({ row, key }) => [row, key])).toEqual([
      [3, 'A'],
      [5, 'B'],
    ]);
  });

  test('with blanks takes a negative number for a quantity too', () => {
    expect(readLines(readCells('DL-A4-70 -3'))).toMatchObject([{ key: 'DL-A4-70', fault: '数量“-3”不能为负' }]);
  });
});

test.each([
  ['12', 12],
  ['１２', 12],
  ['1,200', 1200],
  ['5.0', 5],
  ['x3', 3],
  ['10 EA', 10],
  ['-1', undefined],
  ['1.5', undefined],
  ['DL-10', undefined],
  ['', undefined],
])('the cell “%s” holds %s pieces', (text, qty) => {
  expect(readCellQty(text)).toBe(qty);
});

test('a file is read as UTF-8 or as GBK, whichever it is', () => {
  const gbk = Uint8Array.from([0xb1, 0xca, 0x2c, 0x35]);
  expect(decodeText(gbk.buffer)).toBe('笔,5');
  expect(decodeText(new TextEncoder().encode('笔,5').buffer as ArrayBuffer)).toBe('笔,5');
});
