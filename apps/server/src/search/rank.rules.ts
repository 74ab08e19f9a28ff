import type { SkuSort } from '@yigou/contract';
import type { Shelf } from './shelf';

/**
 * How closely the words meet an article, lower comes first: its number; category and name, both as typed, or one or
 * both by another word; one of the two; its name; what it is called; anywhere; only used with such a thing. What is met
 * in part begins at `part`.
 */
export const tier = {
  number: 0,
  itself: 1,
  own: 2,
  thing: 3,
  kind: 4,
  name: 5,
  called: 6,
  anywhere: 7,
  used: 8,
  part: 9,
};
export const tierLimit = 16;

const levels = 2 ** 10;
/** Sales count by their magnitude: ten times as many sold are worth a lift, twice as many are not. */
const perMagnitude = 100;
/** What an agreement, or having bought it before, is worth: as much as thirty times the sales. */
const lifted = 150;

const byBits = (sold: number): number => Math.round(Math.log10(1 + sold) * perMagnitude);

export type Lift = (doc: number) => number;

/** Within one tier: in stock first, then what sells more or the viewer's company knows. Lower comes first. */
const within = (shelf: Shelf, doc: number, lift: Lift): number => {
  const worth = Math.min(levels - 1, byBits(shelf.productSales(doc)) + lifted * lift(doc));
  return (shelf.isInStock(doc) ? 0 : levels) + (levels - 1 - worth);
};

const maxSales = 2 ** 24 - 1;

/** Lower comes first. */
export function ranking(
  shelf: Shelf,
  sort: SkuSort,
  lift: Lift,
): (doc: number, closeness: number, price: number) => number {
  const ranks: Record<SkuSort, (doc: number, closeness: number, price: number) => number> = {
    default: (doc, closeness) => Math.min(closeness, tierLimit - 1) * 2 * levels + within(shelf, doc, lift),
    sales: (doc) => maxSales - Math.min(shelf.sales[doc] ?? 0, maxSales),
    priceAsc: (_doc, _closeness, price) => price,
    priceDesc: (_doc, _closeness, price) => -price,
    newest: (doc) => -(shelf.createdAt[doc] ?? 0),
  };
  return ranks[sort];
}
