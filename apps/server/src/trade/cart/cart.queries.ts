import { eq, sql } from 'drizzle-orm';
import { booksOf } from '../../goods/pricing/linesSql.tables';
import { batchQueries } from '../../ground/db/batchQueries';
import { type Db, named, takes } from '../../ground/db/client';
import { bool, float, int, json, milliseconds, nothing, orNull, type Row } from '../../ground/db/row';
import { cartLines } from './cart.tables';
import { goodsColumns, goodsJoins, goodsRow } from './goods.queries';

const cartRow = {
  ...goodsRow,
  cartId: int,
  companyId: int,
  accountId: int,
  qty: int,
  askedQty: orNull(int),
  priceWhenAdded: float,
  isChecked: bool,
  /** Milliseconds. */
  createdAt: float,
  editedAt: float,
};
export type CartRow = Row<typeof cartRow>;

const cartsOf = named(
  'carts_of_accounts',
  takes<[accountIds: number[]]>,
  cartRow,
  `select ${goodsColumns},
      cart_id::int as "cartId", cart_line.company_id::int as "companyId", account.account_id::int as "accountId", qty,
      asked_qty as "askedQty", price_when_added::float8 as "priceWhenAdded", is_checked as "isChecked",
      ${milliseconds('cart_line.created_at')} as "createdAt", ${milliseconds('cart_line.edited_at')} as "editedAt"
    from account cross join ${booksOf('account.customer_id')} join cart_line using (account_id) join sku using (sku_id) ${goodsJoins('account.customer_id')}
    where account.account_id = any($1::bigint[])`,
);

/** The whole cart, in no order: the database would copy every wide row to sort them. It holds at most 500 lines. */
export const selectCart = batchQueries<number, CartRow>(cartsOf, (row) => row.accountId);

/** One change after the other per account, so that the limit of lines holds and quantities add up. */
export const lockCart = named(
  'lock_cart',
  takes<[accountId: number]>,
  { locked: nothing },
  "select pg_advisory_xact_lock(hashtextextended('cart', $1)) as locked",
);

const heldInCart = named(
  'held_in_cart',
  takes<[accountId: number, skuIds: number[]]>,
  { lineCount: int, held: orNull(json<Record<string, number>>()) },
  `select count(*)::int as "lineCount", jsonb_object_agg(sku_id, qty) filter (where sku_id = any($2::bigint[])) as held
    from cart_line where account_id = $1`,
);

/** How many lines there are, and how many pieces of these SKUs. */
export async function selectHeld(tx: Db, accountId: number, skuIds: number[]) {
  const [row] = await heldInCart(tx, accountId, skuIds);
  return {
    lineCount: row?.lineCount ?? 0,
    held: new Map(Object.entries(row?.held ?? {}).map(([id, qty]) => [+id, qty])),
  };
}

const addToLines = named(
  'add_to_cart',
  takes<[companyId: number, accountId: number, at: Date, skuIds: number[], qtys: number[], prices: number[]]>,
  { cartId: int, itemId: int, chartQty: int },
  `insert into cart_line (company_id, account_id, sku_id, qty, price_when_added, created_at, edited_at)
    select $1, $2, sku_id, qty, price, $3, $3
    from unnest($4::bigint[], $5::int[], $6::bigint[]) as added (sku_id, qty, price)
    on conflict (account_id, sku_id) do update set qty = cart_line.qty + excluded.qty, asked_qty = null,
      price_when_added = excluded.price_when_added, is_checked = true, edited_at = excluded.edited_at
    returning cart_id::int as "cartId", sku_id::int as "itemId", qty as "chartQty"`,
);

type Added = { skuId: number; qty: number; price: number };

/** New lines; what is there already becomes more. */
export const addUp = (tx: Db, of: { companyId: number; accountId: number; at: Date }, lines: readonly Added[]) =>
  addToLines(
    tx,
    of.companyId,
    of.accountId,
    of.at,
    lines.map((line) => line.skuId),
    lines.map((line) => line.qty),
    lines.map((line) => line.price),
  );

type NewState = Pick<CartRow, 'cartId' | 'qty' | 'askedQty' | 'priceWhenAdded' | 'isChecked' | 'editedAt'>;

export async function updateLines(tx: Db, accountId: number, lines: NewState[]): Promise<void> {
  const column = <K extends keyof NewState>(name: K) => sql.param(lines.map((line) => line[name]));
  await tx.execute(sql`
    update cart_line set qty = next.qty, asked_qty = next.asked_qty, price_when_added = next.price_when_added, is_checked = next.is_checked,
      edited_at = to_timestamp(next.edited_at / 1000)
    from unnest(${column('cartId')}::bigint[], ${column('qty')}::int[], ${column('askedQty')}::int[],
      ${column('priceWhenAdded')}::bigint[], ${column('isChecked')}::boolean[], ${column('editedAt')}::float8[])
      as next (cart_id, qty, asked_qty, price_when_added, is_checked, edited_at)
    where cart_line.cart_id = next.cart_id and account_id = ${accountId}`);
}

export const deleteLines = named(
  'delete_from_cart',
  takes<[accountId: number, cartIds: number[]]>,
  { cartId: int },
  'delete from cart_line where account_id = $1 and cart_id = any($2::bigint[]) returning cart_id::int as "cartId"',
);

export const deleteAll = (tx: Db, accountId: number) =>
  tx.delete(cartLines).where(eq(cartLines.accountId, accountId)).returning({ cartId: cartLines.cartId });
