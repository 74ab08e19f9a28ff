import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import type { NumberHit } from './quickOrder.rules';

/** Every article that carries one of these numbers, ours or the customer's own, in one question. */
export async function selectByNumbers(tx: Db, companyId: number, customerId: number, texts: string[]) {
  const wanted = sql`any(${sql.param(texts)}::text[])`;
  return rowsOf<NumberHit>(
    tx,
    sql`
    select sku_id::int as "skuId", sku_no as text, 'itemNo' as "matchedBy" from sku
    where company_id = ${companyId} and sku_no = ${wanted}
    union all
    select sku_id::int, part_no, 'partNo' from customer_part
    where customer_id = ${customerId} and part_no = ${wanted}`,
  );
}
