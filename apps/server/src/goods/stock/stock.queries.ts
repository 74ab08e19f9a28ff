import { named, takes } from '../../ground/db/client';
import { bool, int, oneOf, type Row, text } from '../../ground/db/row';
import { type EntryKind, effects } from './stock.rules';

const left = 'stock.sku_id::int as "skuId", on_hand - reserved as available';
const leftRow = { skuId: int, available: int };

/** What is left of an article, in which steps it is ordered, and whether it counted as in stock. */
const orderable = `${left}, moq, multiple, in_stock as "inStock"`;
const orderableRow = { ...leftRow, moq: int, multiple: int, inStock: bool };
export type Orderable = Row<typeof orderableRow>;

export const selectAvailable = named(
  'available_stock',
  takes<[skuIds: number[]]>,
  leftRow,
  `select ${left} from stock where sku_id = any($1::bigint[])`,
);

export const selectOrderable = named(
  'orderable_stock',
  takes<[skuIds: number[]]>,
  orderableRow,
  `select ${orderable} from stock join sku using (sku_id) where sku_id = any($1::bigint[])`,
);

/** Always in ascending order: two orders over the same goods wait for each other, and never for ever. */
export const lockStock = named(
  'lock_stock',
  takes<[skuIds: number[]]>,
  leftRow,
  `select ${left} from stock where sku_id = any($1::bigint[]) order by sku_id for update`,
);

export const selectBalance = named(
  'stock_balance',
  takes<[skuId: number]>,
  { onHand: int, reserved: int },
  `select on_hand as "onHand", reserved from stock where sku_id = $1`,
);

/** The stock of all that a holder ever had to do with: its entries stay as they are meanwhile. */
export const lockStockOf = named(
  'lock_stock_of_holder',
  takes<[holder: string]>,
  leftRow,
  `select ${left} from stock where sku_id in (select sku_id from stock_entry where holder = $1) order by sku_id for update`,
);

export const selectEntriesOf = named(
  'stock_entries_of_holder',
  takes<[holder: string]>,
  { lineNo: int, skuId: int, kind: oneOf<EntryKind>(), qty: int, cause: text },
  `select coalesce(line_no, 0) as "lineNo", sku_id::int as "skuId", kind, qty, cause from stock_entry where holder = $1`,
);

/** What an entry did to what is set aside. */
const reservedByKind = `qty * case kind ${Object.entries(effects)
  .map(([kind, { reserved }]) => `when '${kind}' then ${reserved}`)
  .join(' ')} end`;

const given = 'given as (select * from unnest($1::int[], $2::bigint[], $3::int[]) as given (line_no, sku_id, qty))';
type Given = [lineNos: number[], skuIds: number[], qtys: number[]];

/** All or nothing: where one SKU has too few, nothing is taken and nothing is entered. */
export const takeStock = named(
  'take_stock',
  takes<[...Given, holder: string, at: Date]>,
  orderableRow,
  `with ${given}, wanted as (
      select sku_id, sum(qty)::int as qty from given group by sku_id
    ), taken as (
      update stock set reserved = reserved + wanted.qty from wanted join sku using (sku_id)
      where stock.sku_id = wanted.sku_id
        and (select count(*) from wanted join stock using (sku_id) where on_hand - reserved >= qty)
          = (select count(*) from wanted)
      returning ${orderable}
    ), entered as (
      insert into stock_entry (sku_id, kind, qty, holder, line_no, cause, at)
      select sku_id, 'reserve', qty, $4::text, line_no, $4::text, $5::timestamptz from given
      where exists (select 1 from taken)
    )
    select * from taken`,
);

