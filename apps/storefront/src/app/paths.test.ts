import { describe, expect, test } from 'vitest';
import { insidePath, loginPath, paths, searchPath, sitePath } from './paths';

describe('insidePath', () => {
  test.each(['/cart', '/center/order/myOrder?tab=2', '/SearchFor?keyword=%E7%BA%B8&t=1', '/loginHelp'])(
    'keeps %s',
    (wanted) => {
      expect(insidePath(wanted)).toBe(wanted);
    },
  );

  test.each([
    null,
    '',
    'cart',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    '/a\\b',
  ])('turns %s into home', (wanted) => {
    expect(insidePath(wanted)).toBe(paths.home);
  });

  test.each(['/login', '/login?redirect=/login'])('does not lead from login to %s', (wanted) => {
    expect(insidePath(wanted)).toBe(paths.home);
  });
});

test('loginPath carries the whole original address', () => {
  const query = new URLSearchParams(loginPath('/SearchFor?keyword=A4 纸&t=1').split('?')[1]);
  expect(query.get('redirect')).toBe('/SearchFor?keyword=A4 纸&t=1');
});

test('searchPath carries the seed’s query names and a timestamp', () => {
  const query = new URLSearchParams(searchPath({ keyword: '复印纸', categoryId: 7 }).split('?')[1]);
  expect(query.get('keyword')).toBe('复印纸');
  expect(query.get('categoryId')).toBe('7');
  expect(Number(query.get('t'))).toBeGreaterThan(0);
});

test('a link of the template into the search carries a timestamp of its own, any other stays as it is', () => {
  const query = new URLSearchParams(sitePath('/SearchFor?categoryId=3&labId=2&t=1').split('?')[1]);
  expect([query.get('categoryId'), query.get('labId'), query.getAll('t').length]).toEqual(['3', '2', 1]);
  expect(Number(query.get('t'))).toBeGreaterThan(1);
  expect(sitePath('/SearchFor')).toMatch(/^\/SearchFor\?t=\d+$/);
  for (const link of ['', '/help?docId=3', 'https://example.com/SearchFor?a=1']) expect(sitePath(link)).toBe(link);
});
