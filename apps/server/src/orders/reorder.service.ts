import { snapQty } from '@yigou/contract';
import { addToCart } from '../cart/adding.service';
import { judgeLine } from '../cart/cart.rules';
import { readGoods } from '../cart/goods.service';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import { findOrder, selectLines } from './orders.queries';
import { ordersInReach } from './reach.service';

/** Puts into the cart what can still be bought, in quantities that are allowed now; the rest is named. */
export async function reorder(ctx: AccountContext, orderId: number): Promise<{ added: number; left: string[] }> {
  const found = await findOrder(ctx.tx, ordersInReach(ctx.caller), orderId);
  if (!found) throw new DomainError('notFound');
  const lines = await selectLines(ctx.tx, [orderId]);
  const goods = await readGoods(
    ctx,
    lines.map((line) => line.skuId),
  );
  const left: string[] = [];
  const items: { itemId: number; chartQty: number }[] = [];
  for (const { skuId, qty, name } of lines) {
    const now = goods.get(skuId);
    const chartQty = now ? snapQty(now, qty) : qty;
    const gone = !now || ['offShelf', 'notInPool'].includes(judgeLine(now, chartQty)?.code ?? '');
    if (gone) left.push(name);
    else items.push({ itemId: skuId, chartQty });
  }
  if (items.length > 0) await addToCart(ctx, items);
  return { added: items.length, left };
}
