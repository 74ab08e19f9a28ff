import { buffer } from 'node:stream/consumers';
import readSheet from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { type Cell, columnName, type Sheet, xlsxOf } from './xlsx';

const columns: Sheet['columns'] = [
  { title: '编号', type: 'text', width: 20 },
  { title: '金额', type: 'money', width: 12 },
  { title: '数量', type: 'integer', width: 8 },
  { title: '时间', type: 'time', width: 20 },
];
async function* paged(...pages: Cell[][][]) {
  yield* pages;
}
const read = async (pages: AsyncIterable<Cell[][]>) => {
  const [sheet] = await readSheet(await buffer(xlsxOf({ name: '订单 & 明细', columns, pages })));
  return sheet;
};

test('what is written is what is read: text, money, whole numbers, times, over several pages', async () => {
  const at = new Date('2026-11-16T01:02:03Z');
  const sheet = await read(
    paged(
      [['2026111510000001', 1234.5, 3, at]],
      [
        ['<a href="x">笔 & 纸</a>\n第二行 😀', -0.01, 0, null],
        ['', 0, 99_999, at],
      ],
    ),
  );
  const shown = new Date('2026-11-16T09:02:03Z');
  expect(sheet).toEqual({
    sheet: '订单 & 明细',
    data: [
      ['编号', '金额', '数量', '时间'],
      ['2026111510000001', 1234.5, 3, shown],
      ['<a href="x">笔 & 纸</a>\n第二行 😀', -0.01, 0, null],
      [null, 0, 99_999, shown],
    ],
  });
});

test.each([
  ['=cmd|calc', "'=cmd|calc"],
  ['+86', "'+86"],
  ['-20℃', "'-20℃"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a=b', 'a=b'],
  ['\u0000\u0007坏\uFFFF\uD800字', '坏字'],
  ['_x0041_', '_x005F_x0041_'],
])('the text %j is kept as %j', async (given, kept) => {
  expect((await read(paged([[given, 0, 0, null]])))?.data[1]?.[0]).toBe(kept);
});

test('columns are counted as sheets do', () => {
  expect([1, 26, 27, 52, 53, 702, 703].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('a row that cannot be had breaks the file off', async () => {
  async function* broken(): AsyncGenerator<Cell[][]> {
    yield [['1', 1, 1, null]];
    throw new Error('the database went away');
  }
  await expect(read(broken())).rejects.toThrow('the database went away');
});
