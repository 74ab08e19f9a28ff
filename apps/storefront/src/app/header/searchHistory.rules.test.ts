import { describe, expect, test } from 'vitest';
import { historyMost, readWords, withWord } from './searchHistory.rules';

describe('the search history', () => {
  test('holds the newest word first and each word once', () => {
    expect(withWord(['硒鼓', '复印纸'], ' 复印纸 ')).toEqual(['复印纸', '硒鼓']);
    expect(withWord([], '安全帽')).toEqual(['安全帽']);
  });

  test('keeps ten and forgets the oldest', () => {
    const ten = Array.from({ length: historyMost }, (_, index) => `词${index}`);
    const next = withWord(ten, '新词');
    expect(next).toHaveLength(10);
    expect(next[0]).toBe('新词');
    expect(next).not.toContain('词9');
  });

  test('takes no empty word and changes nothing it was given', () => {
    const words = ['纸'];
    expect(withWord(words, '  ')).toEqual(['纸']);
    withWord(words, '笔');
    expect(words).toEqual(['纸']);
  });

  test.each([null, '', '{', '{"a":1}', '"纸"', 'null'])('reads %s as nothing', (stored) => {
    expect(readWords(stored)).toEqual([]);
  });

  test('leaves out what is no word', () => {
    expect(readWords('["纸",1,null,"","笔"]')).toEqual(['纸', '笔']);
  });
});
