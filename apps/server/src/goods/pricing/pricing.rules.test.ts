import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookLine, choosePrice, linePriceAt, netOf, priceSteps, quotePrice } from './pricing.rules';

const day = '2026-11-15';
const now = new Date('2026-11-15T00:00:00+08:00');
const tiers = [
  { fromQty: 10, price: 900 },
  { fromQty: 50, price: 800 },
];
let made = 0;
const line = (more: Partial<BookLine> = {}): BookLine => {
  made += 1;
  const book = { bookId: made, bookName: '', audience: 'customers' as const, priority: false, ceiling: false };
  return { ...book, lineId: made, price: 950, tiers: [], fromDay: '2026-01-01', toDay: null, ownFrom: null, ...more };
};
const basis = (...lines: BookLine[]) => ({ listPrice: 1000, tiers, lines });

describe('without a book', () => {
  it.each([
    [1, 1000, 'list'],
    [9, 1000, 'list'],
    [10, 900, 'tier'],
    [49, 900, 'tier'],
    [50, 800, 'tier'],
    [99_999, 800, 'tier'],
  ])('%i pieces cost %i each by %s', (qty, price, kind) => {
    expect(quotePrice(basis(), qty, now)).toMatchObject({ price, kind });
  });
});

describe('a line', () => {
  it.each([
    ['from its first day', { fromDay: day }, 'contract', undefined],
    ['not the day before', { fromDay: '2026-11-16' }, 'tier', 'notYet'],
    ['through its last day', { toDay: day }, 'contract', undefined],
    ['not the day after', { toDay: '2026-11-14' }, 'tier', 'over'],
    ['without an end', { toDay: null }, 'contract', undefined],
  ])('counts %s', (_, days, kind, why) => {
    const chosen = choosePrice(basis(line(days)), 60, day);
    expect([chosen.kind, chosen.lost[0]?.why]).toEqual([kind, why]);
  });

  it('turns at midnight in Shanghai', () => {
    const until = basis(line({ toDay: '2026-11-14' }));
    expect(quotePrice(until, 1, new Date(now.getTime() - 1)).kind).toBe('contract');
    expect(quotePrice(until, 1, now).kind).toBe('list');
  });

  it('has its own tiers and none of the list', () => {
    const own = line({ tiers: [{ fromQty: 20, price: 700 }] });
    expect([1, 10, 19, 20].map((qty) => quotePrice(basis(own), qty, now).price)).toEqual([950, 950, 950, 700]);
  });

  it('under a ceiling yields to a lower list price at that quantity, and not to the same', () => {
    const capped = line({ ceiling: true, price: 900 });
    const at = (qty: number) => choosePrice(basis(capped), qty, day);
    expect([1, 10, 50].map((qty) => [at(qty).price, at(qty).kind])).toEqual([
      [900, 'contract'],
      [900, 'contract'],
      [800, 'tier'],
    ]);
    expect(at(50).lost).toEqual([{ line: capped, price: 900, why: 'ceiling' }]);
    expect(quotePrice(basis(line({ price: 2000 })), 1, now)).toMatchObject({ price: 2000, kind: 'contract' });
  });
});

describe('of several books', () => {
  const own = line({ price: 990 });
  const group = line({ audience: 'groups', price: 900 });
  const all = line({ audience: 'all', price: 800 });

  it('the own one goes before those of groups, and these before one for all', () => {
    const chosen = choosePrice(basis(all, group, own), 1, day);
    expect([chosen.line, chosen.lost.map(({ why }) => why)]).toEqual([own, ['level', 'level']]);
    expect(quotePrice(basis(all, group), 1, now).line).toBe(group);
  });

  it('one with priority goes before cheaper ones of its level, and not before another level', () => {
    const special = line({ price: 995, priority: true });
    const chosen = choosePrice(basis(own, special), 1, day);
    expect([chosen.line, chosen.lost[0]?.why]).toEqual([special, 'priority']);
    const everybody = line({ audience: 'all', price: 1, priority: true });
    expect(quotePrice(basis(own, everybody), 1, now).line).toBe(own);
  });

  it('then the lowest at this quantity, by its tiers', () => {
    const stepped = line({ price: 999, tiers: [{ fromQty: 100, price: 600 }] });
    const at = (qty: number) => choosePrice(basis(own, stepped), qty, day);
    expect([at(99).line, at(99).lost[0]?.why]).toEqual([own, 'dearer']);
    expect(at(100).line).toBe(stepped);
  });

  it('of two at the same price the one that lasts longer', () => {
    const [short, long, open] = ['2026-11-20', '2026-12-20', null].map((toDay) => line({ toDay, price: 990 }));
    const chosen = choosePrice(basis(...([short, long, open] as BookLine[])), 1, day);
    expect([chosen.line, chosen.lost.map(({ why }) => why)]).toEqual([open, ['same', 'same']]);
  });

  it('a price of another book that began later takes nothing over', () => {
    const cheap = line({ bookId: 1, price: 900 });
    const later = line({ bookId: 2, ownFrom: '2026-11-15', fromDay: '2026-11-15', price: 980 });
    const chosen = choosePrice(basis(cheap, later), 1, day);
    expect([chosen.line, chosen.lost.map(({ why }) => why)]).toEqual([cheap, ['dearer']]);
  });

  it('in one book the price that began last takes over, dearer too', () => {
    const before = line({ bookId: 1 });
    const after = line({ bookId: 1, ownFrom: '2026-11-15', fromDay: '2026-11-15', price: 980 });
    const chosen = choosePrice(basis(before, after), 1, day);
    expect([chosen.line, chosen.lost[0]?.why]).toEqual([after, 'replaced']);
    expect(choosePrice(basis(before, after), 1, '2026-11-14').line).toBe(before);
  });

  it('a winner that yields to the list price does not hand over to another book', () => {
    expect(quotePrice(basis(line({ price: 1001, ceiling: true }), all), 1, now)).toMatchObject({ price: 1000 });
  });
});

