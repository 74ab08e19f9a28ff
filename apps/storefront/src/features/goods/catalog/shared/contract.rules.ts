import type { SkuModel } from '@yigou/contract/goods/catalog';
import { formatYuan } from '@yigou/contract/ground/money';

/** Of a product page, and of a line in the cart. */
type Agreed = Pick<SkuModel, 'contractBook' | 'contractUntil' | 'contractSaved'>;

/** Where an agreed price is from, how long it lasts, what it saves; empty: it is not from a price book. */
export function contractText({ contractBook, contractUntil, contractSaved }: Agreed): string {
  if (contractBook === '') return '';
  const parts = [
    contractBook,
    contractUntil ? `至 ${contractUntil}` : '长期有效',
    ...(contractSaved > 0 ? [`已比商城价省 ${formatYuan(contractSaved)}`] : []),
  ];
  return parts.join(' · ');
}
