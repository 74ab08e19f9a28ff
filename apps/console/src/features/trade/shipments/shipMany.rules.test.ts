import { expect, test } from 'vitest';
import { answered, emptyRow, numbered, readShipRows, rowsFor, rowsToSend, withNumber } from './shipMany.rules';

test('a sheet may call its columns otherwise, and a number tells its carrier', () => {
  const { rows } = readShipRows([
    ['快递单号', '单号'],
    ['SF1234567890123', '2026111610000001'],
    ['', ''],
    ['什么都不像', '2026111610000002'],
  ]);
  expect(rows).toMatchObject([
    { orderNo: '2026111610000001', carrier: '顺丰速运' },
    { orderNo: '2026111610000002', carrier: '' },
  ]);
  expect(readShipRows([['订单号']])).toMatchObject({ rows: null });
});

test('an order of two suppliers asks for two waybills', () => {
  const line = (supplierName: string) => ({ supplierName }) as Parameters<typeof rowsFor>[0][number]['lines'][number];
  const rows = rowsFor([
    { orderNo: 'A', lines: [line('得力'), line('西域'), line('得力')] },
    { orderNo: 'B', lines: [line('西域')] },
  ]);
  expect(rows.map(({ key, orderNo, supplier }) => [key, orderNo, supplier])).toEqual([
    [0, 'A', '得力'],
    [1, 'A', '西域'],
    [2, 'B', '西域'],
  ]);
});

test('what is typed chooses its carrier', () => {
  const [row] = numbered([emptyRow]);
  if (!row) throw new Error('no row');
  expect(withNumber(row, 'DPK364820175946')).toMatchObject({ carrier: '德邦快递' });
  expect(withNumber(row, '1')).toMatchObject({ carrier: '顺丰速运' });
});

test('only what is filled in and not shipped is sent, and answers come back to their rows', () => {
  const rows = numbered([
    { ...emptyRow, orderNo: 'A', trackingNo: 'SF1', shipped: true },
    { ...emptyRow, orderNo: 'B' },
    { ...emptyRow, orderNo: 'C', trackingNo: 'SF3' },
    { ...emptyRow, orderNo: 'D', carrier: '商家自送' },
  ]);
  const sent = rowsToSend(rows);
  expect(sent.map((row) => row.orderNo)).toEqual(['C', 'D']);
  const after = answered(rows, sent, [
    { rowNo: 1, shipped: false, text: '该订单不存在' },
    { rowNo: 2, shipped: true, text: '已发货' },
  ]);
  expect(after.map(({ shipped, said }) => [shipped, said])).toEqual([
    [true, undefined],
    [undefined, undefined],
    [false, '该订单不存在'],
    [true, '已发货'],
  ]);
});
