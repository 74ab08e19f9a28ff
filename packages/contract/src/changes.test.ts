import { describe, expect, it } from 'vitest';
import { calls } from './calls';
import { changedBy, changes } from './changes';

const paths = (...works: string[]) =>
  Object.entries(calls).flatMap(([path, { work }]) => (works.includes(work) ? [path] : []));

describe('what a write changes', () => {
  it('is said by every call that may write, and by no other', () => {
    expect(Object.keys(changes).sort()).toEqual(paths('write', 'steps').sort());
  });

  it('is read by some call', () => {
    const reads = paths('read', 'steps');
    const isRead = (name: string) => reads.some((path) => path === name || path.startsWith(`${name}/`));
    const unread = Object.entries(changes).flatMap(([path, names]) =>
      names.filter((name) => !isRead(name)).map((name) => `${path}: ${name}`),
    );
    expect(unread).toEqual([]);
  });

  it('is a room with all its reads, or one read', () => {
    const isChanged = changedBy('Order/Submit');
    expect(isChanged('ShopCart/GetList')).toBe(true);
    expect(isChanged('Order/GetPage')).toBe(true);
    expect(isChanged('Order/Preview')).toBe(false);
    expect(changedBy('Order/Cancel')('OrderReturn/GetModel')).toBe(false);
  });

  it('is nothing after a call that only reads', () => {
    expect(changedBy('Order/GetPage')('Order/GetPage')).toBe(false);
  });
});
