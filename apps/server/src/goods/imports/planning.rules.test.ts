import type { Names } from '@yigou/contract/goods/typedValues';
import { describe, expect, it } from 'vitest';
import { type Planning, planPiece, type SheetRow, slipOf } from './planning.rules';

const known: Record<string, number> = { 手部防护: 1, 青石: 2, 青石供应: 3 };
const names = { idsOf: (_: unknown, text: string) => (known[text] ? [known[text]] : []) } as unknown as Names;
const planning = (more: Partial<Planning> = {}): Planning => ({
  ...{
    productId: null,
    usual: { 'product.unit': '双', 'product.taxRate': '13%', 'sku.moq': '1', 'sku.multiple': '1' },
  },
  ...{ onlyNew: new Set<string>(), names },
  ...more,
});
const fresh = {
  ...{ 'product.name': '手套', 'product.categoryId': '手部防护', 'product.brandId': '青石' },
  ...{
    'product.supplierId': '青石供应',
    'product.noReasonReturn': '是',
    'sku.listPrice': '12.50',
    'sku.onShelf': '是',
  },
};
let rowNo = 1;
const row = (texts: Record<string, string>, more: Partial<SheetRow> = {}): SheetRow => {
  rowNo += 1;
  return { rowNo, texts, skuNo: `N-${rowNo}`, skuId: null, productId: null, sameAs: null, accepted: [], ...more };
};
const ofPaper = (texts: Record<string, string>, more: Partial<SheetRow> = {}) =>
  row(texts, { skuNo: 'P-1', skuId: 5, productId: 9, ...more });
const faultsIn = (rows: SheetRow[], more: Partial<Planning> = {}) =>
  rows.map(
    (each) =>
      planPiece(rows, planning(more))
        .faults.get(each.rowNo)
        ?.map(({ fault }) => fault) ?? [],
  );
const editsIn = (rows: SheetRow[], more: Partial<Planning> = {}) => {
  const { edits, faults } = planPiece(rows, planning(more));
  expect([...faults]).toEqual([]);
  return edits.map(({ edit }) => edit);
};

describe('rows of what is known', () => {
  it('change the SKU, and the product once for all of them', () => {
    const rows = [
      ofPaper({ 'sku.listPrice': '¥1,234.50', 'product.unit': '包' }),
      ofPaper({ 'sku.listPrice': '８元' }, { skuId: 6 }),
    ];
    expect(editsIn(rows)).toEqual([
      { thing: 'sku', id: 5, set: { listPrice: 123_450 } },
      { thing: 'sku', id: 6, set: { listPrice: 800 } },
      { thing: 'product', id: 9, set: { unit: '包' } },
    ]);
  });

  it('are not told what only new ones are told', () => {
    const rows = [ofPaper({ 'product.name': '别家的叫法', 'sku.listPrice': '8' })];
    expect(editsIn(rows, { onlyNew: new Set(['product.name']) })).toHaveLength(1);
  });

  it('may not contradict each other about their product', () => {
    const rows = [ofPaper({ 'product.unit': '包' }), ofPaper({ 'product.unit': '箱' }, { skuId: 6 })];
    expect(faultsIn(rows)[0]).toEqual([]);
    expect(faultsIn(rows)[1]?.[0]).toContain(`同一商品的单位与第 ${rows[0]?.rowNo} 行不同`);
    const wrong = [ofPaper({ 'product.unit': '包', 'sku.listPrice': '面议' }), rows[1] as SheetRow];
    expect(faultsIn(wrong)[1]).toEqual([]);
  });
});

