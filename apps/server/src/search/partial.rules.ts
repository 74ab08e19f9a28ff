/** What a word weighs when not all of them can be found: the thing itself outweighs its brand, and that its size. */
export const weights = { thing: 32, word: 8, brand: 4, number: 2, attribute: 1 };

const attribute =
  /^(?:[\d.*]+[a-z]{0,3}|[a-z]|[smlx]{1,4}|[红橙黄绿蓝紫黑白灰银金粉棕]色?|大号|小号|中号|加厚|单|双)$/u;

export const isAttribute = (word: string): boolean => attribute.test(word);

type Knowing = { isThing: (word: string) => boolean; isBrand: (word: string) => boolean };

/** Beside each word what it weighs. Chinese names the thing last, so the last of several things counts twice. */
export function weigh(words: readonly string[], { isThing, isBrand }: Knowing): number[] {
  const plain = words.map((word) => {
    if (isAttribute(word)) return weights.attribute;
    if (isBrand(word)) return weights.brand;
    if (isThing(word)) return weights.thing;
    return /\d/.test(word) ? weights.number : weights.word;
  });
  const last = plain.lastIndexOf(weights.thing);
  return plain.map((weight, at) => (at === last ? weight * 2 : weight));
}

type OnShelf = { size: number; isOnShelf: (doc: number) => boolean };
export type Best = { docs: Int32Array; levels: Uint8Array; found: boolean[] };

/**
 * The documents that hold the thing, or failing that the most of what was asked for, with their level: 0 holds the
 * most. `found` tells which words the best of them hold.
 */
export function bestOf(hits: readonly Int32Array[], weighed: readonly number[], shelf: OnShelf): Best {
  const sums = new Uint16Array(shelf.size);
  const touched: number[] = [];
  for (const [at, docs] of hits.entries()) {
    for (const doc of docs) {
      if (!shelf.isOnShelf(doc)) continue;
      if (sums[doc] === 0) touched.push(doc);
      sums[doc] = (sums[doc] ?? 0) + (weighed[at] ?? 0);
    }
  }
  const steps = [...new Set(touched.map((doc) => sums[doc] ?? 0))].sort((a, b) => b - a);
  const most = steps[0] ?? 0;
  // A colour or a size alone says nothing: then nothing was found.
  if (most <= weights.attribute) {
    return { docs: new Int32Array(0), levels: new Uint8Array(0), found: weighed.map(() => false) };
  }
  const least = most >= weights.thing * 2 ? weights.thing * 2 : most;
  const docs = new Int32Array(touched.length);
  const levels = new Uint8Array(touched.length);
  let size = 0;
  for (const doc of touched) {
    const sum = sums[doc] ?? 0;
    if (sum < least) continue;
    docs[size] = doc;
    levels[size++] = steps.indexOf(sum);
  }
  return {
    docs: docs.subarray(0, size),
    levels: levels.subarray(0, size),
    found: hits.map((each) => each.some((doc) => sums[doc] === most)),
  };
}
