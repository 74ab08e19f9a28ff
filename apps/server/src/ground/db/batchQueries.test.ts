import { PgTransaction } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { batchQueries } from './batchQueries';
import type { Db } from './client';

const [one, other] = [{} as Db, {} as Db];

function counted(rows: Record<string, string[]>) {
  const asked: string[][] = [];
  const find = batchQueries<string, { key: string; value: string }>(
    async (_, keys) => {
      asked.push(keys);
      return keys.flatMap((key) => (rows[key] ?? []).map((value) => ({ key, value })));
    },
    (row) => row.key,
  );
  return { find, asked };
}

describe('batchQueries', () => {
  it('asks once for all who ask in the same turn, and gives each their own', async () => {
    const { find, asked } = counted({ a: ['1', '0'], b: ['2'] });
    const found = await Promise.all([find(one, 'a'), find(one, 'b'), find(one, 'a'), find(one, 'c')]);
    expect(found.map((rows) => rows.map((row) => row.value))).toEqual([['1', '0'], ['2'], ['1', '0'], []]);
    expect(asked).toEqual([['a', 'b', 'c']]);
  });

  it('keeps nothing: what changed since is seen, and databases are apart', async () => {
    const rows: Record<string, string[]> = { a: ['1'] };
    const { find, asked } = counted(rows);
    expect(await find(one, 'a')).toEqual([{ key: 'a', value: '1' }]);
    delete rows.a;
    expect(await Promise.all([find(one, 'a'), find(other, 'a')])).toEqual([[], []]);
    expect(asked).toEqual([['a'], ['a'], ['a']]);
  });

  it('in a transaction asks at once, in its turn', async () => {
    const { find, asked } = counted({ a: ['1'] });
    const transaction: Db = Object.create(PgTransaction.prototype);
    const found = find(transaction, 'a');
    expect(asked).toEqual([['a']]);
    expect(await found).toEqual([{ key: 'a', value: '1' }]);
  });

  it('tells a failure to all who asked, and goes on', async () => {
    let broken = true;
    const find = batchQueries<string, string>(
      async (_, keys) => {
        if (broken) throw new Error('away');
        return keys;
      },
      (key) => key,
    );
    await expect(Promise.all([find(one, 'a'), find(one, 'b')])).rejects.toThrow('away');
    broken = false;
    expect(await find(one, 'a')).toEqual(['a']);
  });
});
