import type { Bought, Regular } from '@yigou/contract/trade/lists';
import { regularDays, regularShownMost } from '@yigou/contract/trade/lists.terms';
import type { AccountContext } from '../../ground/http/context';
import { readGoods } from '../cart/goods.service';
import { goodsView } from '../cart/goodsView.service';
import { seesOthers, selectBought, selectRegulars } from '../orders/orderRegulars.service';

/** What was bought lately and can be bought still, with the quantity of the last time. */
export async function readRegulars(ctx: AccountContext, whose: 'mine' | 'all') {
  const rows = await selectRegulars(ctx, { mine: whose === 'mine', days: regularDays, most: regularShownMost });
  const goods = await readGoods(
    ctx,
    rows.map((row) => row.skuId),
  );
  const resultData = rows.flatMap(({ skuId, ...bought }): Regular[] => {
    const found = goods.get(skuId);
    if (!found?.onShelf || !found.inPool) return [];
    return [{ ...goodsView(found, bought.lastQty, ctx.now), ...bought }];
  });
  return { resultData, seesOthers: seesOthers(ctx.caller) };
}

export const readBought = async (ctx: AccountContext, itemIds: number[]): Promise<Bought[]> =>
  (await selectBought(ctx, itemIds, regularDays)).map(({ skuId, ...bought }) => ({ itemId: skuId, ...bought }));
