import { isCounted } from '../words/quantities.rules';
import { addBits, type Bits, docsOf, emptyBits, hasDoc } from './bits.rules';

/** What a word weighs when not all of them can be found: the thing itself outweighs its brand, and that its size. */
export const weights = { thing: 32, word: 8, brand: 4, number: 2, attribute: 1 };

const attribute =
  /^(?:[\d.*]+[a-z]{0,3}|[a-z]|[smlx]{1,4}|[红橙黄绿蓝紫黑白灰银金粉棕]色?|大号|小号|中号|加厚|单|双)$/u;

export const isAttribute = (word: string): boolean => attribute.test(word);

type WordTests = { isThing: (word: string) => boolean; isBrand: (word: string) => boolean };

/** Beside each word what it weighs. */
export const weighWords = (words: readonly string[], { isThing, isBrand }: WordTests): number[] =>
  words.map((word) => {
    if (isAttribute(word) || isCounted(word)) return weights.attribute;
    if (isBrand(word)) return weights.brand;
    if (isThing(word)) return weights.thing;
    return word.length === 1 || /\d/.test(word) ? weights.number : weights.word;
  });

type OnShelf = { size: number; isOnShelf: (doc: number) => boolean };
/** `thing` is the place of the word that names what was meant, or −1. */
export type PartialMatch = { docs: Int32Array; levels: Uint8Array; found: boolean[]; thing: number };

const unionOf = (hits: readonly Bits[], size: number): Bits => {
  const all = emptyBits(size);
  for (const bits of hits) addBits(all, bits);
  return all;
};

const nothingFound = (weighed: readonly number[]): PartialMatch => ({
  docs: new Int32Array(0),
  levels: new Uint8Array(0),
  found: weighed.map(() => false),
  thing: -1,
});

/** Beside each document what the words it holds weigh together. */
function sumsOf(docs: Int32Array, hits: readonly Bits[], weighed: readonly number[]): Int32Array {
  const sums = new Int32Array(docs.length);
  for (let word = 0; word < hits.length; word += 1) {
    const [bits, weight] = [hits[word] as Bits, weighed[word] ?? 0];
    for (let at = 0; at < docs.length; at += 1) if (hasDoc(bits, docs[at] ?? 0)) sums[at] = (sums[at] ?? 0) + weight;
  }
  return sums;
}

/** Each sum once, the largest first. */
function distinctSums(sums: Int32Array): number[] {
  const steps = new Set<number>();
  let last = -1;
  for (let at = 0; at < sums.length; at += 1) {
    const sum = sums[at] ?? 0;
    if (sum !== last) steps.add(sum);
    last = sum;
  }
  return [...steps].sort((a, b) => b - a);
}

type ThingHits = { docs: Int32Array; sums: Int32Array; thing: number };

/**
 * Of several things that are named, the one whose goods hold the most of the rest: a line of a sheet ends with remarks.
 * Where they hold the same the last, for Chinese names the thing last.
 */
function thingMeant(hits: readonly Bits[], weighed: readonly number[], shelf: OnShelf): ThingHits | undefined {
  const things = weighed.flatMap((weight, thing): ThingHits[] => {
    const docs = weight === weights.thing ? docsOf(hits[thing] ?? emptyBits(0), shelf.isOnShelf) : new Int32Array(0);
    return docs.length === 0 ? [] : [{ docs, sums: sumsOf(docs, hits, weighed), thing }];
  });
  const most = things.map(({ sums }) => distinctSums(sums)[0] ?? 0);
  return things[most.lastIndexOf(Math.max(...most))];
}

/**
 * The documents that hold the thing, or failing that the most of what was asked for, with their level: 0 holds the
 * most. `found` tells which words the best of them hold.
 */
export function pickBestDocs(hits: readonly Bits[], weighed: readonly number[], shelf: OnShelf): PartialMatch {
  const meant = thingMeant(hits, weighed, shelf);
  const docs = meant?.docs ?? docsOf(unionOf(hits, shelf.size), shelf.isOnShelf);
  const sums = meant?.sums ?? sumsOf(docs, hits, weighed);
  const steps = distinctSums(sums);
  const most = steps[0] ?? 0;
  // A colour or a size alone says nothing: then nothing was found.
  if (most <= weights.attribute) return nothingFound(weighed);
  const best = docs.filter((_, at) => sums[at] === most);
  const found = hits.map((bits) => best.some((doc) => hasDoc(bits, doc)));
  const thing = meant?.thing ?? -1;
  if (!meant) return { docs: best, levels: new Uint8Array(best.length), found, thing };
  const levels = new Uint8Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) levels[at] = steps.indexOf(sums[at] ?? 0);
  return { docs, levels, found, thing };
}
