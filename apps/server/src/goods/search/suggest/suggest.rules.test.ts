import { describe, expect, it } from 'vitest';
import { termOf } from '../shelf/shopTerm.rules';
import { categoriesFor, completeTyped, type SuggestWords } from './suggest.rules';

/** Names of goods, and how many SKUs bear them. */
const goods: [names: string[], size: number][] = [
  [['复印纸', '得力'], 6],
  [['彩色复印纸', '复印纸', '得力'], 2],
  [['复写纸', '得力'], 3],
  [['复印纸', '晨光'], 4],
  [['订书机', '晨光'], 5],
  [['丁腈手套', '手套', '霍尼韦尔'], 7],
  [['复印机', '惠普'], 0],
];

const setsOf = new Map<string, number[]>();
for (const [set, [names]] of goods.entries())
  for (const name of names) setsOf.set(name, [...(setsOf.get(name) ?? []), set]);

const brands = ['得力', '晨光', '霍尼韦尔', '惠普'];
const words: SuggestWords = {
  terms: [
    termOf('订书机', 'term', 0, 0),
    ...[...setsOf.keys()]
      .filter((name) => name !== '订书机')
      .map((name) => termOf(name, brands.includes(name) ? 'brand' : 'term', 1, brands.includes(name) ? 2 : 6)),
    { ...termOf('deli', 'brand', 1, 3), text: '得力' },
  ],
  categories: ['复印纸', '复写纸', '手套', '打印复印'].map((name, at) => termOf(name, 'category', at + 1, 1)),
  setsOf,
  sizeOf: (set) => goods[set]?.[1] ?? 0,
};

describe('half a word becomes a whole one', () => {
  it.each([
    ['复', ['复印纸', '复写纸', '复印机', '彩色复印纸']],
    ['fy', ['复印纸', '复印机']],
    ['fuyinz', ['复印纸']],
    ['ＦＹＺ', ['复印纸']],
    ['xyz', []],
    ['', []],
    ['  ', []],
    ['💥', []],
  ])('%s → %j', (typed, expected) => {
    expect(completeTyped(words, typed, 5)).toEqual(expected);
  });

  it('what is searched most comes first among those as close', () => {
    expect(completeTyped(words, 'd', 5).indexOf('订书机')).toBeLessThan(
      completeTyped(words, 'd', 5).indexOf('丁腈手套'),
    );
  });
});

describe('of several words each may be half', () => {
  it.each([
    ['得力 复', ['得力 复印纸', '得力 复写纸', '得力 彩色复印纸']],
    ['得 复写', ['得力 复写纸']],
    ['deli fuyin', ['得力 复印纸']],
    ['得力复', ['得力 复印纸', '得力 复写纸', '得力 彩色复印纸']],
    ['晨光 复', ['晨光 复印纸']],
    ['晨光 复写', []],
    ['手套 丁', ['丁腈手套']],
    ['a4 复写', ['a4 复写纸']],
  ])('%s → %j', (typed, expected) => {
    expect(completeTyped(words, typed, 5)).toEqual(expected);
  });
});

describe('a whole word goes on', () => {
  it('with the brands that make it', () => {
    expect(completeTyped(words, '复印纸', 5)).toEqual(['复印纸', '彩色复印纸', '得力 复印纸', '晨光 复印纸']);
  });

  it('with what the brand makes', () => {
    expect(completeTyped(words, '得力', 5)).toEqual(['得力', '得力 复印纸', '得力 复写纸']);
  });

  it('and is never more than there is room for', () => {
    for (const typed of ['复', '得力', '复印纸', 'd', '得力 复']) {
      expect(completeTyped(words, typed, 3).length).toBeLessThanOrEqual(3);
    }
  });
});

it('a kind of it comes before what only begins with it, once the word is whole', () => {
  const more = { ...words, terms: ['打印机', '打印机柜', '激光打印机'].map((name) => termOf(name, 'term', 0, 6)) };
  expect(completeTyped(more, '打印', 5)).toEqual(['打印机', '打印机柜', '激光打印机']);
  expect(completeTyped(more, '打印机', 5)).toEqual(['打印机', '激光打印机', '打印机柜']);
});

it('categories go by the last word, and by what the words before it make', () => {
  const names = (typed: string) => categoriesFor(words, typed, 5).map((id) => words.categories[id - 1]?.text);
  expect(names('复印')).toEqual(['复印纸', '打印复印']);
  expect(names('fxz')).toEqual(['复写纸']);
  expect(names('晨光 复')).toEqual(['复印纸']);
  expect(names('霍尼 手')).toEqual(['手套']);
});
