import { describe, expect, it } from 'vitest';
import { fields } from './fields.terms';
import { isSameValue, valueFault } from './fieldValues';

const { product, sku } = fields;

describe('valueFault', () => {
  it.each([
    [product.name, '丁腈手套'],
    [product.taxCode, '1040201050000000000'],
    [product.taxCode, ''],
    [product.taxRate, 13],
    [sku.listPrice, 1],
    [sku.cost, null],
    [
      sku.tiers,
      [
        { fromQty: 10, price: 900 },
        { fromQty: 50, price: 800 },
      ],
    ],
    [sku.imgUrls, ['/files/a.webp', 'https://img.example.com/a.png']],
  ])('%o takes %o', (field, value) => {
    expect(valueFault(field, value)).toBe('');
  });

  it.each([
    [product.name, 'x', '2–120'],
    [product.name, 12, '2–120'],
    [product.taxCode, '104', '19 位'],
    [product.taxRate, 7, '13%'],
    [product.categoryId, null, '须选择'],
    [sku.listPrice, 0, '¥0.01'],
    [sku.listPrice, 10.5, '两位小数'],
    [sku.listPrice, '10', '两位小数'],
    [sku.moq, 0, '整数'],
    [sku.onShelf, 'yes', '是'],
    [
      sku.tiers,
      [
        { fromQty: 10, price: 800 },
        { fromQty: 50, price: 900 },
      ],
      '递减',
    ],
    [
      sku.tiers,
      [
        { fromQty: 10, price: 800 },
        { fromQty: 10, price: 700 },
      ],
      '递增',
    ],
    [sku.imgUrls, ['javascript:alert(1)'], 'https'],
    [sku.imgUrls, ['http://img.example.com/a.png'], 'https'],
    [
      product.params,
      [
        { name: '材质', value: '棉' },
        { name: '材质', value: '麻' },
      ],
      '重复',
    ],
  ])('%o refuses %o', (field, value, why) => {
    expect(valueFault(field, value)).toContain(why);
    expect(valueFault(field, value)).toContain(field.label);
  });
});

it('values are the same whatever the order of their keys, and lists are not', () => {
  expect(isSameValue({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSameValue(null, {})).toBe(false);
});
