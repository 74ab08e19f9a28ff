import { describe, expect, it } from 'vitest';
import { Underway } from './underway';

describe('what is under way', () => {
  it('is made once for all who ask meanwhile, and again for who asks later', async () => {
    const underway = new Underway<number>();
    let made = 0;
    const ask = (key: string) => underway.of(key, async () => ++made);
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
    expect(await ask('a')).toBe(3);
  });

  it('fails for all who wait for it, and is tried again by the next one', async () => {
    const underway = new Underway<number>();
    const fail = () => underway.of('a', () => Promise.reject(new Error('no')));
    expect((await Promise.allSettled([fail(), fail()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await underway.of('a', async () => 1)).toBe(1);
  });
});
