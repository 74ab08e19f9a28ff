import { fenToYuan, formatDate, formatYuan } from '@yigou/contract';
import type { ContractTerm } from '../pricing/pricing.rules';

type Dearer = {
  priceNow: number;
  qty: number;
  unit: string;
  tiers: readonly { fromQty: number; price: number }[];
  contracts: readonly ContractTerm[];
};

const yuan = (fen: number): string => formatYuan(fenToYuan(fen));

/** How to pay less for it again; empty: only something else would help. In 分. */
export function wayOut({ priceNow, qty, unit, tiers, contracts }: Dearer, now: Date): string {
  const ended = contracts
    .filter(({ price, validTo }) => price < priceNow && validTo <= now)
    .sort((one, other) => other.validTo.getTime() - one.validTo.getTime())[0];
  if (ended) return `协议价 ${yuan(ended.price)} 已于 ${formatDate(ended.validTo)} 到期，可续签`;
  const onContract = contracts.some(({ validFrom, validTo }) => validFrom <= now && now < validTo);
  const step = tiers.find(({ fromQty, price }) => fromQty > qty && price < priceNow);
  return step && !onContract ? `满 ${step.fromQty} ${unit} ${yuan(step.price)}` : '';
}
