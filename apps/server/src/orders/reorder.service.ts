import { fenToYuan, lineProblemText, type ReorderLine, snapQty } from '@yigou/contract';
import { addToCart } from '../cart/adding.service';
import { isGone, judgeLine } from '../cart/cart.rules';
import { emptyCart } from '../cart/cart.service';
import { type Goods, readGoods } from '../cart/goods.service';
import { lineView } from '../catalog/lineView.rules';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import { quotePrice } from '../pricing/pricing.rules';
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
      gone: isGone(problem) ? (problem?.text ?? '') : '',
      note: problem && !isGone(problem) ? problem.text : changed,
    };
  });
}

const isLost = (goods: Goods | undefined): boolean => !goods || isGone(judgeLine(goods, goods.moq));

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
  const refusals = new Map(
    wanted.flatMap(({ line, goods }) => (isLost(goods) ? [[line.lineNo, offShelf(line.unit)]] : [])),
  );
  const open = () => wanted.filter(({ line }) => !refusals.has(line.lineNo));
  const put = async () => {
    const items = open().map(({ line, goods, qty }) => ({
      itemId: line.skuId,
      chartQty: goods ? snapQty(goods, qty) : qty,
    }));
    if (items.length > 0) await addToCart(ctx, items);
  };
  await put().catch(async (cause: unknown) => {
    if (!(cause instanceof DomainError) || cause.code === 'cartFull') throw cause;
    // The cart takes all or none, and says of which it would not.
    for (const [at, { line }] of open().entries()) {
      const why = cause.fields ? cause.fields[`items.${at}`] : cause.message;
      if (why) refusals.set(line.lineNo, why);
    }
    await put();
  });
  return wanted.map(({ line: { lineNo } }) => {
    const refusal = refusals.get(lineNo);
    return { lineNo, added: !refusal, text: refusal ?? '已加入购物车' };
  });
}