describe('rows of what is new', () => {
  it('make one product of their own, with what is usual where nothing is said, the market price as the price', () => {
    const rows = [row({ ...fresh, 'sku.specs': 'S', onHand: '40' }), row({ ...fresh, 'sku.specs': 'M' })];
    const [made, ...more] = editsIn(rows);
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      ...{ thing: 'product', label: '手套' },
      make: { name: '手套', unit: '双', axes: ['规格'], categoryId: 1 },
    });
    expect((made as unknown as { make: { skus: object[] } }).make.skus).toMatchObject([
      { skuNo: rows[0]?.skuNo, specs: ['S'], listPrice: 1250, marketPrice: 1250, moq: 1, onHand: 40 },
      { skuNo: rows[1]?.skuNo, specs: ['M'] },
    ]);
    expect((made as unknown as { make: { skus: object[] } }).make.skus[1]).not.toHaveProperty('onHand');
  });

  it('say themselves what is usual otherwise', () => {
    const [made] = editsIn([row({ ...fresh, 'product.unit': '盒', 'sku.marketPrice': '15' })]);
    expect(made).toMatchObject({ make: { unit: '盒', skus: [{ marketPrice: 1500 }] } });
  });

  it('join the product they stand beside, and need not say what it is', () => {
    const made = row({ 'sku.listPrice': '9', 'sku.onShelf': '是', 'sku.specs': 'L' });
    expect(editsIn([made], { productId: 9 })).toMatchObject([
      { thing: 'sku', label: made.skuNo, make: { productId: 9, specs: ['L'], listPrice: 900 } },
    ]);
  });

  it('may not contradict each other about the product they make', () => {
    const rows = [row({ ...fresh, 'product.unit': '双' }), row({ ...fresh, 'product.unit': '箱' })];
    expect(faultsIn(rows)[1]).toEqual([`同一商品的单位与第 ${rows[0]?.rowNo} 行不同`]);
  });

  it('stand or fall together, and each says why', () => {
    const rows = [row({ ...fresh, 'sku.specs': 'S' }), row({ ...fresh, 'sku.specs': 'M', 'sku.listPrice': '面议' })];
    const [first, second] = faultsIn(rows);
    expect(first).toEqual([`同一件新商品的第 ${rows[1]?.rowNo} 行有误`]);
    expect(second).toHaveLength(1);
  });

  it('name what is missing, once, and names nobody knows', () => {
    const { 'product.brandId': _, ...rest } = fresh;
    expect(faultsIn([row(rest)])).toEqual([['没有此商品编号；要新增，还须填写品牌']]);
    const { 'sku.listPrice': __, ...unpriced } = fresh;
    expect(faultsIn([row(unpriced)])).toEqual([['没有此商品编号；要新增，还须填写销售价']]);
    const strange = row({ ...fresh, 'product.brandId': '没有的牌子' });
    const found = planPiece([strange], planning()).faults.get(strange.rowNo);
    expect(found).toMatchObject([{ to: 'product.brandId', unknown: ['没有的牌子'] }]);
  });

  it('name of a list what of it nobody knows', () => {
    const labelled = row({ ...fresh, 'product.labelIds': '没有的标签、另一个' });
    const found = planPiece([labelled], planning()).faults.get(labelled.rowNo);
    expect(found).toMatchObject([{ to: 'product.labelIds', unknown: ['没有的标签', '另一个'] }]);
  });

  it('hold no stock that is no number', () => {
    expect(faultsIn([row({ ...fresh, onHand: '有' })])[0]).toHaveLength(1);
  });
});

describe('a number', () => {
  it.each([
    ['is there', { skuNo: '' }, '没有商品编号'],
    ['has no blank', { skuNo: 'A B' }, '商品编号须为 1–50 个字符，不含空格'],
    ['is not longer than fifty', { skuNo: 'x'.repeat(51) }, '商品编号须为 1–50 个字符，不含空格'],
    ['stands once', { sameAs: 3 }, '编号与第 3 行重复'],
    ['is none where there was no picture', { texts: { refused: '不是图片' } }, '不是图片'],
  ])('%s', (_, more, said) => {
    expect(faultsIn([row(fresh, more)])).toEqual([[said]]);
  });

  it('may have fifty characters', () => expect(faultsIn([row(fresh, { skuNo: 'x'.repeat(50) })])).toEqual([[]]));
});

describe('a price that slipped', () => {
  const slip = (before: unknown, after: unknown) => slipOf('sku.listPrice', before, after);
  it('is asked about from fifty times on, either way, with the price that was meant', () => {
    expect(slip(100, 4999)).toBeNull();
    expect(slip(100, 5000)).toMatchObject({ fault: '销售价是原价 1.00 的 50 倍' });
    expect(slip(100, 10_000)?.offers).toEqual([{ kind: 'write', text: '1.00' }, { kind: 'accept' }]);
    expect(slip(10_000, 201)).toBeNull();
    expect(slip(10_000, 200)).toMatchObject({ fault: '销售价是原价 100.00 的 1/50' });
    expect(slip(10_000, 100)?.offers[0]).toEqual({ kind: 'write', text: '100.00' });
  });

  it('is asked about when it is nothing', () => {
    expect(slip(100, 0)).toMatchObject({ fault: '销售价为 0，原为 1.00', offers: [{ kind: 'accept' }] });
  });

  it('is none where there was no price, or what changed is no price', () => {
    expect(slip(0, 5000)).toBeNull();
    expect(slip(null, 5000)).toBeNull();
    expect(slipOf('sku.weight', 1, 5000)).toBeNull();
  });
});
