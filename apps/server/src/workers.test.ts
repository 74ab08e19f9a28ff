import { expect, it } from 'vitest';
import { sweep } from './workers';

it('a duty that fails keeps no other from its turn', async () => {
  const told: string[] = [];
  const log = { error: (_: unknown, text: string) => told.push(text), warn: () => {} };
  const broken = new Proxy(
    {},
    {
      get: () => {
        throw new Error('the database is away');
      },
    },
  );
  await sweep({ tx: broken, now: new Date(), log } as never, {} as never);
  expect(told).toHaveLength(19);
  expect(new Set(told).size).toBe(19);
});
