import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { type CartRow, deleteAll, deleteLines, selectCart } from './cart.queries';
import { isLeftOut, isTaken, isUnbuyable, shiftAdded } from './cart.rules';
import { cartLines } from './cart.tables';
import { judge, type Quoted, withTerms } from './goods.service';

/** A line of the cart with its article, the price now in 分, and what keeps it from being bought. */
export type PricedLine = CartRow & Quoted;

/** A line at another quantity, with the price of that quantity. */
export function atQty(line: PricedLine, qty: number, now: Date): PricedLine {
  const next = { ...line, ...judge(line, qty, now) };
  const priceWhenAdded = shiftAdded({ added: line.priceWhenAdded, before: line.price, after: next.price });
  return { ...next, priceWhenAdded, editedAt: now.getTime() };
}

const lastTouchedFirst = (a: CartRow, b: CartRow): number => b.editedAt - a.editedAt || b.cartId - a.cartId;

/** The whole cart of the caller, last touched first. Who reads it at the same moment fills the same into the same rows. */
export async function readLines(ctx: AccountContext): Promise<PricedLine[]> {
  const rows = (await selectCart(ctx.tx, ctx.caller.accountId)).sort(lastTouchedFirst);
  return (await withTerms(ctx, rows)).map((row) => Object.assign(row, judge(row, row.qty, ctx.now)));
}

/** What settlement takes, and what it has to leave out although it was chosen. */
export async function readChosenLines(ctx: AccountContext) {
  const lines = await readLines(ctx);
  return { taken: lines.filter(isTaken), leftOut: lines.filter(isLeftOut) };
}

/** These lines; one that cannot be bought now says why in `problem`. What is not in the caller's cart is missing. */
export async function readNamedLines(ctx: AccountContext, cartIds: readonly number[]): Promise<PricedLine[]> {
  const wanted = new Set(cartIds);
  return (await readLines(ctx)).filter((line) => wanted.has(line.cartId));
}

export async function removeFromCart(ctx: AccountContext, cartIds: number[]): Promise<void> {
  const removed = await deleteLines(ctx.tx, ctx.caller.accountId, cartIds);
  if (removed.length === 0) throw new DomainError('notFound');
}

export async function emptyCart(ctx: AccountContext, onlyInvalid: boolean): Promise<number> {
  const { accountId } = ctx.caller;
  if (!onlyInvalid) return (await deleteAll(ctx.tx, accountId)).length;
  const gone = (await readLines(ctx)).filter((line) => isUnbuyable(line.problem)).map((line) => line.cartId);
  return gone.length > 0 ? (await deleteLines(ctx.tx, accountId, gone)).length : 0;
}

export async function addCartLine(tx: AccountContext['tx'], line: typeof cartLines.$inferInsert): Promise<void> {
  await tx.insert(cartLines).values(line);
}
