import type { Owner, Thing } from '@yigou/contract/goods/fields.terms';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { amongIds } from '../../ground/db/among';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { customerGroups, customers } from '../../people/customers/customers.tables';
import { products, skus } from '../catalog/catalog.tables';
import { catalogKeepers } from '../catalog/catalogKeepers.service';
import type { Keeper, Values } from '../catalog/keeper.service';
import { pricingKeepers } from '../pricing/pricingKeepers.service';
import { hideDocs } from '../search/index.service';
import { forgetStock, putOnHand, wereEverHeld } from '../stock/stock.service';
import { skuFieldsOf } from './edits.rules';

/** A product is made with its SKUs, and with what lies on the shelf of them. */
async function createProducts(tx: Db, companyId: number, contents: readonly Values[], now: Date): Promise<number[]> {
  const ids = await catalogKeepers.product.create(tx, companyId, contents, now);
  await createSkus(
    tx,
    companyId,
    contents.flatMap((content, at) => skuFieldsOf(content).map((sku) => ({ ...sku, productId: ids[at] }))),
    now,
  );
  return ids;
}

async function createSkus(tx: Db, companyId: number, contents: readonly Values[], now: Date): Promise<number[]> {
  const ids = await catalogKeepers.sku.create(
    tx,
    companyId,
    contents.map((content) => ({ sales: 0, ...content })),
    now,
  );
  const counted = ids.map((skuId, at) => ({ skuId, onHand: Number(contents[at]?.onHand ?? 0) }));
  await putOnHand(tx, { cause: 'opening', now }, counted);
  return ids;
}

/** What was ever set aside for somebody is named by their order, and stays. */
async function removeSkus(tx: Db, skuIds: readonly number[], now: Date): Promise<void> {
  if (await wereEverHeld(tx, skuIds)) throw new DomainError('goodsStillUsed');
  await hideDocs(tx, skuIds);
  await forgetStock(tx, { cause: 'removed', now }, skuIds);
  for (const skuId of skuIds) await catalogKeepers.sku.remove(tx, skuId, now);
}

async function removeProduct(tx: Db, productId: number, now: Date): Promise<void> {
  const rows = await selectSkusOf(tx, [productId]);
  await removeSkus(
    tx,
    rows.map(({ skuId }) => skuId),
    now,
  );
  await catalogKeepers.product.remove(tx, productId, now);
}

export const keepers: Record<Thing, Keeper> = {
  ...catalogKeepers,
  ...pricingKeepers,
  product: { ...catalogKeepers.product, create: createProducts, remove: removeProduct },
  sku: { ...catalogKeepers.sku, create: createSkus, remove: (tx, skuId, now) => removeSkus(tx, [skuId], now) },
};

/** In this order things are locked and written; what is removed goes after them, the other way round. */
export const thingOrder = Object.keys({ ...catalogKeepers, ...pricingKeepers }) as readonly Thing[];

/** What ids are called, of things and of whom they are kept for; what is not the company's is missing. */
export async function readLabels(
  tx: Db,
  companyId: number,
  to: Thing | Owner,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  if (to !== 'customer' && to !== 'customerGroup') {
    const held = await keepers[to].read(tx, companyId, ids);
    return new Map([...held].map(([id, { label }]) => [id, label]));
  }
  // A group that is named stays until the name is written.
  const rows =
    to === 'customer'
      ? await tx
          .select({ id: customers.customerId, name: customers.name })
          .from(customers)
          .where(and(eq(customers.companyId, companyId), inArray(customers.customerId, [...ids])))
      : await tx
          .select({ id: customerGroups.groupId, name: customerGroups.name })
          .from(customerGroups)
          .where(and(eq(customerGroups.companyId, companyId), inArray(customerGroups.groupId, [...ids])))
          .orderBy(asc(customerGroups.groupId))
          .for('key share');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** All products that a piece touches, before anything of them is: two pieces never wait for each other in a circle. */
export async function lockProducts(tx: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .select({ locked: products.productId })
    .from(products)
    .where(amongIds(products.productId, productIds))
    .orderBy(asc(products.productId))
    .for('no key update');
}

/** All SKUs of these products, for what concerns a product as a whole. */
export const selectSkusOf = (tx: Db, productIds: readonly number[]) =>
  tx
    .select({ skuId: skus.skuId, productId: skus.productId, specs: skus.specs })
    .from(skus)
    .where(amongIds(skus.productId, productIds));
