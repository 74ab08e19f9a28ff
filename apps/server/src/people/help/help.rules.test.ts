import { describe, expect, it } from 'vitest';
import { excerptOf } from './help.rules';

describe('excerptOf', () => {
  it('is cut around the word', () => {
    const plain = `${'前'.repeat(100)}关键字${'后'.repeat(100)}`;
    const excerpt = excerptOf(plain, '关键字');
    expect(excerpt).toContain('关键字');
    expect(excerpt.startsWith('…')).toBe(true);
    expect(excerpt.endsWith('…')).toBe(true);
    expect(excerptOf('短文', '没有')).toBe('短文');
  });
});
