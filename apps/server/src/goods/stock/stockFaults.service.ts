import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { type Balance, type EntryKind, effects } from './stock.rules';

type StockFault = { skuId: number; text: string };

const folded = (balance: Balance): SQL => {
  const cases = (Object.keys(effects) as EntryKind[]).map(
    (kind) => sql`when ${kind} then ${effects[kind][balance]}::int`,
  );
  return sql`sum(qty * case kind ${sql.join(cases, sql` `)} end)::int`;
};

const wrongBalances = (tx: Db) =>
  rowsOf<StockFault>(
    tx,
    sql`select sku_id::int as "skuId", format('商品 %s 的库存为 %s、预留 %s，流水合计却是 %s、%s', sku_no,
        coalesce(stock.on_hand, 0), coalesce(stock.reserved, 0), coalesce(book.on_hand, 0), coalesce(book.reserved, 0)) as text
      from stock full join (
        select sku_id, ${folded('onHand')} as on_hand, ${folded('reserved')} as reserved from stock_entry group by sku_id
      ) as book using (sku_id) left join sku using (sku_id)
      where coalesce(stock.on_hand, 0) <> coalesce(book.on_hand, 0)
        or coalesce(stock.reserved, 0) <> coalesce(book.reserved, 0)
      order by sku_id`,
  );

const overdrawnHoldings = (tx: Db) =>
  rowsOf<StockFault>(
    tx,
    sql`select sku_id::int as "skuId", format('%s 第 %s 行（商品 %s）发出与释放的比预留的多 %s 件',
        holder, line_no, sku_no, -${folded('reserved')}) as text
      from stock_entry left join sku using (sku_id) where holder is not null
      group by holder, line_no, sku_id, sku_no having ${folded('reserved')} < 0
      order by holder, line_no`,
  );

/** Where the balances are not what the entries add up to, or somebody got more than was set aside for them. */
export const stockFaults = async (tx: Db): Promise<StockFault[]> => [
  ...(await wrongBalances(tx)),
  ...(await overdrawnHoldings(tx)),
];
