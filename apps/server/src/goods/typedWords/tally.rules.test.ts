import { expect, it } from 'vitest';
import { Tally } from './tally.rules';

const where = (word: string) => ({ companyId: 1, day: '2026-11-19', customerId: null, word });

it('has room for so many words, and for more of those it has', () => {
  const tally = new Tally(2);
  for (const word of ['a', 'b', 'c', 'a']) {
    const row = tally.at(where(word));
    if (row) row.searches += 1;
  }
  expect(tally.take().map(({ word, searches }) => [word, searches])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(tally.take()).toEqual([]);
});

it('adds what could not be stored to what came since', () => {
  const tally = new Tally(10);
  const first = tally.at(where('a'));
  if (!first) throw new Error('no room');
  Object.assign(first, { searches: 2, nothing: 1, results: 0 });
  first.nexts.set('b', 1);
  const failed = tally.take();
  const since = tally.at(where('a'));
  if (!since) throw new Error('no room');
  Object.assign(since, { searches: 1, results: 5 });
  since.nexts.set('b', 2);
  tally.putBack(failed);
  const [row] = tally.take();
  expect(row).toMatchObject({ searches: 3, nothing: 1, results: 5 });
  expect([...(row?.nexts ?? [])]).toEqual([['b', 3]]);
});
