import type { OrderSteps } from '@yigou/contract';
import { named } from '../db/client';
import type { EntryKind, HeldEntry } from './stock.rules';

type Left = { skuId: number; available: number };

/** What is left of an article, and in which steps it is ordered. */
export type Orderable = Left & OrderSteps;

const left = 'stock.sku_id::int as "skuId", on_hand - reserved as available';
const orderable = `${left}, moq, multiple`;

export const selectAvailable = named<Left, [skuIds: number[]]>(
  'available_stock',
  `select ${left} from stock where sku_id = any($1::bigint[])`,
);

/** Always in ascending order: two orders over the same goods wait for each other, and never for ever. */
export const lockStock = named<Left, [skuIds: number[]]>(
  'lock_stock',
  `select ${left} from stock where sku_id = any($1::bigint[]) order by sku_id for update`,
);

/** The stock of all that a holder ever had to do with: its entries stay as they are meanwhile. */
export const lockStockOf = named<Left, [holder: string]>(
  'lock_stock_of_holder',
  `select ${left} from stock where sku_id in (select sku_id from stock_entry where holder = $1) order by sku_id for update`,
);

export const selectEntriesOf = named<HeldEntry, [holder: string]>(
  'stock_entries_of_holder',
  `select coalesce(line_no, 0) as "lineNo", sku_id::int as "skuId", kind, qty, cause from stock_entry where holder = $1`,
);

const given = 'given as (select * from unnest($1::int[], $2::bigint[], $3::int[]) as given (line_no, sku_id, qty))';
type Given = [lineNos: number[], skuIds: number[], qtys: number[]];

/** All or nothing: where one SKU has too few, nothing is taken and nothing is entered. */
export const takeStock = named<Orderable, [...Given, holder: string, at: Date]>(
  'take_stock',
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
export const enterStock = named<
  Orderable,
  [...Given, kind: EntryKind, holder: string, cause: string, at: Date, onHandEach: number, reservedEach: number]
>(
  'enter_stock',
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

export const openStock = named<unknown, [skuIds: number[]]>(
  'open_stock',
  `insert into stock (sku_id, on_hand) select sku_id, 0 from unnest($1::bigint[]) as given (sku_id) order by sku_id
    on conflict do nothing`,
);

/** Enters the difference to what was thought to be there. */
export const countStock = named<Orderable, [skuIds: number[], onHands: number[], cause: string, at: Date]>(
  'count_stock',
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
