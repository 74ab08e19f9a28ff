import type { GridRow } from '@yigou/contract/goods/editor.console';
import { describe, expect, it } from 'vitest';
import { cleared, filledDown, judged, plainLines, slipMended, sumOf, writtenAfter } from './grid.rules';
import { columnsIn, fieldsAsked, namesOf } from './gridColumns.rules';

const columns = columnsIn('sku.listPrice,sku.cost,sku.moq,product.leadDays,product.brandId');
const names = namesOf({
  categories: [{ id: 1, name: '劳保 / 手套', isLeaf: true, template: [] }],
  brands: [{ id: 5, name: '得力' }],
  suppliers: [],
  labels: [],
});
const row = (skuId: number, productId: number): GridRow => ({
  ...{ skuId, productId, skuNo: `NO-${skuId}`, specs: '红', name: '手套', available: 4, open: [] },
  product: { leadDays: 3, brandId: 5 },
  sku: { listPrice: 4690, marketPrice: 6000, cost: 3690, tiers: [], moq: 10, multiple: 5, onShelf: true, ended: false },
});
const rows = [row(1, 7), row(2, 7), row(3, 8)];
const plain = plainLines(rows, columns, names);
const judge = (written: Record<string, string>) => judged(rows, plain, columns, written, names);

describe('what is written', () => {
  it('is marked beside what it was, and is an edit with what was seen', () => {
    const { lines, edits, changed, skuCount, byField } = judge({
      'sku 1 listPrice': '45.9元',
      'sku 2 listPrice': '46.90',
    });
    expect(lines[0]?.cells['sku.listPrice']).toMatchObject({ text: '45.90', before: '46.90', fault: '' });
    expect(lines[0]?.margin).toBe('19.6%');
    expect(lines[1]).toMatchObject({ cells: { 'sku.listPrice': { before: null } } });
    expect(lines[2]).toBe(plain[2]);
    expect(edits).toEqual([{ thing: 'sku', id: 1, set: { listPrice: 4590 }, seen: { listPrice: 4690 } }]);
    expect([changed, skuCount, byField]).toEqual([1, 1, [['销售价', 1]]]);
  });

  it('of a product stands in all its rows and is one edit', () => {
    const { lines, edits, changed } = judge({ 'product 7 leadDays': '5 天' });
    expect(lines.map(({ cells }) => cells['product.leadDays']?.text)).toEqual(['5', '5', '3']);
    expect(edits).toEqual([{ thing: 'product', id: 7, set: { leadDays: 5 }, seen: { leadDays: 3 } }]);
    expect(changed).toBe(1);
  });

  it('stays where it is wrong, and waits with the rest of its SKU where fields do not go together', () => {
    const { lines, edits, wrong, goodKeys } = judge({
      'sku 1 moq': '12',
      'sku 1 listPrice': '40',
      'sku 2 listPrice': '面议',
      'sku 3 listPrice': '40',
      'product 8 brandId': '没有的',
    });
    expect(lines[0]?.cells['sku.moq']).toMatchObject({ text: '12', fault: '起订量须是倍数 5 的整数倍' });
    expect(lines[1]?.cells['sku.listPrice']).toMatchObject({ text: '面议', before: '46.90' });
    expect(lines[2]?.cells['product.brandId']?.fault).toContain('没有');
    expect(edits).toEqual([{ thing: 'sku', id: 3, set: { listPrice: 4000 }, seen: { listPrice: 4690 } }]);
    expect([wrong, goodKeys]).toEqual([3, ['sku 3 listPrice']]);
  });

  it('is asked about where it is a hundred times what it was', () => {
    const { lines, doubtful, edits } = judge({ 'sku 1 listPrice': '4690' });
    expect(lines[0]?.cells['sku.listPrice']?.doubt).toContain('100 倍');
    expect([doubtful, edits.length]).toEqual([1, 1]);
  });
});

describe('the sheet', () => {
  it('tells what changed in it, fills down, and clears only what may be empty', () => {
    const filled = filledDown(plain, columns, { fromRow: 0, toRow: 2, fromColumn: 0, toColumn: 0 });
    expect(writtenAfter({}, plain, filled, columns)).toEqual({});
    const first = plain[0];
    if (!first) throw new Error('no line');
    const typed = [
      { ...first, cells: { ...first.cells, 'sku.listPrice': { ...first.cells['sku.listPrice'], text: '40' } } },
      ...plain.slice(1),
    ] as typeof plain;
    const down = filledDown(typed, columns, { fromRow: 0, toRow: 1, fromColumn: 0, toColumn: 0 });
    expect(writtenAfter({}, plain, down, columns)).toEqual({ 'sku 1 listPrice': '40', 'sku 2 listPrice': '40' });
    const [price, cost] = columns;
    const cell = { text: '1.00', before: null, fault: '', doubt: '', other: '' };
    expect([price && cleared(price, cell), cost && cleared(cost, cell)]).toEqual(['1.00', '清空']);
    expect(judge({ 'sku 1 cost': '清空' }).edits).toMatchObject([{ set: { cost: null } }]);
  });

  it('shows what others are about to change', () => {
    const open = [{ thing: 'sku' as const, field: 'listPrice', who: '周明远', after: 8600 }];
    const [line] = plainLines([{ ...row(1, 7), open }], columns, names);
    expect(line?.cells['sku.listPrice']?.other).toBe('周 86.00');
  });

  it('knows its columns by the address, and always asks for what a SKU is judged by', () => {
    expect(columnsIn('nonsense').map(({ key }) => key)).toContain('sku.listPrice');
    expect(fieldsAsked(columnsIn('product.name'))).toEqual({
      product: ['name'],
      sku: ['listPrice', 'marketPrice', 'cost', 'tiers', 'moq', 'multiple', 'onShelf', 'ended'],
    });
    expect(names.idsOf('category', '手套')).toEqual([1]);
  });

  it('adds up what is selected', () => {
    expect(sumOf(['1,000.00', '5', '', '是'])).toEqual({ count: 4, sum: 1005, average: 502.5 });
  });
});

it('offers the price that was meant where the point slipped', () => {
  const cell = { text: '4,690.00', before: '46.90', fault: '', doubt: '是原价的 100 倍', other: '' };
  expect(slipMended(cell)).toBe('46.90');
  expect(slipMended({ ...cell, text: '0.46' })).toBe('46.00');
  expect(slipMended({ ...cell, text: '52.00', doubt: '低于成本价' })).toBe('');
  expect(slipMended({ ...cell, before: null })).toBe('');
});
