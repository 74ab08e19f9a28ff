import type { OrgNode } from '@yigou/contract/people/org';
import { expect, test } from 'vitest';
import { branchOf, dropPlace, keyPlace, matching, missingIn, pathTo, peopleIn } from './tree.rules';

const node = (orgId: number, parentId: number | null, part: Partial<OrgNode> = {}): OrgNode => ({
  orgId,
  parentId,
  level: 1,
  code: `C${orgId}`,
  name: `组 ${orgId}`,
  costCentre: '',
  headId: null,
  headName: '某人',
  headNo: 'mouren',
  enabled: true,
  memberCount: 1,
  withoutRole: 0,
  ...part,
});
/** 1 ─ (2 ─ (4, 5), 3) */
const tree = [node(1, null), node(2, 1), node(4, 2), node(5, 2), node(3, 1)];

test('a branch, its people and the way to it', () => {
  expect(branchOf(tree, 2).map((each) => each.orgId)).toEqual([2, 4, 5]);
  expect(peopleIn(tree, 2)).toBe(3);
  expect(pathTo(tree, 5).map((each) => each.orgId)).toEqual([1, 2, 5]);
});

test('keys move among sisters, out beside the parent, and in below the one before', () => {
  expect(keyPlace(tree, 5, 'up')).toEqual({ parentId: 2, position: 0 });
  expect(keyPlace(tree, 4, 'up')).toBeNull();
  expect(keyPlace(tree, 2, 'down')).toEqual({ parentId: 1, position: 1 });
  expect(keyPlace(tree, 3, 'down')).toBeNull();
  expect(keyPlace(tree, 4, 'out')).toEqual({ parentId: 1, position: 1 });
  expect(keyPlace(tree, 3, 'in')).toEqual({ parentId: 2, position: 2 });
  for (const move of ['up', 'down', 'in', 'out'] as const) expect(keyPlace(tree, 1, move)).toBeNull();
  expect(keyPlace(tree, 2, 'out')).toBeNull();
});

test('what is dropped goes below, or before where the upper edge is hit, and never into itself', () => {
  expect(dropPlace(tree, 3, 2, false)).toEqual({ parentId: 2, position: 2 });
  expect(dropPlace(tree, 3, 5, true)).toEqual({ parentId: 2, position: 1 });
  expect(dropPlace(tree, 3, 1, true)).toEqual({ parentId: 1, position: 1 });
  expect(dropPlace(tree, 2, 5, false)).toBeNull();
});

test('says what is missing, but not of units that are empty or switched off', () => {
  const units = [
    node(1, null, { headName: '' }),
    node(2, 1, { headName: '', memberCount: 0 }),
    node(3, 1, { withoutRole: 2 }),
    node(4, 1, { headName: '', withoutRole: 1, enabled: false }),
  ];
  expect(missingIn(units).map((each) => each.text)).toEqual(['组 1未设负责人', '组 3有 2 人未分配角色']);
});

test('a search keeps the way to what it finds', () => {
  expect(matching(tree, 'c5').map((each) => each.orgId)).toEqual([1, 2, 5]);
  expect(matching(tree, ' ')).toHaveLength(5);
});
