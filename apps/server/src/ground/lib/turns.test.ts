import { expect, it } from 'vitest';
import { mapInTurns } from './turns';

it('others are served between some rows and the next, and the order stays', async () => {
  const served: number[] = [];
  const seen: number[] = [];
  setImmediate(() => served.push(seen.length));
  const made = await mapInTurns([1, 2, 3, 4, 5], 2, (row, at) => {
    seen.push(row);
    if (row === 3) setImmediate(() => served.push(seen.length));
    return row * 10 + at;
  });
  expect(made).toEqual([10, 21, 32, 43, 54]);
  expect(served).toEqual([2, 4]);
});
