/** A set of documents, a bit for each: two of them are compared 32 documents at a time. */
export type Bits = Int32Array;

export const emptyBits = (size: number): Bits => new Int32Array((size + 31) >>> 5);

export const hasDoc = (bits: Bits, doc: number): boolean => (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;

export function addDocs(bits: Bits, docs: Int32Array) {
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
  }
}

export function addBits(bits: Bits, others: Bits) {
  for (let at = 0; at < others.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
}

/** Leaves what both hold, and tells whether that is anything. */
export function intersectBits(bits: Bits, others: Bits): boolean {
  let left = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const both = (bits[at] ?? 0) & (others[at] ?? 0);
    bits[at] = both;
    left |= both;
  }
  return left !== 0;
}

function bitsSet(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** From the lowest document up, those that pass. */
export function docsOf(bits: Bits, passes: (doc: number) => boolean = () => true): Int32Array {
  let size = 0;
  for (let at = 0; at < bits.length; at += 1) size += bitsSet(bits[at] ?? 0);
  const docs = new Int32Array(size);
  let last = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      const doc = at * 32 + 31 - Math.clz32(word & -word);
      if (passes(doc)) docs[last++] = doc;
    }
  }
  return docs.subarray(0, last);
}
