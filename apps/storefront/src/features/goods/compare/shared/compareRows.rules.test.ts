import type { SkuModel } from '@yigou/contract/goods/catalog';
import { expect, it } from 'vitest';
import { readCompared, readPicked } from './compare.rules';
import { compareGroups, compareRow } from './compareRows.rules';

it('marks what differs and what departs from most', () => {
  expect(compareRow('材质', ['碳钢', '碳钢', '钛'])).toMatchObject({ differs: true, odd: [false, false, true] });
  expect(compareRow('材质', ['碳钢', '钛'])).toMatchObject({ differs: true, odd: [false, false] });
  expect(compareRow('材质', ['碳钢', '碳钢'])).toMatchObject({ differs: false, odd: [false, false] });
  expect(compareRow('材质', ['', '碳钢']).values).toEqual(['—', '碳钢']);
});

const screw = {
  price: 10,
  unit: '包',
  pack: { qty: 50, unit: '只' },
  marketPrice: 12,
  priceKind: 'list',
  tiers: [],
  moq: 1,
  multiple: 1,
  stockQty: 5,
  itemState: 1,
  params: [{ name: '材质', value: '碳钢' }],
  itemSpec: 'M6×20',
} as unknown as SkuModel;

it('the cheapest is the one whose piece costs least, if pieces can be compared', () => {
  const piece = (other: Partial<SkuModel>) => compareGroups([screw, { ...screw, ...other }], () => '')[0]?.rows[0];
  expect(piece({ price: 12, pack: { qty: 100, unit: '只' } })?.best).toEqual(['', '最低']);
  expect(piece({ price: 9, pack: { qty: 100, unit: '张' } })?.best).toEqual(['', '']);
  expect(piece({})?.best).toEqual(['', '']);
});

it('a parameter only one of them has is a row', () => {
  const other = { ...screw, params: [{ name: '产地', value: '上海' }] };
  const rows = compareGroups([screw, other], () => '')[1]?.rows.map(({ title, values }) => [title, ...values]);
  expect(rows).toEqual([
    ['规格', 'M6×20', 'M6×20'],
    ['材质', '碳钢', '—'],
    ['产地', '—', '上海'],
  ]);
});

it('of the address and of what is stored only what can be meant is taken', () => {
  expect(readCompared('3,3,x,-1,0,4,5,6,7')).toEqual([3, 4, 5, 6]);
  expect(readCompared(null)).toEqual([]);
  const one = { itemId: 1, productId: 2, itemName: '螺栓', itemSpec: 'M6', imgUrl: '' };
  expect(readPicked(JSON.stringify([{ ...one, price: 5 }]))).toEqual([one]);
  expect([readPicked('[1]'), readPicked('no'), readPicked(JSON.stringify([{ ...one, itemId: 'x' }]))]).toEqual([
    [],
    [],
    [],
  ]);
});
