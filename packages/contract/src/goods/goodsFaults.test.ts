import { expect, it } from 'vitest';
import { faultsOf, matrixFault, paramDoubts, skuDoubts, skuFault } from './goodsFaults';

const sku = { specs: [], listPrice: 1000, marketPrice: 1200, moq: 10, multiple: 5, onShelf: true, tiers: [] };

it('says what is wrong with a SKU, by its field', () => {
  expect(faultsOf('sku', sku)).toEqual({});
  expect(faultsOf('sku', { ...sku, moq: 12 })).toEqual({ moq: '起订量须是倍数 5 的整数倍' });
  expect(faultsOf('sku', { ...sku, tiers: [{ fromQty: 20, price: 1000 }] })).toEqual({ tiers: '阶梯价须低于销售价' });
  expect(skuFault({ ...sku, ended: true })).toBe('停售的规格不能上架');
  expect(faultsOf('sku', { ...sku, listPrice: undefined })).toEqual({ listPrice: '请填写销售价' });
});

it('says what a product lacks', () => {
  const faults = faultsOf('product', { name: 'x', unit: '只', noReasonReturn: true, taxCode: '104' });
  expect(Object.keys(faults)).toEqual(['name', 'categoryId', 'brandId', 'supplierId', 'taxRate', 'taxCode']);
});

it('asks about what is odd and refuses none of it', () => {
  expect(skuDoubts(sku, sku)).toEqual({});
  expect(skuDoubts({ ...sku, listPrice: 469000, marketPrice: 469000 }, { listPrice: 4690 }).listPrice).toBe(
    '是原价的 100 倍，原价 46.90',
  );
  expect(skuDoubts({ ...sku, listPrice: 10 }, sku).listPrice).toContain('100 分之一');
  expect(skuDoubts({ ...sku, listPrice: 990, cost: 995 }, sku).listPrice).toBe('低于成本价 9.95');
  expect(skuDoubts({ ...sku, marketPrice: 900 }, sku).marketPrice).toBe('市场价低于销售价');
});

it('holds a matrix together', () => {
  expect(matrixFault(['颜色'], [['红'], ['蓝']])).toBe('');
  expect(matrixFault(['颜色'], [['红'], ['红']])).toContain('相同');
  expect(matrixFault(['颜色', '尺码'], [['红']])).toContain('2 项');
});

it('reads parameters by the template of the category', () => {
  const param = { unit: '', choices: [], required: false, facet: false };
  const template = [
    { ...param, name: '材质', kind: 'text' as const, required: true },
    { ...param, name: '厚度', kind: 'number' as const, unit: 'mm' },
    { ...param, name: '等级', kind: 'choice' as const, choices: ['A', 'B'] },
  ];
  expect(
    paramDoubts(template, [
      { name: '材质', value: '棉' },
      { name: '厚度', value: '0.12 mm' },
    ]),
  ).toEqual({});
  expect(
    paramDoubts(template, [
      { name: '厚度', value: '薄' },
      { name: '等级', value: 'C' },
    ]),
  ).toEqual({
    材质: '未填',
    厚度: '须为数字',
    等级: '可选 A、B',
  });
});
