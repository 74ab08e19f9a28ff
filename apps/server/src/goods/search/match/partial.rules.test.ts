import { describe, expect, it } from 'vitest';
import { addDocs, emptyBits } from './bits.rules';
import { isAttribute, pickBestDocs, weights, weighWords } from './partial.rules';

const knowing = {
  isThing: (word: string) => ['安全鞋', '打印机', '数据线'].includes(word),
  isBrand: (word: string) => word === '得力',
};

const shelf = { size: 10, isOnShelf: (doc: number) => doc !== 4 };

/** What holds each word. */
const hitsOf = (...lists: number[][]) =>
  lists.map((docs) => {
    const bits = emptyBits(shelf.size);
    addDocs(bits, Int32Array.from(docs));
    return bits;
  });

describe('when not all words are found', () => {
  it('the thing outweighs brand and size together', () => {
    const [brand = 0, size = 0, thing = 0] = weighWords(['得力', '46', '安全鞋'], knowing);
    expect(thing).toBeGreaterThan(brand + size);
    expect([brand, size]).toEqual([weights.brand, weights.attribute]);
  });

  it('a single character says little', () => {
    expect(weighWords(['拧', '打印'], knowing)).toEqual([weights.number, weights.word]);
  });

  it('the last of two things is the one that is meant', () => {
    const best = pickBestDocs(hitsOf([1, 2], [2, 3]), weighWords(['打印机', '数据线'], knowing), shelf);
    expect(best.thing).toBe(1);
    expect(Array.from(best.docs)).toEqual([2, 3]);
  });

  it('of two things the one whose goods hold more of the rest is meant, wherever it stands', () => {
    const words = weighWords(['安全鞋', '得力', '防砸', '数据线'], knowing);
    const best = pickBestDocs(hitsOf([1, 2], [1], [1, 2], [3]), words, shelf);
    expect(best.thing).toBe(0);
    expect(best.found).toEqual([true, true, true, false]);
  });

  it('all that is the thing is shown, what meets more of the rest first', () => {
    const hits = hitsOf([1, 5], [9], [1, 2, 3, 4]);
    const best = pickBestDocs(hits, weighWords(['得力', '46', '安全鞋'], knowing), shelf);
    expect(new Map(Array.from(best.docs, (doc, at) => [doc, best.levels[at]]))).toEqual(
      new Map([
        [1, 0],
        [2, 1],
        [3, 1],
      ]),
    );
    expect(best.found).toEqual([true, false, true]);
  });

  it('where the thing is not sold, only what meets the most of the rest', () => {
    const best = pickBestDocs(hitsOf([1, 5], [5, 6], []), weighWords(['得力', '打印', '安全鞋'], knowing), shelf);
    expect(best).toEqual({ docs: Int32Array.of(5), levels: Uint8Array.of(0), found: [true, true, false], thing: -1 });
  });

  it('what is off the shelf does not tell what was found', () => {
    const best = pickBestDocs(hitsOf([4], [1]), weighWords(['得力', '安全鞋'], knowing), shelf);
    expect(best).toEqual({ docs: Int32Array.of(1), levels: Uint8Array.of(0), found: [false, true], thing: 1 });
  });

  it('a colour or a size alone is nothing', () => {
    expect(pickBestDocs(hitsOf([1, 2], []), weighWords(['黑色', '钢琴'], knowing), shelf).docs).toHaveLength(0);
  });

  it.each(['46', '500ml', 'xl', '黑色', 'l', '6*20'])('%s is an attribute', (word) => {
    expect(isAttribute(word)).toBe(true);
  });
  it.each(['鞋', '打印机', 'hp', 'm208dw', '得力'])('%s is none', (word) => {
    expect(isAttribute(word)).toBe(false);
  });
});
