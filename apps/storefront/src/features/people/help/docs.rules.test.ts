import { describe, expect, it } from 'vitest';
import { neighbours, readDocId } from './docs.rules';

const tree = [
  { groupId: 1, groupTitle: '新手', children: [{ docId: 3, docTitle: '注册' }] },
  { groupId: 2, groupTitle: '空', children: [] },
  {
    groupId: 4,
    groupTitle: '订单',
    children: [
      { docId: 9, docTitle: '下单' },
      { docId: 5, docTitle: '取消' },
    ],
  },
];

describe('neighbours', () => {
  it('go over the borders of groups and end at both ends', () => {
    expect(neighbours(tree, 9)).toEqual({ before: tree[0]?.children[0], after: tree[2]?.children[1] });
    expect(neighbours(tree, 3).before).toBeUndefined();
    expect(neighbours(tree, 5).after).toBeUndefined();
    expect(neighbours(tree, 77)).toEqual({});
  });
});

describe('readDocId', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['12', 12],
    ['abc', 0],
    ['-1', 0],
    ['1.5', 0],
    ['99999999999999999999', 0],
  ])('reads %s as %s', (text, docId) => {
    expect(readDocId(text)).toBe(docId);
  });
});
