import { describe, expect, it } from 'vitest';
import { exactName, foldKey, hitsByKey, mergeLines, spellings } from './quickOrder.rules';

describe('a key', () => {
  it.each(['dl-a4-70', ' DL-A4-70 ', 'ＤＬ－Ａ４－７０'])('“%s” is DL-A4-70', (text) => {
    expect(foldKey(text)).toBe('DL-A4-70');
  });

  it('is looked up as written and in capitals, each once', () => {
    expect(spellings(['hd-1', 'HD-1', 'ｈｄ'])).toEqual(['hd-1', 'HD-1', 'ｈｄ', 'hd', 'HD']);
  });

  it('that is both our number and a part number of another article means either, the customer’s own first', () => {
    const found = hitsByKey([
      { skuId: 1, text: 'A-1', matchedBy: 'itemNo' },
      { skuId: 2, text: 'a-1', matchedBy: 'partNo' },
      { skuId: 2, text: 'A-1', matchedBy: 'partNo' },
    ]);
    expect(found.get('A-1')?.map((hit) => hit.skuId)).toEqual([2, 1]);
  });
});

describe('a name', () => {
  const found = [
    { skuId: 1, name: '中性笔', spec: '黑色' },
    { skuId: 2, name: '中性笔', spec: '蓝色' },
    { skuId: 3, name: '中性笔芯', spec: '0.5 · 黑色' },
  ];
  it.each([
    ['中性笔 蓝色', 2],
    ['中性笔芯', 3],
    ['中性笔芯 0.5 · 黑色', 3],
    ['中性笔', undefined],
    ['铅笔', undefined],
  ])('“%s” means %s', (key, skuId) => {
    expect(exactName(key, found)?.skuId).toBe(skuId);
  });
});

it('lines that mean the same are added up and remember where they stood', () => {
  const lines = [
    { key: 'a', qty: 2 },
    { key: 'b', qty: 60_000 },
    { key: 'A', qty: 3 },
    { key: 'b ', qty: 60_000 },
  ];
  expect(mergeLines(lines, [1, 2, 1, 2], (_, found) => String(found))).toEqual([
    { lineNos: [1, 3], key: 'a', qty: 5, found: 1 },
    { lineNos: [2, 4], key: 'b', qty: 99_999, found: 2 },
  ]);
});
