import type { PriceKind } from '@yigou/contract/goods/catalog.terms';
import type { BookAudience, LostBy } from '@yigou/contract/goods/priceBooks.terms';
import { formatDate } from '@yigou/contract/ground/time';

export type PriceTier = { fromQty: number; price: number };

/**
 * A line of a book that is for a customer. Days are those of Shanghai, the last one included; null: no end. Money in 分.
 */
export type BookLine = {
  lineId: number;
  bookId: number;
  bookName: string;
  audience: BookAudience;
  /** 专项优先: before other books for the same kind of audience. */
  priority: boolean;
  /** 不高于商城价. */
  ceiling: boolean;
  price: number;
  tiers: readonly PriceTier[];
  /** Both the book and the line are good on these days. */
  fromDay: string;
  toDay: string | null;
  /** The line's own beginning; null: it has the book's. */
  ownFrom: string | null;
};

type PriceBasis = { listPrice: number; tiers: readonly PriceTier[]; lines: readonly BookLine[] };
type Priced = { price: number; kind: PriceKind; line: BookLine | null };
export type Lost = { line: BookLine; price: number; why: LostBy };

const levels: Record<BookAudience, number> = { customers: 0, groups: 1, all: 2 };

const stepAt = (tiers: readonly PriceTier[], qty: number): PriceTier | undefined =>
  tiers.findLast(({ fromQty }) => fromQty <= qty);

export const linePriceAt = ({ price, tiers }: Pick<BookLine, 'price' | 'tiers'>, qty: number): number =>
  stepAt(tiers, qty)?.price ?? price;

function listAt({ listPrice, tiers }: PriceBasis, qty: number): Priced {
  const step = stepAt(tiers, qty);
  return step ? { price: step.price, kind: 'tier', line: null } : { price: listPrice, kind: 'list', line: null };
}

export const isOver = ({ toDay }: Pick<BookLine, 'toDay'>, day: string): boolean => toDay !== null && toDay < day;
export const isOn = (line: Pick<BookLine, 'fromDay' | 'toDay'>, day: string): boolean =>
  line.fromDay <= day && !isOver(line, day);

const began = ({ ownFrom }: BookLine): string => ownFrom ?? '';
const lasts = ({ toDay }: BookLine): string => toDay ?? '9';

/** Below zero: the first goes before the second. The last words only make it the same answer every time. */
const compareAt =
  (qty: number) =>
  (one: BookLine, other: BookLine): number =>
    levels[one.audience] - levels[other.audience] ||
    Number(other.priority) - Number(one.priority) ||
    linePriceAt(one, qty) - linePriceAt(other, qty) ||
    lasts(other).localeCompare(lasts(one)) ||
    one.lineId - other.lineId;

function whyLost(line: BookLine, winner: BookLine, qty: number): LostBy {
  if (line.audience !== winner.audience) return 'level';
  if (line.priority !== winner.priority) return 'priority';
  return linePriceAt(line, qty) > linePriceAt(winner, qty) ? 'dearer' : 'same';
}

/** In one book the line that began last counts: a scheduled price takes over on its day. */
const isReplaced = (line: BookLine, standing: readonly BookLine[]): boolean =>
  standing.some((other) => other.bookId === line.bookId && began(other) > began(line));

/**
 * The one price of the house (decisions/0075), for shop, cart, order and whoever asks why: of the books for this
 * customer its own before those of its groups before those for all; there those with priority first; there the lowest
 * at this quantity. A line has its own tiers and never those of the list; one under a ceiling yields to a lower list price.
 */
export function choosePrice(basis: PriceBasis, qty: number, day: string): Priced & { lost: Lost[] } {
  const list = listAt(basis, qty);
  if (basis.lines.length === 0) return { ...list, lost: [] };
  const lost: Lost[] = [];
  const lose = (line: BookLine, why: LostBy) => lost.push({ line, price: linePriceAt(line, qty), why });
  const standing = basis.lines.filter((line) => isOn(line, day));
  const counting = standing.filter((line) => !isReplaced(line, standing)).sort(compareAt(qty));
  const [first, ...others] = counting;
  const yields = first?.ceiling === true && linePriceAt(first, qty) > list.price;
  if (first && yields) lose(first, 'ceiling');
  for (const line of others) lose(line, whyLost(line, first as BookLine, qty));
  for (const line of standing) if (isReplaced(line, standing)) lose(line, 'replaced');
  for (const line of basis.lines) if (!isOn(line, day)) lose(line, isOver(line, day) ? 'over' : 'notYet');
  if (!first || yields) return { ...list, lost };
  return { price: linePriceAt(first, qty), kind: 'contract', line: first, lost };
}

/** What everybody pays at this quantity. */
export const listPriceAt = (basis: Pick<PriceBasis, 'listPrice' | 'tiers'>, qty: number): number =>
  listAt({ ...basis, lines: [] }, qty).price;

/** The price at a moment, where nobody asks why. */
export function quotePrice(basis: PriceBasis, qty: number, now: Date): Priced {
  return basis.lines.length === 0 ? listAt(basis, qty) : choosePrice(basis, qty, formatDate(now));
}

/** The steps a buyer of at least so many sees: from which quantity on it costs less than before. */
export function priceSteps(basis: PriceBasis, least: number, now: Date): PriceTier[] {
  const quantities = [basis.tiers, ...basis.lines.map(({ tiers }) => tiers)].flat().map(({ fromQty }) => fromQty);
  let { price } = quotePrice(basis, least, now);
  return [...new Set(quantities)]
    .filter((qty) => qty > least)
    .sort((one, other) => one - other)
    .flatMap((fromQty) => {
      const next = quotePrice(basis, fromQty, now).price;
      if (next >= price) return [];
      price = next;
      return [{ fromQty, price }];
    });
}

/** Without the tax that every price includes, to the cent. */
export const netOf = (price: number, taxRate: number): number => Math.round((price * 100) / (100 + taxRate));
