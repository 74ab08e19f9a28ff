import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Branch, inTreeOrder, levelOf, moveFault, siblingsAfterMove } from './units.rules';

const unit = (orgId: number, parentId: number | null, position = 0): Branch => ({ orgId, parentId, position });
/** 1 ─ 2 ─ 3 ─ 4 and beside them 5 ─ 6. */
const tree = [unit(1, null), unit(2, 1), unit(3, 2), unit(4, 3), unit(5, 1, 1), unit(6, 5)];

test('a tree is read from the top, sisters by their place', () => {
  const shown = inTreeOrder([unit(6, 5), unit(5, 1, 0), unit(2, 1, 1), unit(1, null)]);
  expect(shown.map(({ orgId, level }) => [orgId, level])).toEqual([
    [1, 1],
    [5, 2],
    [6, 3],
    [2, 2],
  ]);
});

test('a unit goes below none of its own', () => {
  expect(moveFault(tree, 2, 4)).toBe('orgCycle');
  expect(moveFault(tree, 2, 2)).toBe('orgCycle');
  expect(moveFault(tree, 4, 1)).toBeNull();
});

test('the whole branch has to fit into six levels', () => {
  // 2–3–4 below 6 makes six; below something below 6 it would be seven.
  expect(moveFault(tree, 2, 6)).toBeNull();
  expect(moveFault([...tree, unit(7, 6)], 2, 7)).toBe('orgTooDeep');
});

test('a place among the sisters, or the last one', () => {
  const sisters = [unit(1, null), unit(2, 1, 0), unit(3, 1, 1), unit(4, 1, 2)];
  expect(siblingsAfterMove(sisters, 4, 1, 0)).toEqual([4, 2, 3]);
  expect(siblingsAfterMove(sisters, 2, 1, 99)).toEqual([3, 4, 2]);
});

test('whatever moves are allowed, the tree stays whole, without circles and no deeper than six', () => {
  const moves = fc.array(
    fc.record({ orgId: fc.integer({ min: 2, max: 12 }), parentId: fc.integer({ min: 1, max: 12 }) }),
  );
  fc.assert(
    fc.property(moves, (wanted) => {
      let units = Array.from({ length: 12 }, (_, at) => unit(at + 1, at === 0 ? null : 1, at));
      for (const { orgId, parentId } of wanted)
        if (!moveFault(units, orgId, parentId))
          units = units.map((each) => (each.orgId === orgId ? { ...each, parentId } : each));
      expect(inTreeOrder(units)).toHaveLength(12);
      for (const { orgId } of units) expect(levelOf(units, orgId)).toBeLessThanOrEqual(6);
    }),
  );
});
