import { describe, expect, it } from 'vitest';
import { languageWith } from '../search/words/jieba';
import { firstTwice, isSameGroup, tidyWord } from './words.rules';

describe('words', () => {
  it('are the same however they are written', () => {
    expect(tidyWord('  A4   纸 ')).toBe('A4 纸');
    expect(firstTwice(['複印紙', 'Ａ4纸', '复印纸'])).toBe('复印纸');
    expect(firstTwice(['丁腈', '耐油'])).toBeUndefined();
    expect(isSameGroup({ words: ['丁腈', 'NBR'], oneWay: [] }, { words: ['nbr', '丁腈'], oneWay: [] })).toBe(true);
    expect(isSameGroup({ words: ['丁腈', 'NBR'], oneWay: [] }, { words: ['丁腈'], oneWay: ['NBR'] })).toBe(false);
  });
});

describe('a language with other words', () => {
  it('knows them, and leaves the shop’s as it is', () => {
    const word = '鲁班匣盖';
    const { cut, isWord } = languageWith([word]);
    expect([isWord(word), cut('黑色鲁班匣盖')]).toEqual([true, ['黑色', word]]);
    const plain = languageWith([]);
    expect([plain.isWord(word), plain.cut('黑色鲁班匣盖').includes(word)]).toEqual([false, false]);
  });
});
