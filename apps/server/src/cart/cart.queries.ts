import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { skus } from '../catalog/catalog.tables';
import { type Db, keepPrepared, rowsOf } from '../db/client';
import { cartLines } from './cart.tables';
import { fromGoods, type GoodsRow } from './goods.queries';

export type CartRow = GoodsRow & {
  cartId: number;
  companyId: number;
  accountId: number;
  qty: number;
  priceWhenAdded: number;
  isChecked: boolean;
  /** Milliseconds. */
  createdAt: number;
  editedAt: number;
};

const millis = (time: PgColumn): SQL => sql`(extract(epoch from ${time}) * 1000)::float8`;

const lineColumns = {
  cartId: sql`${cartLines.cartId}::int`,
  companyId: sql`${cartLines.companyId}::int`,
  accountId: sql`${cartLines.accountId}::int`,
  qty: cartLines.qty,
  priceWhenAdded: sql`${cartLines.priceWhenAdded}::float8`,
  isChecked: cartLines.isChecked,
  createdAt: millis(cartLines.createdAt),
  editedAt: millis(cartLines.editedAt),
};

const cartQuery = keepPrepared((tx) =>
  fromGoods(tx, lineColumns)
    .innerJoin(cartLines, eq(cartLines.skuId, skus.skuId))
    .where(eq(cartLines.accountId, sql.placeholder('accountId')))
    .orderBy(desc(cartLines.editedAt), desc(cartLines.cartId))
    .prepare('cart_of_account'),
);

/** The whole cart, last touched first; it holds at most 500 lines. */
export const selectCart = async (tx: Db, accountId: number, customerId: number) =>
  (await cartQuery(tx).execute({ accountId, customerId })) as CartRow[];

/** One change after the other per account, so that the limit of lines holds and quantities add up. */
export const lockCart = (tx: Db, accountId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('cart', ${accountId}))`);

/** How many lines there are, and how many pieces of these SKUs. */
export async function selectHeld(tx: Db, accountId: number, skuIds: number[]) {
  const [row] = await rowsOf<{ lineCount: number; held: Record<string, number> | null }>(
    tx,
    sql`select count(*)::int as "lineCount",
        jsonb_object_agg(sku_id, qty) filter (where sku_id = any(${sql.param(skuIds)}::bigint[])) as held
      from cart_line where account_id = ${accountId}`,
  );
  return {
    lineCount: row?.lineCount ?? 0,
    held: new Map(Object.entries(row?.held ?? {}).map(([id, qty]) => [+id, qty])),
  };
}

export const addUp = (tx: Db, lines: (typeof cartLines.$inferInsert)[]) =>
  tx
    .insert(cartLines)
    .values(lines)
    .onConflictDoUpdate({
      target: [cartLines.accountId, cartLines.skuId],
      set: {
        qty: sql`${cartLines.qty} + excluded.qty`,
        priceWhenAdded: sql`excluded.price_when_added`,
        isChecked: true,
        editedAt: sql`excluded.edited_at`,
      },
    })
    .returning({ cartId: cartLines.cartId, itemId: cartLines.skuId, chartQty: cartLines.qty });

type NewState = Pick<CartRow, 'cartId' | 'qty' | 'priceWhenAdded' | 'isChecked' | 'editedAt'>;

export async function updateLines(tx: Db, accountId: number, lines: NewState[]): Promise<void> {
  const column = <K extends keyof NewState>(name: K) => sql.param(lines.map((line) => line[name]));
  await tx.execute(sql`
    update cart_line set qty = next.qty, price_when_added = next.price_when_added, is_checked = next.is_checked,
      edited_at = to_timestamp(next.edited_at / 1000)
    from unnest(${column('cartId')}::bigint[], ${column('qty')}::int[], ${column('priceWhenAdded')}::bigint[],
      ${column('isChecked')}::boolean[], ${column('editedAt')}::float8[])
      as next (cart_id, qty, price_when_added, is_checked, edited_at)
    where cart_line.cart_id = next.cart_id and account_id = ${accountId}`);
}

export const deleteLines = (tx: Db, accountId: number, cartIds: number[]) =>
  tx
    .delete(cartLines)
    .where(and(eq(cartLines.accountId, accountId), inArray(cartLines.cartId, cartIds)))
    .returning({ cartId: cartLines.cartId });

export const deleteAll = (tx: Db, accountId: number) =>
  tx.delete(cartLines).where(eq(cartLines.accountId, accountId)).returning({ cartId: cartLines.cartId });
