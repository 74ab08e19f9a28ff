import { lineProblemText, snapQty } from '@yigou/contract/trade/cart.terms';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { isUnbuyable, judgeLine } from './cart.rules';
import { addToCart } from './cartAdding.service';
import { type Goods, readGoods } from './goods.service';

export type LineAdded = { itemId: number; added: boolean; qty: number; text: string };

/** Why there is no quantity of it to be bought. */
function lost(goods: Goods | undefined): string | undefined {
  if (!goods) return lineProblemText('offShelf', { moq: 1, multiple: 1, stock: 0, unit: '' });
  const problem = judgeLine(goods, goods.moq);
  return problem && isUnbuyable(problem) ? problem.text : undefined;
}

const fitted = (qty: number, wanted: number): string =>
  qty === wanted ? '已加入购物车' : `已加入购物车，按起订量与倍数由 ${wanted} 调整为 ${qty}`;

/** What can be bought goes into the cart, at a quantity it is sold in; of the rest it says why not. */
export async function addBuyable(
  ctx: AccountContext,
  wanted: readonly { itemId: number; qty: number }[],
): Promise<LineAdded[]> {
  const goods = await readGoods(
    ctx,
    wanted.map(({ itemId }) => itemId),
  );
  const fit = ({ itemId, qty }: { itemId: number; qty: number }): number => {
    const found = goods.get(itemId);
    return found ? snapQty(found, qty) : qty;
  };
  const refusals = new Map<number, string>();
  for (const { itemId } of wanted) {
    const why = lost(goods.get(itemId));
    if (why) refusals.set(itemId, why);
  }
  const open = () => wanted.filter(({ itemId }) => !refusals.has(itemId));
  const put = async () => {
    const items = open().map((line) => ({ itemId: line.itemId, chartQty: fit(line) }));
    if (items.length > 0) await addToCart(ctx, items);
  };
  await put().catch(async (cause: unknown) => {
    if (!(cause instanceof DomainError) || cause.code === 'cartFull') throw cause;
    // The cart takes all or none, and says of which it would not.
    for (const [at, { itemId }] of open().entries()) {
      const why = cause.fields ? cause.fields[`items.${at}`] : cause.message;
      if (why) refusals.set(itemId, why);
    }
    await put();
  });
  return wanted.map((line) => {
    const refusal = refusals.get(line.itemId);
    const qty = fit(line);
    return refusal
      ? { itemId: line.itemId, added: false, qty: 0, text: refusal }
      : { itemId: line.itemId, added: true, qty, text: fitted(qty, line.qty) };
  });
}
