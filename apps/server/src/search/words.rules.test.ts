import { describe, expect, it } from 'vitest';
import { cutCoarse, cutFine } from './jieba';
import { lexemesOf } from './lexemes.rules';
import { typedWords, wordQueries } from './query.rules';
import { didYouMean, distance, suggest, termOf } from './suggest.rules';
import { fold, soundsOf, wordsOf } from './words.rules';

describe('fold', () => {
  it.each([
    ['Ａ４', 'a4'],
    ['M6×20', 'm6*20'],
    ['M6*20', 'm6*20'],
    ['M6x20', 'm6*20'],
    ['m6 × 20', 'm6*20'],
    ['USB', 'usb'],
    ['ThinkBook X1', 'thinkbook x1'],
    ['64G U盘', '64g 优盘'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('words', () => {
  it('of a name are long, short and single', () => {
    const words = wordsOf('得力 A4复印纸 70g', cutFine);
    expect(words).toEqual(expect.arrayContaining(['得力', 'a4', '复印纸', '复印', '纸', '70g']));
  });

  it('of a number are the whole and its parts', () => {
    expect(wordsOf('CF-280A', cutFine)).toEqual(expect.arrayContaining(['cf-280a', 'cf', '280a']));
  });

  it('have a sound and initials', () => {
    expect(soundsOf('复印纸')).toEqual(['fuyinzhi', 'fyz']);
  });

  it('of the index are kept apart by kind', () => {
    const texts = {
      skuNo: 'DL-A4-70',
      named: ['复印纸'],
      category: '纸张',
      brand: ['得力'],
      around: ['热销'],
      spoken: ['复印纸'],
    };
    const lexemes = lexemesOf(texts, cutFine);
    expect(lexemes).toEqual(
      expect.arrayContaining([
        '复印纸',
        'n:复印纸',
        '得力',
        's:dl-a4-70',
        's:dla470',
        'p:fuyinzhi',
        'i:fyz',
        'k:纸张',
        'b:得力',
        '热销',
      ]),
    );
    expect(lexemes).not.toContain('n:得力');
  });
});

describe('what was typed', () => {
  const groups: Record<string, string[]> = { 插排: ['插排', '插线板'] };
  const sameAs = (word: string) => groups[word] ?? [word];

  it.each([
    ['a4复印纸', ['a4', '复印纸']],
    ['插排', ['插排']],
    ['L码手套', ['l', '手套']],
    ['码', ['码']],
  ])('%s is cut into %j', (typed, words) => {
    expect(typedWords(typed, cutCoarse)).toEqual(words);
  });

  it.each(['', '   ', '，。！', '%_', '💥', '***'])('%s is nothing to search for', (typed) => {
    expect(wordQueries(typedWords(typed, cutCoarse), sameAs)).toBeNull();
  });

  it('asks for every word, or one that means the same', () => {
    expect(wordQueries(['插排', '公牛'], sameAs)?.everywhere).toBe("(('插排' | '插线板') & '公牛')");
  });

  it('lets numbers be typed half and letters be sounds, but not a single letter be anything', () => {
    expect(wordQueries(['fyz'], sameAs)?.everywhere).toBe("('fyz':* | 's:fyz':* | 'p:fyz':* | 'i:fyz')");
    expect(wordQueries(['l'], sameAs)?.everywhere).toBe("('l' | 's:l':*)");
  });

  it('quotes what means something to the database', () => {
    expect(wordQueries(["a'b"], sameAs)?.everywhere).toContain("'a''b'");
    expect(wordQueries(['a\\b'], sameAs)?.everywhere).toContain("'a\\\\b'");
  });
});

describe('suggestions', () => {
  const terms = [
    termOf('复印纸', 'category', 1, 1),
    termOf('彩色复印纸', 'category', 2, 1),
    termOf('得力', 'brand', 3, 2),
  ];

  it.each([
    ['复印', ['复印纸', '彩色复印纸']],
    ['fuyin', ['复印纸']],
    ['fyz', ['复印纸']],
    ['deli', ['得力']],
    ['xyz', []],
    ['', []],
  ])('%s → %j', (typed, expected) => {
    expect(suggest(terms, typed, 10).map((each) => each.text)).toEqual(expected);
  });

  it('offer what sounds the same or differs by one character', () => {
    expect(didYouMean(terms, '复映纸')).toBe('复印纸');
    expect(didYouMean(terms, '覆印纸')).toBe('复印纸');
    expect(didYouMean(terms, '完全不同')).toBe('');
  });

  it('measure distance', () => {
    expect(distance('abc', 'abc')).toBe(0);
    expect(distance('abc', 'abd')).toBe(1);
    expect(distance('abc', 'ab')).toBe(1);
    expect(distance('abc', 'xyz')).toBe(3);
    expect(distance('a', 'abcd')).toBe(3);
  });
});
