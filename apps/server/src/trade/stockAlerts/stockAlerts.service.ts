import { isInStock } from '@yigou/contract/trade/cart.terms';
import { stockAlertsMost } from '@yigou/contract/trade/stockAlerts.terms';
import { and, asc, eq } from 'drizzle-orm';
import { oneAtATime } from '../../ground/db/oneAtATime';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { readGoods } from '../cart/goods.service';
import { stockAlerts as watches } from './stockAlerts.tables';

const own = ({ caller }: AccountContext) => eq(watches.accountId, caller.accountId);

export const readWatches = (ctx: AccountContext) =>
  ctx.tx
    .select({ watchId: watches.watchId, itemId: watches.skuId })
    .from(watches)
    .where(own(ctx))
    .orderBy(asc(watches.watchId));

/** Waiting twice is waiting once. What can be bought now needs no waiting. */
export async function watch(ctx: AccountContext, skuId: number): Promise<void> {
  const { companyId, customerId, accountId } = ctx.caller;
  const goods = (await readGoods(ctx, [skuId])).get(skuId);
  if (!goods?.inPool) throw new DomainError('notFound');
  if (goods.onShelf && isInStock(goods, goods.available)) throw new DomainError('restockInStock', { name: goods.name });
  await oneAtATime(ctx.tx, `watches of ${accountId}`);
  await ctx.tx
    .insert(watches)
    .values({ companyId, customerId, accountId, skuId, createdAt: ctx.now })
    .onConflictDoNothing({ target: [watches.accountId, watches.skuId] });
  if ((await ctx.tx.$count(watches, own(ctx))) > stockAlertsMost)
    throw new DomainError('restocksFull', { most: stockAlertsMost });
}

export async function unwatch(ctx: AccountContext, skuId: number): Promise<void> {
  await ctx.tx.delete(watches).where(and(own(ctx), eq(watches.skuId, skuId)));
}
