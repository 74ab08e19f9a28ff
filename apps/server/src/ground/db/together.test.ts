import { expect, test } from 'vitest';
import { together } from './together';

test('gives the answers in the order of the questions', async () => {
  const later = new Promise<string>((resolve) => setImmediate(resolve, 'later'));
  expect(await together([later, Promise.resolve(2), false])).toEqual(['later', 2, false]);
});

test('fails with the first in order, and only after the last has come to its end', async () => {
  const ended: string[] = [];
  const slowly = async (name: string, fails: boolean) => {
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(name);
    if (fails) throw new Error(name);
  };
  const asked = together([slowly('slow', true), Promise.reject(new Error('quick')), slowly('last', false)]);
  await expect(asked).rejects.toThrow('slow');
  expect(ended).toEqual(['slow', 'last']);
});
