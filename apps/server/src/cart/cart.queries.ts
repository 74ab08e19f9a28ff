import { and, count, desc, eq, sql } from 'drizzle-orm';
import { products, skus } from '../catalog/catalog.tables';
import type { Db } from '../db/client';
import { cartLines } from './cart.tables';

export const selectCartPage = (tx: Db, accountId: number, pageIndex: number, pageSize: number) =>
  tx
    .select({ line: cartLines, sku: skus, itemName: products.name })
    .from(cartLines)
    .innerJoin(skus, eq(skus.skuId, cartLines.skuId))
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(eq(cartLines.accountId, accountId))
    .orderBy(desc(cartLines.editedAt), desc(cartLines.cartId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);

/** Sums of the whole cart; what cannot be bought counts as a line but not as goods. */
export async function selectCartTotals(tx: Db, accountId: number) {
  // A bigint comes back as text from one engine and as a number from the other.
  const qty = sql`coalesce(sum(${cartLines.qty}) filter (where ${skus.onShelf}), 0)`.mapWith(Number);
  const fee = sql`coalesce(sum(${cartLines.qty} * ${skus.listPrice}) filter (where ${skus.onShelf}), 0)`.mapWith(
    Number,
  );
  const [row] = await tx
    .select({ lines: count(), qty, fee })
    .from(cartLines)
    .innerJoin(skus, eq(skus.skuId, cartLines.skuId))
    .where(eq(cartLines.accountId, accountId));
  return row ?? { lines: 0, qty: 0, fee: 0 };
}

export const deleteCartLine = (tx: Db, accountId: number, cartId: number) =>
  tx
    .delete(cartLines)
    .where(and(eq(cartLines.accountId, accountId), eq(cartLines.cartId, cartId)))
    .returning({ cartId: cartLines.cartId });
