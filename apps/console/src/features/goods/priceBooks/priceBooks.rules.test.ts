import { describe, expect, it } from 'vitest';
import { checkPasted, daysText, draftsOf, percentOf, readPasted, slipText } from './priceBooks.rules';

describe('a pasted block', () => {
  it('has numbers and prices as people write them, tiers and days in any order', () => {
    expect(readPasted('HW-NBR-L\t¥1,078.32\nDL-A4-70 139.92元 满50：135.00 2026-12-01\n\n')).toEqual([
      { word: 'HW-NBR-L', price: 1078.32, tiers: [], fromDay: '', toDay: '', fault: '' },
      {
        ...{ word: 'DL-A4-70', price: 139.92, tiers: [{ fromQty: 50, price: 135 }] },
        ...{ fromDay: '2026-12-01', toDay: '', fault: '' },
      },
    ]);
  });

  it.each([
    ['A-1', '没有价格'],
    ['A-1 很贵', '看不懂价格“很贵”'],
    ['A-1 0', '价格须大于 0'],
    ['A-1 -5', '价格须大于 0'],
    ['A-1 10 什么', '看不懂“什么”'],
  ])('%s: %s', (typed, fault) => {
    expect(readPasted(typed)[0]?.fault).toBe(fault);
  });

  it('saves the good lines only, in place of what stands there, and a dated one beside it', () => {
    const found = { skuId: 7, priceLineId: 70, price: 11, listPrice: 12, fault: '' };
    const matched = [found, { skuId: null, priceLineId: null, fault: '没有这个商品编号' }, found];
    const lines = checkPasted(readPasted('A 10\nB 10\nA 9 2026-12-01'), matched as never);
    expect(draftsOf(lines, new Set())).toEqual([
      { priceLineId: 70, skuId: 7, price: 10, tiers: [], fromDay: null, toDay: null },
      { priceLineId: null, skuId: 7, price: 9, tiers: [], fromDay: '2026-12-01', toDay: null },
    ]);
  });

  it('has one price of an article from each day on', () => {
    const found = { skuId: 7, priceLineId: null, price: null, listPrice: 12, fault: '' };
    const lines = checkPasted(readPasted('A 10\nA 9 2026-12-01\na 8\nA 7 2026-12-01'), [
      found,
      found,
      found,
      found,
    ] as never);
    expect(lines.map(({ fault }) => fault)).toEqual(['', '', '与前面的行重复', '与前面的行重复']);
  });

  it('is asked about where the point seems to have slipped, and saved when that is confirmed', () => {
    const held = { skuId: 7, priceLineId: 70, price: 46.9, listPrice: 4690, fault: '' };
    const fresh = { skuId: 8, priceLineId: null, price: null, listPrice: 46.9, fault: '' };
    const lines = checkPasted(readPasted('A 4690\nB 0.46\nB 40 2026-12-01'), [held, fresh, fresh] as never);
    expect(lines.map(({ doubt }) => doubt)).toEqual(['是现价 ¥46.90 的 100 倍', '是商城价 ¥46.90 的 102 分之一', '']);
    expect(draftsOf(lines, new Set()).map(({ price }) => price)).toEqual([40]);
    expect(draftsOf(lines, new Set([0])).map(({ price }) => price)).toEqual([4690, 40]);
    expect(slipText(49, 1, '现价')).toBe('');
    expect(slipText(10, 0, '现价')).toBe('');
  });
});

it('says days and differences in words', () => {
  expect(daysText('2026-01-01', '')).toBe('2026-01-01 至 长期');
  expect(daysText('', '2026-12-31')).toBe('随价目表 至 2026-12-31');
  expect([percentOf(88, 100), percentOf(100, 100), percentOf(101, 100)]).toEqual(['低 12%', '同价', '高 1%']);
});
