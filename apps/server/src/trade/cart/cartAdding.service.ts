import { errorText } from '@yigou/contract/ground/errors';
import { cartLineMax } from '@yigou/contract/trade/cart.terms';
import { quotePrice } from '../../goods/pricing/pricing.rules';
import { together } from '../../ground/db/together';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { addUp, lockCart, selectHeld } from './cart.queries';
import { type Refusal, refuseQty } from './cart.rules';
import { type Goods, readGoods } from './goods.service';

type NewLine = { itemId: number; chartQty: number };
type Wanted = { goods: Goods; qty: number };

function mergeSame(items: readonly NewLine[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { itemId, chartQty } of items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + chartQty);
  return wanted;
}

/** What a customer may not see does not exist for them. */
const refuse = (goods: Goods | undefined, qty: number): Refusal | null =>
  goods?.inPool ? refuseQty(goods, qty) : { code: 'notFound' };

function throwRefusals(items: readonly NewLine[], refusals: ReadonlyMap<number, Refusal>): never {
  const [first] = refusals.values();
  if (items.length === 1 && first) throw new DomainError(first.code, first.details);
  const fields = items.flatMap(({ itemId }, at) => {
    const refusal = refusals.get(itemId);
    return refusal ? [[`items.${at}`, errorText(refusal.code, refusal.details)]] : [];
  });
  throw new DomainError('cartLinesRefused', { count: refusals.size }, Object.fromEntries(fields));
}

/** All of them or none. What is in the cart already becomes more; the price remembered is the one seen now. */
export async function addToCart(ctx: AccountContext, items: readonly NewLine[]) {
  const { accountId } = ctx.caller;
  const wanted = mergeSame(items);
  const skuIds = [...wanted.keys()];
  const [, known, { lineCount, held }] = await together([
    lockCart(ctx.tx, accountId),
    readGoods(ctx, skuIds),
    selectHeld(ctx.tx, accountId, skuIds),
  ]);

  const refusals = new Map<number, Refusal>();
  const lines: Wanted[] = [];
  for (const [skuId, qty] of wanted) {
    const goods = known.get(skuId);
    const refusal = refuse(goods, qty + (held.get(skuId) ?? 0));
    if (refusal) refusals.set(skuId, refusal);
    else if (goods) lines.push({ goods, qty });
  }
  if (refusals.size > 0) throwRefusals(items, refusals);
  if (lineCount + skuIds.length - held.size > cartLineMax) throw new DomainError('cartFull', { max: cartLineMax });

  return addUp(
    ctx.tx,
    { companyId: ctx.site.companyId, accountId, at: ctx.now },
    lines.map(({ goods, qty }) => ({
      skuId: goods.skuId,
      qty,
      price: quotePrice(goods, qty + (held.get(goods.skuId) ?? 0), ctx.now).price,
    })),
  );
}
