import { expect, it } from 'vitest';
import { BloomFilter } from './bloomFilter.rules';

const texts = (letter: string) => Array.from({ length: 50_000 }, (_, at) => `${letter}${at}`);

it('holds all that was put in, and hardly anything else', () => {
  const sieve = new BloomFilter();
  const mine = texts('dla4');
  expect(mine.filter(sieve.mayHave)).toEqual([]);
  for (const text of mine) sieve.add(text);
  expect(mine.every(sieve.mayHave)).toBe(true);
  expect(texts('hpcf').filter(sieve.mayHave).length).toBeLessThan(500);
});
