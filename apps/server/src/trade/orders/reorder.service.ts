import { fenToYuan } from '@yigou/contract/ground/money';
import { lineProblemText, snapQty } from '@yigou/contract/trade/cart.terms';
import type { ReorderLine } from '@yigou/contract/trade/orders';
import { readSuccessors } from '../../goods/cards/successors.service';
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

/** The lines of an order with what is known of their goods now, and of what is sold in their place. */
async function readNow(ctx: AccountContext, orderId: number) {
  await reachOrder(ctx, orderId);
  const lines = await selectLines(ctx.tx, [orderId]);
  const goods = await readGoods(
    ctx,
    lines.map((line) => line.skuId),
  );
  const viewer = { companyId: ctx.site.companyId, customerId: ctx.caller.customerId, now: ctx.now };
  const gone = lines.flatMap(({ skuId }) => (goods.get(skuId)?.onShelf === false ? [skuId] : []));
  const successors = await readSuccessors(ctx.tx, viewer, gone);
  const others = await readGoods(
    ctx,
    [...successors.values()].map(({ itemId }) => itemId),
  );
  return lines.map((line) => {
    const successor = successors.get(line.skuId);
    const other = others.get(successor?.itemId ?? 0);
    return { line, goods: goods.get(line.skuId), instead: successor && other ? { successor, goods: other } : null };
  });
}

const offShelf = (unit: string): string => lineProblemText('offShelf', { moq: 1, multiple: 1, stock: 0, unit });

type Now = Awaited<ReturnType<typeof readNow>>[number];

/** As many of what is sold in its place; none where that cannot be bought either. */
function insteadOf({ line, instead }: Now, now: Date): ReorderLine['successor'] {
  if (!instead) return null;
  const qtyNow = snapQty(instead.goods, line.qty);
  if (isUnbuyable(judgeLine(instead.goods, qtyNow))) return null;
  return { ...instead.successor, qtyNow, priceNow: fenToYuan(quotePrice(instead.goods, qtyNow, now).price) };
}

/** What buying it again would mean, line by line, before anything is put anywhere. */
export async function readReorder(ctx: AccountContext, orderId: number): Promise<ReorderLine[]> {
  return (await readNow(ctx, orderId)).map((each) => {
    const { line, goods } = each;
    const shown = { ...lineView(line), lineNo: line.lineNo, successor: insteadOf(each, ctx.now) };
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

type Wanted = { lineNo: number; qty: number; successor: boolean };
type Reordering = { orderId: number; lines: readonly Wanted[]; replace: boolean };
type LineResult = { lineNo: number; added: boolean; text: string };

/** What can be bought goes into the cart, in place of what lies there or beside it; of the rest it says why not. */
export async function reorder(ctx: AccountContext, { orderId, lines, replace }: Reordering): Promise<LineResult[]> {
  const known = await readNow(ctx, orderId);
  const wanted = lines.map(({ lineNo, qty, successor }) => {
    const found = known.find(({ line }) => line.lineNo === lineNo);
    if (!found || (successor && !found.instead)) throw new DomainError('notFound');
    const itemId = (successor && found.instead?.successor.itemId) || found.line.skuId;
    return { lineNo, itemId, qty };
  });
  if (replace) await emptyCart(ctx, false);
  const results = await addBuyable(ctx, wanted);
  return wanted.map(({ lineNo }, at) => {
    const { added, text } = results[at] ?? { added: false, text: '' };
    return { lineNo, added, text };
  });
}
