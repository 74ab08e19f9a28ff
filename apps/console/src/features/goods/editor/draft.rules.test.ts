import { describe, expect, it } from 'vitest';
import { changedPlaces, type Draft, editsOf, followed, newDraft, withOpenSet } from './draft.rules';
import { axisAdded, axisRemoved, axisValues, generated, missingSpecs, valueRenamed } from './matrix.rules';

const sku = (skuId: number, specs: string[], more = {}) => ({
  ...{ key: `sku ${skuId}`, skuId, skuNo: `NO-${skuId}`, onHand: 0 },
  values: { specs, listPrice: 1000, moq: 1, tiers: [], ...more },
});
const base: Draft = { values: { name: '手套', axes: ['颜色'], leadDays: 0 }, skus: [sku(1, ['红']), sku(2, ['蓝'])] };
const priced = (draft: Draft, skuId: number, listPrice: number): Draft => ({
  ...draft,
  skus: draft.skus.map((each) => (each.skuId === skuId ? { ...each, values: { ...each.values, listPrice } } : each)),
});

describe('edits', () => {
  it('are what changed, with what was seen', () => {
    const mine = { ...priced(base, 2, 900), values: { ...base.values, name: '新手套' } };
    expect(editsOf(7, base, mine)).toEqual([
      { thing: 'product', id: 7, set: { name: '新手套' }, seen: { name: '手套' } },
      { thing: 'sku', id: 2, set: { listPrice: 900 }, seen: { listPrice: 1000 } },
    ]);
    expect([...changedPlaces(base, mine)]).toEqual(['product.name', 'sku 2.listPrice']);
    expect(editsOf(7, base, base)).toEqual([]);
  });

  it('of a new product are all of it in one', () => {
    const [edit] = editsOf(0, newDraft(), newDraft());
    expect(edit).toMatchObject({ thing: 'product', make: { taxRate: 13, skus: [{ moq: 1, skuNo: '' }] } });
  });
});

describe('following what others do', () => {
  it('takes what I did not touch, keeps what I did, and tells where both did', () => {
    const mine = priced(base, 1, 900);
    const now = { ...priced(priced(base, 1, 950), 2, 800), values: { ...base.values, leadDays: 3 } };
    const { mine: next, clashes } = followed(base, now, mine);
    expect(next.values.leadDays).toBe(3);
    expect(next.skus.map(({ values }) => values.listPrice)).toEqual([900, 800]);
    expect(clashes).toEqual([{ place: 'sku 1.listPrice', label: 'NO-1 销售价', theirs: 950 }]);
    expect(followed(base, mine, mine).clashes).toEqual([]);
  });

  it('knows a saved new SKU again by its number', () => {
    const mine = generated(base, [['红', '蓝', '绿']]);
    expect(mine.skus).toHaveLength(3);
    const saved = { ...base, skus: [...base.skus, { ...sku(3, ['绿']), skuNo: mine.skus[2]?.skuNo ?? '' }] };
    expect(followed(base, saved, mine).mine.skus.map(({ skuId }) => skuId)).toEqual([1, 2, 3]);
  });

  it('goes on with a draft of mine', () => {
    const rows = [
      { thing: 'product' as const, thingId: 7, field: 'leadDays', after: 5 },
      { thing: 'sku' as const, thingId: 2, field: 'listPrice', after: 700 },
      {
        thing: 'sku' as const,
        thingId: null,
        field: '',
        after: { skuNo: 'NO-9', specs: ['绿'], listPrice: 1, onHand: 4 },
      },
    ];
    const draft = withOpenSet(base, { rows });
    expect(editsOf(7, base, draft)).toHaveLength(3);
    expect(draft.skus[2]).toMatchObject({ skuNo: 'NO-9', onHand: 4, values: { specs: ['绿'] } });
  });
});

describe('the matrix', () => {
  it('keeps who is there when an axis is added, and makes what is missing', () => {
    const wider = axisAdded(base, '尺码', 'M');
    expect(wider.skus.map(({ skuId, values }) => [skuId, values.specs])).toEqual([
      [1, ['红', 'M']],
      [2, ['蓝', 'M']],
    ]);
    expect(axisValues(wider)).toEqual([['红', '蓝'], ['M']]);
    const wanted = [
      ['红', '蓝'],
      ['M', 'L'],
    ];
    expect(missingSpecs(wider, wanted)).toEqual([
      ['红', 'L'],
      ['蓝', 'L'],
    ]);
    const full = generated(wider, wanted);
    expect(full.skus.map(({ skuId }) => skuId)).toEqual([1, 2, null, null]);
    expect(full.skus[2]).toMatchObject({ skuNo: 'NO-3', values: { specs: ['红', 'L'], listPrice: 1000 } });
    expect(new Set(full.skus.map(({ skuNo }) => skuNo)).size).toBe(4);
    expect(axisRemoved(wider, 1)).toEqual(base);
  });

  it('renames a value wherever it stands, and fills the first SKU of a new product', () => {
    expect(axisValues(valueRenamed(base, 0, '红', '大红'))).toEqual([['大红', '蓝']]);
    const begun = axisAdded(newDraft(), '颜色', '');
    const full = generated(begun, [['红', '蓝']]);
    expect(full.skus.map(({ values }) => values.specs)).toEqual([['红'], ['蓝']]);
  });
});
