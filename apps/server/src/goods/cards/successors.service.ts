import type { Successor } from '@yigou/contract/goods/catalog';
import type { Db } from '../../ground/db/client';
import { inPool } from '../pricing/pools.rules';
import { poolOf } from '../pricing/pricing.service';
import { selectCardsById, selectCategoryPath, selectEndedByNo, selectSuccessors } from './cards.queries';
import { listCards, type Viewer } from './cards.service';

/** What the viewer may not see is not offered either. */
async function keepAllowed(tx: Db, { companyId, customerId }: Viewer, skuIds: number[]): Promise<number[]> {
  const pool = customerId === null || skuIds.length === 0 ? null : await poolOf(tx, customerId);
  if (!pool) return skuIds;
  const may: number[] = [];
  for (const { skuId, brandId, supplierId, categoryId } of await selectCardsById(tx, companyId, skuIds)) {
    const path = await selectCategoryPath(tx, companyId, categoryId);
    const categoryIds = path.map((step) => step.categoryId);
    if (inPool(pool, { skuId, brandId, supplierId, categoryIds })) may.push(skuId);
  }
  return may;
}

/** By what is sold no more: what is sold in its place, where somebody said so and it can be bought by the viewer. */
export async function readSuccessors(tx: Db, viewer: Viewer, skuIds: number[]): Promise<Map<number, Successor>> {
  const heirs = skuIds.length > 0 ? await selectSuccessors(tx, viewer.companyId, skuIds) : [];
  if (heirs.length === 0) return new Map();
  const wanted = await keepAllowed(tx, viewer, [...new Set(heirs.map(({ successorId }) => successorId))]);
  const cards = new Map((await listCards(tx, viewer, wanted)).map((card) => [card.itemId, card]));
  return new Map(
    heirs.flatMap(({ skuId, successorId }) => {
      const card = cards.get(successorId);
      return card ? [[skuId, successorOf(card)] as const] : [];
    }),
  );
}

const successorOf = ({ itemId, productId, itemNo, itemName, itemSpec, imgUrl, unit, price }: Successor): Successor => ({
  ...{ itemId, productId, itemNo, itemName, itemSpec, imgUrl, unit, price },
});

/** Somebody typed the number of what is sold no more. */
export async function findEndedByNo(tx: Db, viewer: Viewer, typed: string, partKey: string) {
  const itemNo = typed.trim().toUpperCase();
  if (!/^[\w\-./*]{3,50}$/.test(itemNo)) return null;
  const [ended] = await selectEndedByNo(tx, viewer.companyId, viewer.customerId, itemNo, partKey);
  const successor = ended && (await readSuccessors(tx, viewer, [ended.skuId])).get(ended.skuId);
  return successor ? { itemNo, successor } : null;
}
