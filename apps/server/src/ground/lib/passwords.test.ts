import { expect, it } from 'vitest';
import { hashForStore, matchesStored } from './passwords';

it('stores what takes its time to guess', async () => {
  const stored = await hashForStore('a password');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await matchesStored(stored, 'a password')).toBe(true);
  expect(await matchesStored(stored, 'another')).toBe(false);
});
