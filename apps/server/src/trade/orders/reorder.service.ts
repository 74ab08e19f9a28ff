import { fenToYuan } from '@yigou/contract/ground/money';
import { lineProblemText, snapQty } from '@yigou/contract/trade/cart.terms';
import type { ReorderLine } from '@yigou/contract/trade/orders';
import { lineView } from '../../goods/catalog/lineView.rules';
import { quotePrice } from '../../goods/pricing/pricing.rules';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { addBuyable } from '../cart/addBuyable.service';
import { isUnbuyable, judgeLine } from '../cart/cart.rules';
import { emptyCart } from '../cart/cart.service';
import { readGoods } from '../cart/goods.service';
import { selectLines } from './orders.queries';
import { reachOrder } from './orders.service';

/** The lines of an order with what is known of their goods now. */
async function readNow(ctx: AccountContext, orderId: number) {
  await reachOrder(ctx, orderId);
  const lines = await selectLines(ctx.tx, [orderId]);
  const goods = await readGoods(
    ctx,
    lines.map((line) => line.skuId),
  );
  return lines.map((line) => ({ line, goods: goods.get(line.skuId) }));
}

const offShelf = (unit: string): string => lineProblemText('offShelf', { moq: 1, multiple: 1, stock: 0, unit });

/** What buying it again would mean, line by line, before anything is put anywhere. */
export async function readReorder(ctx: AccountContext, orderId: number): Promise<ReorderLine[]> {
  return (await readNow(ctx, orderId)).map(({ line, goods }) => {
    const shown = { ...lineView(line), lineNo: line.lineNo };
    if (!goods) return { ...shown, qtyNow: 0, priceNow: 0, gone: offShelf(line.unit), note: '' };
    const qtyNow = snapQty(goods, line.qty);
    const problem = judgeLine(goods, qtyNow);
    const changed = qtyNow === line.qty ? '' : `按起订量与倍数调整为 ${qtyNow} ${line.unit}`;
    return {
      ...shown,
      qtyNow,
      priceNow: fenToYuan(quotePrice(goods, qtyNow, ctx.now).price),
      gone: isUnbuyable(problem) ? (problem?.text ?? '') : '',
      note: problem && !isUnbuyable(problem) ? problem.text : changed,
    };
  });
}

type Reordering = { orderId: number; lines: readonly { lineNo: number; qty: number }[]; replace: boolean };
type LineResult = { lineNo: number; added: boolean; text: string };

/** What can be bought goes into the cart, in place of what lies there or beside it; of the rest it says why not. */
export async function reorder(ctx: AccountContext, { orderId, lines, replace }: Reordering): Promise<LineResult[]> {
  const known = await readNow(ctx, orderId);
  const wanted = lines.map(({ lineNo, qty }) => {
    const found = known.find(({ line }) => line.lineNo === lineNo);
    if (!found) throw new DomainError('notFound');
    return { ...found, qty };
  });
  if (replace) await emptyCart(ctx, false);
  const results = await addBuyable(
    ctx,
    wanted.map(({ line, qty }) => ({ itemId: line.skuId, qty })),
  );
  return wanted.map(({ line: { lineNo } }, at) => {
    const { added, text } = results[at] ?? { added: false, text: '' };
    return { lineNo, added, text };
  });
}
