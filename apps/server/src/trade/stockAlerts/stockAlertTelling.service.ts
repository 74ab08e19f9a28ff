import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { specText } from '../../goods/catalog/catalog.rules';
import { skus } from '../../goods/catalog/catalog.tables';
import { stocks } from '../../goods/stock/stock.tables';
import type { Db } from '../../ground/db/client';
import type { Deadline } from '../../ground/jobs/deadlines';
import { notify, type TellContext } from '../../people/notices/notices.service';
import { readGoodsOf } from '../cart/goods.service';
import { stockAlerts as watches } from './stockAlerts.tables';

type Met = { watchId: number; tries: number };

/** Looked for by what is there now, not by what changed: however the goods came back, nobody is forgotten. */
const selectMet = (tx: Db, now: Date, limit: number): Promise<Met[]> =>
  tx
    .select({ watchId: watches.watchId, tries: watches.tries })
    .from(watches)
    .innerJoin(skus, eq(skus.skuId, watches.skuId))
    .innerJoin(stocks, eq(stocks.skuId, watches.skuId))
    .where(and(skus.onShelf, stocks.inStock, or(isNull(watches.nextTryAt), lte(watches.nextTryAt, now))))
    .orderBy(watches.watchId)
    .limit(limit);

/** Who removes the row tells; of two servers one does. What the customer may no longer see is ended without a word. */
async function tell(ctx: TellContext, watchId: number): Promise<void> {
  const [met] = await ctx.tx.delete(watches).where(eq(watches.watchId, watchId)).returning();
  if (!met) return;
  const goods = (await readGoodsOf(ctx.tx, met, [met.skuId])).get(met.skuId);
  if (!goods?.inPool) return;
  const name = [goods.name, specText(goods.specs)].filter(Boolean).join(' ');
  await notify(ctx, [met.accountId], {
    kind: 'goods',
    title: `“${goods.name}”已到货`,
    text: `${name}（${goods.skuNo}）现有 ${goods.available} ${goods.unit}，可以购买`,
    link: `/productDetail?productId=${goods.productId}&itemId=${goods.skuId}`,
  });
}

/** Goods somebody waits for can be bought again. */
export const stockAlertDeadline: Deadline<TellContext, Met> = {
  name: 'restock',
  select: selectMet,
  act: (ctx, { watchId }) => ctx.tx.transaction((tx) => tell({ ...ctx, tx }, watchId)),
  postpone: async (tx, { watchId }, next) => {
    await tx.update(watches).set(next).where(eq(watches.watchId, watchId));
  },
};
