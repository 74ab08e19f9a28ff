import type { PriceKind } from '@yigou/contract';

type PriceTier = { fromQty: number; price: number };
export type ContractTerm = { price: number; validFrom: Date; validTo: Date };

type PriceBasis = {
  listPrice: number;
  tiers: readonly PriceTier[];
  contracts: readonly ContractTerm[];
};

type QuotedPrice = { price: number; kind: PriceKind; contractUntil: Date | null };

/** Valid from its first moment until just before its last. Of several the lowest counts, then the longest. */
function contractAt(contracts: readonly ContractTerm[], now: Date): ContractTerm | undefined {
  return contracts
    .filter(({ validFrom, validTo }) => validFrom <= now && now < validTo)
    .sort((a, b) => a.price - b.price || b.validTo.getTime() - a.validTo.getTime())[0];
}

/** The one price of the house: contract, else the step for the quantity, else the list. In 分. */
export function quotePrice({ listPrice, tiers, contracts }: PriceBasis, qty: number, now: Date): QuotedPrice {
  const contract = contractAt(contracts, now);
  if (contract) return { price: contract.price, kind: 'contract', contractUntil: contract.validTo };
  const tier = tiers.findLast(({ fromQty }) => fromQty <= qty);
  if (tier) return { price: tier.price, kind: 'tier', contractUntil: null };
  return { price: listPrice, kind: 'list', contractUntil: null };
}

/** Without the tax that every price includes, to the cent. */
export const netOf = (price: number, taxRate: number): number => Math.round((price * 100) / (100 + taxRate));
