import { followMany } from '../../goods/favourites/favourites.service';
import { together } from '../../ground/db/together';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { deleteLines, lockCart, updateLines } from './cart.queries';
import { refuseQty } from './cart.rules';
import { atQty, type PricedLine, readLines } from './cart.service';
import { checkedTotals, toLine } from './cartView.service';

type Edit = { cartId: number; chartQty?: number | undefined; isChecked?: boolean | undefined };

function applyEdit(line: PricedLine, { chartQty, isChecked }: Edit, now: Date): PricedLine {
  const checked = { ...line, isChecked: isChecked ?? line.isChecked };
  if (chartQty === undefined || chartQty === line.qty) return checked;
  const refusal = refuseQty(line, chartQty);
  if (refusal) throw new DomainError(refusal.code, refusal.details);
  return { ...atQty(checked, chartQty, now), askedQty: null };
}

export async function editCart(ctx: AccountContext, edits: readonly Edit[]) {
  // A line is written whole: what is added meanwhile would be lost.
  const [, known] = await together([lockCart(ctx.tx, ctx.caller.accountId), readLines(ctx)]);
  const lines = new Map(known.map((line) => [line.cartId, line]));
  const changed = new Set<number>();
  for (const edit of edits) {
    const line = lines.get(edit.cartId);
    if (!line) throw new DomainError('notFound');
    lines.set(line.cartId, applyEdit(line, edit, ctx.now));
    changed.add(line.cartId);
  }
  const all = [...lines.values()];
  const touched = all.filter((line) => changed.has(line.cartId));
  await updateLines(ctx.tx, ctx.caller.accountId, touched);
  return { resultData: touched.map(toLine), checked: checkedTotals(all) };
}

export async function moveToFavourite(ctx: AccountContext, cartIds: readonly number[]): Promise<void> {
  const wanted = new Set(cartIds);
  const lines = (await readLines(ctx)).filter((line) => wanted.has(line.cartId));
  if (lines.length === 0) throw new DomainError('notFound');
  await followMany(
    ctx,
    lines.map((line) => line.skuId),
  );
  await deleteLines(
    ctx.tx,
    ctx.caller.accountId,
    lines.map((line) => line.cartId),
  );
}