const anyLine = fc
  .record({
    bookId: fc.integer({ min: 1, max: 4 }),
    audience: fc.constantFrom('customers' as const, 'groups' as const, 'all' as const),
    priority: fc.boolean(),
    ceiling: fc.boolean(),
    price: fc.integer({ min: 500, max: 1500 }),
    from: fc.integer({ min: 10, max: 20 }),
    days: fc.option(fc.integer({ min: 0, max: 8 })),
    isScheduled: fc.boolean(),
    step: fc.option(fc.integer({ min: 2, max: 60 })),
  })
  .map(({ from, days, isScheduled, step, ...more }) =>
    line({
      ...more,
      // A book is for one audience.
      bookId: more.bookId * 10 + ['customers', 'groups', 'all'].indexOf(more.audience),
      fromDay: `2026-11-${from}`,
      toDay: days === null ? null : `2026-11-${from + days}`,
      ownFrom: isScheduled ? `2026-11-${from}` : null,
      tiers: step === null ? [] : [{ fromQty: step, price: more.price - 100 }],
    }),
  );
const anyLines = fc.array(anyLine, { maxLength: 7 });

describe('for any books', () => {
  it('every line has won or has lost for a reason, and the price is that of the winner', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 100 }), (lines, qty) => {
        const chosen = choosePrice(basis(...lines), qty, day);
        const told = [...chosen.lost.map((lost) => lost.line), ...(chosen.line ? [chosen.line] : [])];
        expect(told.map(({ lineId }) => lineId).sort()).toEqual(lines.map(({ lineId }) => lineId).sort());
        const list = quotePrice(basis(), qty, now).price;
        expect(chosen.price).toBe(chosen.line ? linePriceAt(chosen.line, qty) : list);
        if (chosen.line?.ceiling) expect(chosen.price).toBeLessThanOrEqual(list);
      }),
    );
  });

  it('is the same in whatever order they are read', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 100 }), (lines, qty) => {
        const one = choosePrice(basis(...lines), qty, day);
        const other = choosePrice(basis(...[...lines].reverse()), qty, day);
        expect([other.price, other.kind]).toEqual([one.price, one.kind]);
      }),
    );
  });

  it('the steps that are shown say what each quantity costs', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 80 }), (lines, moq, more) => {
        const from = basis(...lines);
        const shown = priceSteps(from, moq, now).findLast(({ fromQty }) => fromQty <= moq + more);
        const first = quotePrice(from, moq, now).price;
        expect(shown?.price ?? first).toBe(quotePrice(from, moq + more, now).price);
      }),
    );
  });
});

it('a quantity from which nothing is cheaper is no step', () => {
  const agreed = line({ price: 800, tiers: [{ fromQty: 30, price: 700 }] });
  expect(priceSteps(basis(agreed), 1, now)).toEqual([{ fromQty: 30, price: 700 }]);
  expect(priceSteps(basis(), 10, now)).toEqual([{ fromQty: 50, price: 800 }]);
});

describe('netOf', () => {
  it('and the tax add up to the price, to the cent', () => {
    expect(netOf(11_300, 13)).toBe(10_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(6, 9, 13), (price, rate) => {
        const net = netOf(price, rate);
        expect(Math.abs(net * (1 + rate / 100) - price)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
