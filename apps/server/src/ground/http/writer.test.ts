import { page } from '@yigou/contract/ground/call';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { withCachedJson } from '../lib/cachedJson';
import { writer } from './writer';

const type = page(z.object({ name: z.string() })).extend({ note: z.string() });
const read = (text: Buffer) => JSON.parse(text.toString());
const rowOf = (name: string) => ({ name, secret: '不给人看' });

it.each([
  ['kept', [withCachedJson(rowOf('得力 "A4" 纸')), withCachedJson(rowOf('笔'))]],
  ['partly kept', [withCachedJson(rowOf('得力 "A4" 纸')), rowOf('笔')]],
  ['not kept', [rowOf('得力 "A4" 纸'), rowOf('笔')]],
])('rows that are %s are written alike, with what the contract names and nothing else', (_, resultData) => {
  expect(read(writer(type)({ resultData, totalCount: 2, note: '共两行' }))).toEqual({
    success: true,
    errorCode: '',
    errorMsg: '',
    resultData: [{ name: '得力 "A4" 纸' }, { name: '笔' }],
    totalCount: 2,
    note: '共两行',
  });
});

it('an empty list is a list', () => {
  expect(read(writer(type)({ resultData: [], totalCount: 0, note: '' })).resultData).toEqual([]);
});

it('a kept row is written once, whatever answer it stands in; a row that breaks the contract never is', () => {
  const write = writer(type);
  const row = withCachedJson({ name: '笔' });
  const stringify = vi.spyOn(JSON, 'stringify');
  write({ resultData: [row], totalCount: 1, note: 'a' });
  const first = stringify.mock.calls.length;
  write({ resultData: [row], totalCount: 1, note: 'b' });
  expect(stringify.mock.calls.length - first).toBe(first - 1);
  stringify.mockRestore();
  expect(() => write({ resultData: [withCachedJson({ name: 5 })], totalCount: 1, note: '' })).toThrow();
});
