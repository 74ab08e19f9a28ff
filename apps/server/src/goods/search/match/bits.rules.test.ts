import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBits, addDocs, docsOf, emptyBits, hasDoc, intersectBits } from './bits.rules';

const size = 100;
const docs = fc.uniqueArray(fc.nat({ max: size - 1 }));

const bitsOf = (list: readonly number[]) => {
  const bits = emptyBits(size);
  addDocs(bits, Int32Array.from(list));
  return bits;
};

const sorted = (list: Iterable<number>) => [...list].sort((a, b) => a - b);

it('a set of bits holds, joins and keeps like a plain set', () => {
  fc.assert(
    fc.property(docs, docs, (some, others) => {
      const either = bitsOf(some);
      addBits(either, bitsOf(others));
      expect([...docsOf(either)]).toEqual(sorted(new Set([...some, ...others])));
      const both = bitsOf(some);
      const common = some.filter((doc) => others.includes(doc));
      expect(intersectBits(both, bitsOf(others))).toBe(common.length > 0);
      expect([...docsOf(both)]).toEqual(sorted(common));
      for (let doc = 0; doc < size; doc += 1) expect(hasDoc(both, doc)).toBe(common.includes(doc));
      expect([...docsOf(either, (doc) => doc % 2 === 1)]).toEqual([...docsOf(either)].filter((doc) => doc % 2 === 1));
    }),
  );
});

it('documents that came later than the bits are not in them, and do no harm', () => {
  const bits = emptyBits(32);
  addDocs(bits, Int32Array.of(3, 40));
  expect([...docsOf(bits)]).toEqual([3]);
  expect(hasDoc(bits, 40)).toBe(false);
  expect(intersectBits(bitsOf([3, 40]), bits)).toBe(true);
});