/** What was entered before for the same line and the same cause is left out, of the balances too. */
export const enterStock = named(
  'enter_stock',
  takes<[...Given, kind: EntryKind, holder: string, cause: string, at: Date, onHandEach: number, reservedEach: number]>,
  orderableRow,
  `with ${given}, entered as (
      insert into stock_entry (sku_id, kind, qty, holder, line_no, cause, at)
      select sku_id, $4::text, qty, $5::text, line_no, $6::text, $7::timestamptz from given
      on conflict (holder, line_no, cause) do nothing returning sku_id, qty
    ), moved as (
      select sku_id, sum(qty)::int as qty from entered group by sku_id
    )
    update stock set on_hand = on_hand + moved.qty * $8::int, reserved = reserved + moved.qty * $9::int
    from moved join sku using (sku_id) where stock.sku_id = moved.sku_id returning ${orderable}`,
);

export const openStock = named(
  'open_stock',
  takes<[skuIds: number[]]>,
  {},
  `insert into stock (sku_id, on_hand) select sku_id, 0 from unnest($1::bigint[]) as given (sku_id) order by sku_id
    on conflict do nothing`,
);

/** Enters the difference to what was thought to be there. */
export const countStock = named(
  'count_stock',
  takes<[skuIds: number[], onHands: number[], cause: string, at: Date]>,
  orderableRow,
  `with counted as (
      select sku_id, found, found - on_hand as qty
      from unnest($1::bigint[], $2::int[]) as given (sku_id, found) join stock using (sku_id) where found <> on_hand
    ), entered as (
      insert into stock_entry (sku_id, kind, qty, cause, at)
      select sku_id, 'count', qty, $3::text, $4::timestamptz from counted
    )
    update stock set on_hand = found from counted join sku using (sku_id)
    where stock.sku_id = counted.sku_id returning ${orderable}`,
);

/** So many more or fewer than the books say; where fewer would be left than are set aside, nothing is done. */
export const correctStock = named(
  'correct_stock',
  takes<[skuIds: number[], qtys: number[], cause: string, at: Date]>,
  { ...orderableRow, before: int, after: int },
  `with fitting as (
      select sku_id, on_hand as before, given.qty
      from unnest($1::bigint[], $2::int[]) as given (sku_id, qty) join stock using (sku_id)
      where on_hand + given.qty >= reserved
    ), entered as (
      insert into stock_entry (sku_id, kind, qty, cause, at)
      select sku_id, 'count', qty, $3::text, $4::timestamptz from fitting where qty <> 0
    )
    update stock set on_hand = on_hand + fitting.qty from fitting join sku using (sku_id)
    where stock.sku_id = fitting.sku_id returning ${orderable}, coalesce(before, 0) as before, on_hand as after`,
);

/** For whom pieces of a SKU are set aside now. */
export const selectHolders = named(
  'stock_holders',
  takes<[skuId: number, most: number]>,
  { holder: text, qty: int },
  `select coalesce(holder, '') as holder, coalesce(sum(${reservedByKind})::int, 0) as qty from stock_entry
    where sku_id = $1 and holder is not null group by holder
    having sum(${reservedByKind}) > 0 order by min(entry_id) limit $2`,
);

export const turnInStock = named(
  'turn_in_stock',
  takes<[skuIds: number[], inStock: boolean[]]>,
  {},
  `update stock set in_stock = turned.in_stock, changed_in = pg_current_xact_id()
    from unnest($1::bigint[], $2::boolean[]) as turned (sku_id, in_stock) where stock.sku_id = turned.sku_id`,
);

/** Somebody had some of it set aside, at whatever time. */
export const selectEverHeld = named(
  'stock_ever_held',
  takes<[skuIds: number[]]>,
  { skuId: int },
  `select sku_id::int as "skuId" from stock_entry where sku_id = any($1::bigint[]) and holder is not null limit 1`,
);

export const dropStock = named(
  'drop_stock',
  takes<[skuIds: number[]]>,
  {},
  `delete from stock where sku_id = any($1::bigint[])`,
);

/** See `adoptDocs` of the search. */
export const adoptStock = named(
  'adopt_stock',
  takes<[]>,
  {},
  `update stock set changed_in = pg_current_xact_id() where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`,
);
