import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '../lib/domainError';
import type { Db } from './client';
import { isTransient, retrying, TryAgain } from './retrying';

const db = { transaction: (work: (tx: Db) => Promise<unknown>) => work({} as Db) } as unknown as Db;
const fault = (code: string) => Object.assign(new Error('query failed'), { cause: { code } });

describe('a transaction', () => {
  it.each(['55P03', '40P01', '40001'])('that failed for now (%s) is done again from the beginning', async (code) => {
    let times = 0;
    const answer = await retrying(db, async () => {
      times += 1;
      if (times < 3) throw fault(code);
      return times;
    });
    expect(answer).toBe(3);
  });

  it('that goes on failing is given up after a few tries, with what it failed of', async () => {
    let times = 0;
    const work = () => {
      times += 1;
      return Promise.reject(new TryAgain());
    };
    await expect(retrying(db, work)).rejects.toThrow('请稍后重试');
    expect(times).toBe(5);
  });

  it.each([fault('23505'), new DomainError('conflict'), new Error('ours')])(
    'that failed for good (%s) is not',
    async (error) => {
      let times = 0;
      const work = () => {
        times += 1;
        return Promise.reject(error);
      };
      await expect(retrying(db, work)).rejects.toBe(error);
      expect(times).toBe(1);
      expect(isTransient(error)).toBe(false);
    },
  );

  it.each([
    ['waited for a lock so long is told so', fault('55P03'), 1],
    ['found after a long wait that something else holds now begins again', new TryAgain(), 5],
  ])('whose caller %s', async (_, error, tries) => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    let times = 0;
    const work = () => {
      times += 1;
      now += 6000;
      return Promise.reject(error);
    };
    await expect(retrying(db, work)).rejects.toBe(error);
    expect(times).toBe(tries);
    clock.mockRestore();
  });
});
