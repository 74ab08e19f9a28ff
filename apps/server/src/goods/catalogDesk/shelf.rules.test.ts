import { describe, expect, it } from 'vitest';
import { mergeEdits, moveEdits } from './shelf.rules';

const row = (categoryId: number, parentId: number | null, viewOrder: number) => ({ categoryId, parentId, viewOrder });
const tree = [row(1, null, 10), row(2, null, 20), row(3, null, 30), row(4, 1, 10)];

describe('moving a category', () => {
  it('numbers its siblings anew, and names only what changes', () => {
    expect(moveEdits(tree, { id: 3, parentId: null, place: 1 })).toEqual([
      { thing: 'category', id: 3, set: { viewOrder: 20 } },
      { thing: 'category', id: 2, set: { viewOrder: 30 } },
    ]);
    expect(moveEdits(tree, { id: 2, parentId: null, place: 1 })).toEqual([]);
  });

  it('takes it below another one', () => {
    expect(moveEdits(tree, { id: 2, parentId: 1, place: 0 })).toEqual([
      { thing: 'category', id: 2, set: { viewOrder: 10, parentId: 1 } },
      { thing: 'category', id: 4, set: { viewOrder: 20 } },
    ]);
    expect(moveEdits(tree, { id: 4, parentId: null, place: 9 })).toEqual([
      { thing: 'category', id: 4, set: { viewOrder: 40, parentId: null } },
    ]);
  });
});

describe('merging', () => {
  const bearers = [{ productId: 7, labelIds: [1, 2] }];

  it('takes goods and what is below to the other, and removes what nobody names', () => {
    expect(mergeEdits({ thing: 'category', from: 1, to: 2, bearers, categories: tree, removes: true })).toEqual([
      { thing: 'category', id: 4, set: { parentId: 2 } },
      { thing: 'product', id: 7, set: { categoryId: 2 } },
      { thing: 'category', id: 1, remove: true },
    ]);
    expect(mergeEdits({ thing: 'supplier', from: 1, to: 2, bearers, categories: [], removes: false })).toEqual([
      { thing: 'product', id: 7, set: { supplierId: 2 } },
    ]);
  });

  it('leaves goods with one label where they had both', () => {
    expect(mergeEdits({ thing: 'label', from: 1, to: 2, bearers, categories: [], removes: true })[0]).toEqual({
      ...{ thing: 'product', id: 7, set: { labelIds: [2] } },
    });
  });
});
