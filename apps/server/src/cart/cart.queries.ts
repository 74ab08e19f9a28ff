import { and, desc, eq } from 'drizzle-orm';
import { products, skus } from '../catalog/catalog.tables';
import type { Db } from '../db/client';
import { cartLines } from './cart.tables';

/** The whole cart, newest first; it holds at most 500 lines. */
export const selectCart = (tx: Db, accountId: number) =>
  tx
    .select({ line: cartLines, sku: skus, itemName: products.name, axes: products.axes })
    .from(cartLines)
    .innerJoin(skus, eq(skus.skuId, cartLines.skuId))
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(eq(cartLines.accountId, accountId))
    .orderBy(desc(cartLines.editedAt), desc(cartLines.cartId));

export type CartRow = Awaited<ReturnType<typeof selectCart>>[number];

export const deleteCartLine = (tx: Db, accountId: number, cartId: number) =>
  tx
    .delete(cartLines)
    .where(and(eq(cartLines.accountId, accountId), eq(cartLines.cartId, cartId)))
    .returning({ cartId: cartLines.cartId });
