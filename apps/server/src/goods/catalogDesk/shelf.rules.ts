import type { ShelfThing } from '@yigou/contract/goods/catalogDesk.terms';
import type { Edit } from '../changeSets/edits.rules';

type Category = { categoryId: number; parentId: number | null; viewOrder: number };
/** A product with the labels it has. */
export type Bearer = { productId: number; labelIds: readonly number[] };

const step = 10;

/** The siblings in their new order, and the parent where it is another one; what stays as it is is not named. */
export function moveEdits(
  rows: readonly Category[],
  { id, parentId, place }: { id: number; parentId: number | null; place: number },
): Edit[] {
  const moved = rows.find(({ categoryId }) => categoryId === id);
  if (!moved) return [];
  const siblings = rows.filter((row) => row.parentId === parentId && row.categoryId !== id);
  const ordered = [...siblings.slice(0, place), moved, ...siblings.slice(place)];
  return ordered.flatMap((row, at): Edit[] => {
    const set: Record<string, unknown> = {};
    if (row.viewOrder !== (at + 1) * step) set.viewOrder = (at + 1) * step;
    if (row.categoryId === id && row.parentId !== parentId) set.parentId = parentId;
    return Object.keys(set).length > 0 ? [{ thing: 'category', id: row.categoryId, set }] : [];
  });
}

type Merging = {
  thing: ShelfThing;
  from: number;
  to: number;
  bearers: readonly Bearer[];
  categories: readonly Category[];
  removes: boolean;
};

const productSet = (thing: ShelfThing, from: number, to: number, { labelIds }: Bearer): Record<string, unknown> => {
  if (thing !== 'label') return { [`${thing}Id`]: to };
  return { labelIds: [...new Set(labelIds.map((each) => (each === from ? to : each)))] };
};

/** Products and what is below a category go to the other, then the one goes. */
export function mergeEdits({ thing, from, to, bearers, categories, removes }: Merging): Edit[] {
  const below = thing === 'category' ? categories.filter(({ parentId }) => parentId === from) : [];
  return [
    ...below.map(({ categoryId }): Edit => ({ thing: 'category', id: categoryId, set: { parentId: to } })),
    ...bearers.map(
      (bearer): Edit => ({ thing: 'product', id: bearer.productId, set: productSet(thing, from, to, bearer) }),
    ),
    ...(removes ? [{ thing, id: from, remove: true } as const] : []),
  ];
}
