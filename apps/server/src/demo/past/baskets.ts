import type { GoodsSeed, SkuSeed } from '../goods/goods.types';
import type { Chance } from './chance';

export type Basket = { skuNo: string; qty: number }[];

/** Enough on the shelf that a demo can still sell it. */
const stockLeast = 30;
/** Nobody takes more than this share of what there is. */
const stockShare = 0.2;
/** Nor more than this of one article: who needs so much takes something dearer. */
const piecesMost = 60;

const sellable = (shelf: readonly GoodsSeed[]): SkuSeed[] =>
  shelf.flatMap((goods) => goods.skus).filter((sku) => !sku.off && sku.stock >= stockLeast);

function qtyFor({ price, stock, moq = 1, multiple = 1 }: SkuSeed, yuan: number): number {
  const most = Math.floor((stock * stockShare) / multiple) * multiple;
  const wanted = Math.max(moq, Math.round(yuan / price / multiple) * multiple);
  return Math.min(wanted, Math.max(moq, Math.min(most, Math.floor(piecesMost / multiple) * multiple)));
}

/** Some articles that together cost about so much: dear ones for a large order, many cheap ones for nobody. */
export function fillBasket(
  chance: Chance,
  shelf: readonly GoodsSeed[],
  yuan: number,
  without: readonly string[],
): Basket {
  const fits = ({ no, price, stock }: SkuSeed) =>
    !without.includes(no) &&
    price <= yuan * 0.7 &&
    price * stock * stockShare >= yuan * 0.3 &&
    price * piecesMost >= yuan * 0.9;
  const choice = sellable(shelf).filter(fits);
  if (choice.length === 0) return [];
  const kinds = chance.between(1, yuan > 8000 ? 3 : 4);
  const chosen = new Map(Array.from({ length: kinds }, () => chance.pick(choice)).map((sku) => [sku.no, sku]));
  return [...chosen.values()].map((sku) => ({ skuNo: sku.no, qty: qtyFor(sku, yuan / chosen.size) }));
}
