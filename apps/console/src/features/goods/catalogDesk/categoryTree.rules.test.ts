import { expect, it } from 'vitest';
import { dropTo, stepTo, treeNodes } from './categoryTree.rules';

const row = (id: number, parentId: number | null, productCount = 0) => ({
  id,
  parentId,
  name: `类${id}`,
  productCount,
});
const rows = [row(1, null), row(2, null, 5), row(3, null), row(4, 1, 2), row(5, 1, 3)];

it('counts what a category holds with all below it', () => {
  expect(treeNodes(rows).map(({ key, count, children }) => [key, count, children.length])).toEqual([
    [1, 5, 2],
    [2, 5, 0],
    [3, 0, 0],
  ]);
});

it.each([
  [2, 'up', { parentId: null, place: 0 }],
  [1, 'up', null],
  [2, 'down', { parentId: null, place: 2 }],
  [3, 'down', null],
  [2, 'in', { parentId: 1, place: 2 }],
  [1, 'in', null],
  [4, 'out', { parentId: null, place: 1 }],
  [1, 'out', null],
  [9, 'up', null],
] as const)('%i goes %s', (id, step, place) => {
  expect(stepTo(rows, id, step)).toEqual(place);
});

it('is dropped on another one or between two, counted without itself', () => {
  expect(dropTo(rows, 3, 1, 'on')).toEqual({ parentId: 1, place: 2 });
  expect(dropTo(rows, 1, 3, 'behind')).toEqual({ parentId: null, place: 2 });
  expect(dropTo(rows, 3, 1, 'before')).toEqual({ parentId: null, place: 0 });
  expect(dropTo(rows, 3, 3, 'on')).toBeNull();
});
