import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByWords } from './highlight.rules';

const hits = (text: string, search: string) =>
  splitByWords(text, search)
    .filter((piece) => piece.hit)
    .map((piece) => piece.text);

describe('splitByWords', () => {
  it('marks every place, whatever the case', () => {
    expect(splitByWords('申请发票 与发票', '发票')).toEqual([
      { text: '申请', hit: false, at: 0 },
      { text: '发票', hit: true, at: 2 },
      { text: ' 与', hit: false, at: 4 },
      { text: '发票', hit: true, at: 6 },
    ]);
    expect(hits('PDF 和 pdf', 'Pdf')).toEqual(['PDF', 'pdf']);
  });
  it('marks each of several words, the longer before its beginning', () => {
    expect(hits('协议价格与协议', '协议 协议价')).toEqual(['协议价', '协议']);
  });
  it('takes signs as what they are', () => {
    expect(hits('a.b axb (1+1) \\', '. (1+1) \\')).toEqual(['.', '(1+1)', '\\']);
  });
  it('marks nothing without a word', () => {
    expect(splitByWords('文章', '  ')).toEqual([{ text: '文章', hit: false, at: 0 }]);
    expect(splitByWords('', '文')).toEqual([]);
  });
  it('loses no character', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, search) => {
        const pieces = splitByWords(text, search);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces) expect(text.startsWith(piece.text, piece.at)).toBe(true);
      }),
    );
  });
});
