import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import { type ContractTerm, isValid } from '../../goods/pricing/pricing.rules';

type Dearer = {
  priceNow: number;
  qty: number;
  unit: string;
  tiers: readonly { fromQty: number; price: number }[];
  contracts: readonly ContractTerm[];
};

const yuan = (fen: number): string => formatYuan(fenToYuan(fen));

/** How to pay less for it again; empty: only something else would help. In 分. */
export function howToPayLess({ priceNow, qty, unit, tiers, contracts }: Dearer, now: Date): string {
  const ended = contracts
    .filter(({ price, validTo }) => price < priceNow && validTo <= now.getTime())
    .sort((one, other) => other.validTo - one.validTo)[0];
  if (ended) return `协议价 ${yuan(ended.price)} 已于 ${formatDate(new Date(ended.validTo))} 到期，可续签`;
  const onContract = contracts.some((contract) => isValid(contract, now));
  const step = tiers.find(({ fromQty, price }) => fromQty > qty && price < priceNow);
  return step && !onContract ? `满 ${step.fromQty} ${unit} ${yuan(step.price)}` : '';
}
