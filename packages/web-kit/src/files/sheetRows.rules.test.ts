import { expect, it } from 'vitest';
import { cellText } from './cells.rules';
import { readRows, type SheetShape } from './sheetRows.rules';

const shape: SheetShape<'name'> = {
  headings: { name: '名称' },
  otherNames: { name: ['品名'] },
  required: ['name'],
  empty: '没有内容',
};

it('numbers rows as a sheet shows them, blank ones and the heading counted', () => {
  const cells = [[''], ['编号', '品名'], ['1', '甲'], [], ['', ' '], ['2', '乙'], ['']];
  expect(readRows(shape, cells)).toEqual({ rows: [{ name: '甲' }, { name: '乙' }], rowNos: [3, 6], fault: '' });
  expect(readRows(shape, [])).toMatchObject({ rows: null, fault: expect.stringContaining('名称') });
  expect(readRows(shape, [['名称'], ['']])).toMatchObject({ rows: null, fault: '没有内容' });
});

it('reads a cell as the sheet shows it', () => {
  expect(cellText(new Date('2026-11-16T09:29:59.999Z'))).toBe('2026-11-16 09:30:00');
  expect(cellText(new Date('2026-11-16T00:00:00Z'))).toBe('2026-11-16');
  expect([cellText(0.1 + 0.2), cellText(1219260000000001), cellText('１２'), cellText(null)]).toEqual([
    '0.3',
    '1219260000000001',
    '12',
    '',
  ]);
});
