import { describe, expect, it } from 'vitest';
import type { ShelfRow } from './searchDocs.queries';
import { Shelf } from './shelf';

const row = (skuId: number, more: Partial<ShelfRow> = {}): ShelfRow => ({
  ...{
    skuId,
    productId: 1,
    categoryId: 1,
    brandId: 1,
    supplierId: 1,
    labelIds: [],
    price: 100,
    sales: 5,
    createdAt: 1,
  },
  ...{
    specs: ['颜色:黑'],
    params: [],
    inStock: true,
    onShelf: true,
    names: ['手套'],
    skuNo: `A-${skuId}`,
    wordsMark: 7,
  },
  ...more,
});

function shelfOf(...rows: ShelfRow[]): Shelf {
  const shelf = new Shelf();
  shelf.applyRows(rows);
  return shelf;
}

const changesOf = (shelf: Shelf) => [shelf.version, shelf.wordsVersion];

describe('the shelf', () => {
  it.each([
    ['a price', { price: 200 }],
    ['sales', { sales: 6 }],
    ['stock', { inStock: false }],
  ])('counts %s as a change, and not as one of what words find', (_, more) => {
    const shelf = shelfOf(row(1), row(2));
    const [version = 0, wordsVersion = 0] = changesOf(shelf);
    shelf.applyRows([row(2, more)]);
    expect(changesOf(shelf)).toEqual([version + 1, wordsVersion]);
    expect(shelf.changedSince(wordsVersion)).toEqual(new Set());
  });

  it.each([
    ['its words', { wordsMark: 8 }],
    ['being on the shelf', { onShelf: false }],
    ['what names it', { names: ['手套', '护手'] }],
    ['a spec', { specs: ['颜色:白'] }],
    ['a parameter', { params: [{ name: '材质', value: '丁腈' }] }],
    ['a label', { labelIds: [3] }],
  ])('counts %s as a change of what words find', (_, more) => {
    const shelf = shelfOf(row(1), row(2));
    const [version = 0, wordsVersion = 0] = changesOf(shelf);
    shelf.applyRows([row(1), row(2, more)]);
    expect(changesOf(shelf)).toEqual([version + 1, wordsVersion + 1]);
    expect(shelf.changedSince(wordsVersion)).toEqual(new Set([shelf.docOf(2)]));
  });

  it('counts what is new on it, even without words', () => {
    const shelf = shelfOf(row(1));
    const { wordsVersion } = shelf;
    const bare = { specs: [], names: [], onShelf: false, wordsMark: 0 };
    shelf.applyRows([row(2, bare)]);
    expect(shelf.wordsVersion).toBe(wordsVersion + 1);
    expect(shelf.changedSince(wordsVersion)).toEqual(new Set([shelf.docOf(2)]));
  });
});
