import { expect, test } from 'vitest';
import { tierRows } from './tier.rules';

const paper = { price: 159, moq: 1, unit: '箱' };

test('each step ends where the next begins', () => {
  const tiers = [
    { fromQty: 10, price: 154 },
    { fromQty: 50, price: 148.5 },
  ];
  expect(tierRows({ ...paper, tiers })).toEqual([
    { text: '1–9 箱', price: 159 },
    { text: '10–49 箱', price: 154 },
    { text: '50 箱以上', price: 148.5 },
  ]);
});

test('a step of one piece is one number', () => {
  expect(tierRows({ ...paper, tiers: [{ fromQty: 2, price: 150 }] })[0]?.text).toBe('1 箱');
});

test('steps nobody can order below the smallest order are not shown', () => {
  const tiers = [
    { fromQty: 1, price: 160 },
    { fromQty: 5, price: 159 },
    { fromQty: 20, price: 150 },
  ];
  expect(tierRows({ ...paper, moq: 5, tiers }).map((row) => row.text)).toEqual(['5–19 箱', '20 箱以上']);
});

test('one price for all needs no table', () => {
  expect(tierRows({ ...paper, tiers: [] })).toEqual([]);
  expect(tierRows({ ...paper, tiers: [{ fromQty: 1, price: 159 }] })).toEqual([]);
});
