import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPiece, pieceOf, splitIntoInvoices, splitReason, sumPieces } from './splitting.rules';

describe('cutting', () => {
  it('puts all on one invoice, until the limit', () => {
    const pieces = [pieceOf(1, 10, 11_300, 13), pieceOf(2, 1, 22_600, 13)];
    expect(splitIntoInvoices(pieces)).toEqual([pieces]);
    expect(splitIntoInvoices(pieces, 20_000)).toEqual([[pieces[0]], [pieces[1]]]);
  });

  it('cuts a line that is over the limit by itself, by whole pieces', () => {
    const sheets = splitIntoInvoices([pieceOf(1, 10, 113_000, 13)], 30_000);
    expect(sheets.map((sheet) => sheet.map(({ qty }) => qty))).toEqual([[3], [3], [3], [1]]);
    expect(splitIntoInvoices([pieceOf(1, 2, 113_000, 13)], 100)).toHaveLength(2);
  });

  it('says why there are so many', () => {
    expect(splitReason(1, 1)).toBe('同一抬头、同一类型，开 1 张');
    expect(splitReason(1, 3)).toContain('3 张订单');
    expect(splitReason(2, 3)).toContain('上限 10 万元，分开 2 张');
  });
});

const piece = fc
  .record({
    qty: fc.integer({ min: 1, max: 99_999 }),
    total: fc.integer({ min: 1, max: 200_000_000 }),
    rate: fc.constantFrom(0, 1, 3, 6, 9, 13),
  })
  .map(({ qty, total, rate }) => pieceOf(1, qty, total, rate));
const pieces = fc.array(piece, { minLength: 1, maxLength: 30 });

describe('whatever the lines', () => {
  it('the invoices are exactly the application, and none is over the limit but of a single piece', () => {
    const most = fc.integer({ min: 10_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(pieces, most, (given, limit) => {
        const sheets = splitIntoInvoices(given, limit);
        expect(sumPieces(sheets.flat())).toEqual(sumPieces(given));
        expect(sheets.flat().reduce((sum, { qty }) => sum + qty, 0)).toBe(given.reduce((sum, { qty }) => sum + qty, 0));
        const over = sheets.filter((sheet) => {
          const { total, tax } = sumPieces(sheet);
          // Rounding may put half a 分 of each slice on either side.
          return total - tax > limit + 1 && sheet.some(({ qty }) => qty > 1);
        });
        expect(over).toEqual([]);
      }),
    );
  });

  it('the parts of a line are never more than it, and together exactly it', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(piece, steps, (blue, wanted) => {
        let rest = blue;
        const reds = [];
        for (const step of [...wanted, blue.qty]) {
          const count = Math.min(step, rest.qty);
          if (count === 0) break;
          const [red, left] = cutPiece(rest, count);
          reds.push(red);
          rest = left;
          const so = sumPieces(reds);
          expect(so.total <= blue.total && so.tax <= blue.tax && so.tax <= so.total).toBe(true);
        }
        expect(sumPieces(reds)).toEqual(sumPieces([blue]));
        expect(reds.every(({ total, tax }) => total >= 0 && tax >= 0)).toBe(true);
      }),
    );
  });
});
