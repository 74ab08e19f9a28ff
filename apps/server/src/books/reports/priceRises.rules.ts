import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import { type BookLine, isOn, isOver, linePriceAt } from '../../goods/pricing/pricing.rules';

type Dearer = {
  priceNow: number;
  qty: number;
  unit: string;
  tiers: readonly { fromQty: number; price: number }[];
  lines: readonly BookLine[];
};

const yuan = (fen: number): string => formatYuan(fenToYuan(fen));

/** How to pay less for it again; empty: only something else would help. In 分. */
export function howToPayLess({ priceNow, qty, unit, tiers, lines }: Dearer, now: Date): string {
  const day = formatDate(now);
  const ended = lines
    .filter((line) => isOver(line, day) && linePriceAt(line, qty) < priceNow)
    .sort((one, other) => (other.toDay ?? '').localeCompare(one.toDay ?? ''))[0];
  if (ended) return `协议价 ${yuan(linePriceAt(ended, qty))} 已于 ${ended.toDay} 到期，可续签`;
  const onContract = lines.some((line) => isOn(line, day));
  const step = tiers.find(({ fromQty, price }) => fromQty > qty && price < priceNow);
  return step && !onContract ? `满 ${step.fromQty} ${unit} ${yuan(step.price)}` : '';
}
