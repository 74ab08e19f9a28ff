import type { AccountContext } from '../../ground/http/context';
import { lockCart, updateLines } from './cart.queries';
import { fittingQty } from './cart.rules';
import { atQty, type PricedLine, readLines } from './cart.service';
import { checkedTotals, toLine } from './cartView.service';

type Change = (line: PricedLine) => PricedLine;

/** Changes those lines of the cart, or of the named ones, that `change` does not leave as they are. */
async function changeLines(ctx: AccountContext, cartIds: readonly number[] | undefined, change: Change) {
  await lockCart(ctx.tx, ctx.caller.accountId);
  const wanted = cartIds && new Set(cartIds);
  const lines = await readLines(ctx);
  const next = lines.map((line) => (wanted && !wanted.has(line.cartId) ? line : change(line)));
  const changed = next.filter((line, at) => line !== lines[at]);
  if (changed.length > 0) await updateLines(ctx.tx, ctx.caller.accountId, changed);
  return { resultData: changed.map(toLine), checked: checkedTotals(next) };
}

/** What the buyer asked for first is remembered, however often the shop puts it right. */
export const fitQty = (ctx: AccountContext, cartIds?: readonly number[]) =>
  changeLines(ctx, cartIds, (line) => {
    const qty = line.problem && fittingQty(line, line.qty);
    if (qty === null || qty === line.qty) return line;
    return { ...atQty(line, qty, ctx.now), askedQty: line.askedQty ?? line.qty };
  });

export const undoFitQty = (ctx: AccountContext, cartIds?: readonly number[]) =>
  changeLines(ctx, cartIds, (line) =>
    line.askedQty === null ? line : { ...atQty(line, line.askedQty, ctx.now), askedQty: null },
  );
