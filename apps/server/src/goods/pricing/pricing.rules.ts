import type { PriceKind } from '@yigou/contract/goods/catalog.terms';

type PriceTier = { fromQty: number; price: number };
/** Times in milliseconds, as the database gives them. */
export type ContractTerm = { price: number; validFrom: number; validTo: number };

type PriceBasis = {
  listPrice: number;
  tiers: readonly PriceTier[];
  contracts: readonly ContractTerm[];
};

type QuotedPrice = { price: number; kind: PriceKind; contractUntil: number | null };

/** From its first moment until just before its last. */
export const isValid = ({ validFrom, validTo }: ContractTerm, now: Date): boolean =>
  validFrom <= now.getTime() && now.getTime() < validTo;

/** Of several the lowest counts, then the longest. */
const contractAt = (contracts: readonly ContractTerm[], now: Date): ContractTerm | undefined =>
  contracts.filter((contract) => isValid(contract, now)).sort((a, b) => a.price - b.price || b.validTo - a.validTo)[0];

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
