import { expect, it } from 'vitest';
import { Sieve } from './sieve.rules';

const texts = (letter: string) => Array.from({ length: 50_000 }, (_, at) => `${letter}${at}`);

it('holds all that was put in, and hardly anything else', () => {
  const sieve = new Sieve();
  const mine = texts('dla4');
  expect(mine.filter(sieve.mayHold)).toEqual([]);
  for (const text of mine) sieve.put(text);
  expect(mine.every(sieve.mayHold)).toBe(true);
  expect(texts('hpcf').filter(sieve.mayHold).length).toBeLessThan(500);
});
