import { formatDate } from '@yigou/contract/ground/time';
import { type Db, named, takes } from '../../ground/db/client';
import { int } from '../../ground/db/row';

const goodsBought = named(
  'goods_bought',
  takes<[customerId: number, years: string[]]>,
  { skuId: int },
  `select distinct sku_id::int as "skuId" from report_goods_sum
    where customer_id = $1 and span = any($2::text[]) and lines > 0`,
);

/** What somebody of the customer bought this year or last year, as far as it is counted. */
export async function skusBoughtBy(tx: Db, customerId: number, now: Date): Promise<number[]> {
  const year = Number(formatDate(now).slice(0, 4));
  const rows = await goodsBought(tx, customerId, [String(year - 1), String(year)]);
  return rows.map(({ skuId }) => skuId);
}
