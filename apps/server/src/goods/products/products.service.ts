import type { Db } from '../../ground/db/client';
import { type NewProduct as Draft, type NewSku, storeProducts } from '../catalog/catalogAdding.service';
import { putOnHand } from '../stock/stock.service';
import { indexProducts } from './indexing.service';

export type NewProduct = Draft<NewSku & { onHand: number }>;

const batch = 200;

async function addBatch(tx: Db, companyId: number, drafts: NewProduct[], now: Date) {
  const { productIds, skus } = await storeProducts(tx, companyId, drafts);
  const onHand = new Map(drafts.flatMap((draft) => draft.skus.map((sku) => [sku.skuNo, sku.onHand])));
  await putOnHand(
    tx,
    { cause: 'opening', now },
    skus.map(({ skuId, skuNo }) => ({ skuId, onHand: onHand.get(skuNo) ?? 0 })),
  );
  await indexProducts(tx, companyId, productIds);
  return skus;
}

/** Products with their SKUs, stock and place in the search, many at a time: by the demo world, and by operators. */
export async function addProducts(
  tx: Db,
  companyId: number,
  drafts: NewProduct[],
  now: Date,
): Promise<Map<string, number>> {
  const skuIds = new Map<string, number>();
  for (let at = 0; at < drafts.length; at += batch) {
    const stored = await addBatch(tx, companyId, drafts.slice(at, at + batch), now);
    for (const { skuId, skuNo } of stored) skuIds.set(skuNo, skuId);
  }
  return skuIds;
}
