import { describe, expect, test } from 'vitest';
import { readPendingRequest, requestFor } from './requestId.rules';
import { newUuid } from './uuid';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the number of a request', () => {
  const first = requestFor(null, { payable: 10, lines: [1, 2] });

  test('is a uuid, another one each time', () => {
    const some = Array.from({ length: 200 }, newUuid);
    for (const each of [first.requestId, ...some]) expect(each).toMatch(uuid);
    expect(new Set(some).size).toBe(some.length);
  });

  test('stays while the content does', () => {
    expect(requestFor(first, { payable: 10, lines: [1, 2] })).toBe(first);
  });

  test('is new after any change', () => {
    for (const changed of [{ payable: 11, lines: [1, 2] }, { payable: 10, lines: [2, 1] }, { payable: 10 }]) {
      expect(requestFor(first, changed).requestId).not.toBe(first.requestId);
    }
  });

  test('survives a reload', () => {
    const pending = readPendingRequest(JSON.stringify(first));
    expect(requestFor(pending, { payable: 10, lines: [1, 2] }).requestId).toBe(first.requestId);
  });

  test.each([null, '', '{}', 'null', '[]', '{"content":1,"requestId":"x"}', '{"content":"x"}'])(
    '“%s” is no pending request',
    (text) => {
      expect(readPendingRequest(text)).toBeNull();
    },
  );
});
