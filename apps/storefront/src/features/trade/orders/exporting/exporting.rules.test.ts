import { expect, test } from 'vitest';
import { paths } from '../../../../app/paths';
import { firstFilter } from '../list/filter.rules';
import {
  exportPath,
  listExportPath,
  readColumns,
  readExportFilter,
  toConditions,
  usualColumns,
} from './exporting.rules';

const read = (path: string) => readExportFilter(new URLSearchParams(path.split('?')[1] ?? ''));

test('the filters of a list are taken over, without its page', () => {
  const filter = { ...firstFilter, keyword: '复印纸', from: '2026-11-01', tab: 'completed' as const, pageIndex: 4 };
  const path = listExportPath('all', filter);
  expect(read(path)).toEqual({ ...read(''), keyword: '复印纸', from: '2026-11-01', tab: 'completed', scope: 'all' });
  expect(toConditions(read(path))).toMatchObject({
    by: 'order',
    searchKey: '复印纸',
    reqData: { scope: 'all', tab: 'completed', from: '2026-11-01', to: '' },
  });
  expect(read(listExportPath('cancelled', firstFilter))).toMatchObject({ scope: 'mine', tab: 'cancelled' });
  expect(exportPath(read(''))).toBe(paths.orderExport);
});

test('what the address says wrongly is read as usual', () => {
  expect(read('?scope=world&by=page&tab=x&from=yesterday')).toEqual(read(''));
});

test.each([
  [null, usualColumns.order],
  ['{', usualColumns.order],
  ['[]', usualColumns.order],
  ['["nonsense"]', usualColumns.order],
  ['["payable","orderNo","itemNo"]', ['orderNo', 'payable']],
])('columns kept as %s are read', (text, columns) => {
  expect(readColumns('order', text)).toEqual(columns);
});
