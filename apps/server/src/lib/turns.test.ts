import { expect, it } from 'vitest';
import { inTurns } from './turns';

it('goes on to the end, and whoever waits is served at each stop', async () => {
  const heard: string[] = [];
  function* work(): Generator<void, string> {
    for (const part of ['first', 'second']) {
      heard.push(part);
      setImmediate(() => heard.push('somebody else'));
      yield;
    }
    return 'made';
  }
  expect(await inTurns(work())).toBe('made');
  expect(heard).toEqual(['first', 'somebody else', 'second', 'somebody else']);
});
