import { describe, expect, it } from 'vitest';
import { askedTogether } from './askedTogether';
import type { Db } from './client';

const [one, other] = [{} as Db, {} as Db];

function counted(rows: Record<string, string>) {
  const asked: string[][] = [];
  const find = askedTogether<string, { key: string; value: string }>(
    async (_, keys) => {
      asked.push(keys);
      return keys.flatMap((key) => (rows[key] === undefined ? [] : [{ key, value: rows[key] }]));
    },
    (row) => row.key,
  );
  return { find, asked };
}

describe('askedTogether', () => {
  it('asks once for all who ask in the same turn, and gives each his own', async () => {
    const { find, asked } = counted({ a: '1', b: '2' });
    const found = await Promise.all([find(one, 'a'), find(one, 'b'), find(one, 'a'), find(one, 'c')]);
    expect(found.map((row) => row?.value)).toEqual(['1', '2', '1', undefined]);
    expect(asked).toEqual([['a', 'b', 'c']]);
  });

  it('keeps nothing: what changed since is seen, and databases are apart', async () => {
    const rows: Record<string, string> = { a: '1' };
    const { find, asked } = counted(rows);
    expect((await find(one, 'a'))?.value).toBe('1');
    delete rows.a;
    expect(await Promise.all([find(one, 'a'), find(other, 'a')])).toEqual([undefined, undefined]);
    expect(asked).toEqual([['a'], ['a'], ['a']]);
  });

  it('tells a failure to all who asked, and goes on', async () => {
    let broken = true;
    const find = askedTogether<string, string>(
      async (_, keys) => {
        if (broken) throw new Error('away');
        return keys;
      },
      (key) => key,
    );
    await expect(Promise.all([find(one, 'a'), find(one, 'b')])).rejects.toThrow('away');
    broken = false;
    expect(await find(one, 'a')).toBe('a');
  });
});
