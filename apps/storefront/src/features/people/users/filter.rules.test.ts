import { expect, test } from 'vitest';
import { firstPage, isNarrowed, readUserFilter, toReqData, userListPath } from './filter.rules';

test('an address and a filter say the same', () => {
  const filter = { ...firstPage, keyword: '王', orgId: 3, withoutRole: true, enabled: false, pageIndex: 2 };
  const path = userListPath(filter);
  expect(readUserFilter(new URLSearchParams(path.split('?')[1]))).toEqual(filter);
  expect(userListPath(firstPage)).not.toContain('?');
  expect(isNarrowed({ ...firstPage, pageIndex: 2 })).toBe(false);
  expect(isNarrowed(filter)).toBe(true);
});

test.each(['orgId=-1&roleId=x', 'enabled=yes', 'withoutRole='])('“%s” is no filter', (query) => {
  expect(readUserFilter(new URLSearchParams(query))).toEqual(firstPage);
});

test('the server is asked only for what is chosen', () => {
  expect(toReqData(firstPage)).toEqual({ withoutRole: false });
  expect(toReqData({ ...firstPage, enabled: false, roleId: 2 })).toEqual({
    enabled: false,
    roleId: 2,
    withoutRole: false,
  });
});
