import type { ChosenSku } from '@yigou/contract/goods/assortment.console';

export const repricingWays = { percent: '按比例', amount: '加减', margin: '按毛利', market: '=市场价' } as const;
export type RepricingWay = keyof typeof repricingWays;

/** In 分: what a new price is a multiple of. */
export const roundings = { 1: '0.01', 10: '0.10', 100: '1' } as const;
export type Rounding = 1 | 10 | 100;

/** `value`: percent, yuan or the margin wanted in percent; the market price needs none. */
export type Repricing = { way: RepricingWay; value: number | null; rounding: Rounding };

type Prices = Pick<ChosenSku, 'listPrice' | 'marketPrice' | 'cost' | 'tiers'>;

function wantedPrice({ listPrice, marketPrice, cost }: Prices, { way, value }: Repricing): number | null {
  if (way === 'market') return marketPrice;
  if (value === null) return null;
  if (way === 'percent') return listPrice * (1 + value / 100);
  if (way === 'amount') return listPrice + value * 100;
  return cost === null || value >= 100 ? null : cost / (1 - value / 100);
}

/** In 分, never nothing; null where it cannot be said. */
export function newPrice(sku: Prices, repricing: Repricing): number | null {
  const wanted = wantedPrice(sku, repricing);
  if (wanted === null) return null;
  const { rounding } = repricing;
  // 89 × 0.97 is a hair off in binary; half a 分 of a 分 is no part of any price.
  return Math.max(rounding, Math.round(Number((wanted / rounding).toFixed(6))) * rounding);
}

/** In the same proportion, each below the one before; what would be nothing is left out. */
export function movedTiers({ listPrice, tiers }: Prices, price: number): Prices['tiers'] {
  const moved: Prices['tiers'] = [];
  for (const tier of tiers) {
    const before = moved.at(-1)?.price ?? price;
    const next = Math.min(Math.round((tier.price * price) / listPrice), before - 1);
    if (next >= 1) moved.push({ fromQty: tier.fromQty, price: next });
  }
  return moved;
}

type PriceEdit = { thing: 'sku'; id: number; set: { listPrice: number; tiers: Prices['tiers'] } };
export type RepricingPreview = {
  edits: PriceEdit[];
  /** Those that wait in another set, and those without the cost that the margin is reckoned from. */
  waiting: number;
  withoutCost: number;
  /** Mean of those whose cost is known, in percent. */
  marginBefore: number | null;
  marginAfter: number | null;
  belowCost: number;
};

const mean = (margins: readonly number[]): number | null =>
  margins.length === 0 ? null : margins.reduce((sum, each) => sum + each, 0) / margins.length;

const marginOf = (price: number, cost: number): number => ((price - cost) * 100) / price;

export function previewRepricing(skus: readonly ChosenSku[], repricing: Repricing): RepricingPreview {
  const free = skus.filter(({ waiting }) => !waiting);
  const priced = free.flatMap((sku) => {
    const price = newPrice(sku, repricing);
    return price === null || price === sku.listPrice ? [] : [{ sku, price }];
  });
  const known = priced.flatMap(({ sku, price }) => (sku.cost === null ? [] : [{ ...sku, cost: sku.cost, price }]));
  return {
    edits: priced.map(({ sku, price }) => ({
      thing: 'sku',
      id: sku.skuId,
      set: { listPrice: price, tiers: movedTiers(sku, price) },
    })),
    waiting: skus.length - free.length,
    withoutCost: repricing.way === 'margin' ? free.filter(({ cost }) => cost === null).length : 0,
    marginBefore: mean(known.map(({ listPrice, cost }) => marginOf(listPrice, cost))),
    marginAfter: mean(known.map(({ price, cost }) => marginOf(price, cost))),
    belowCost: known.filter(({ price, cost }) => price < cost).length,
  };
}
