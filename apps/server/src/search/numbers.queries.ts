import { and, eq, sql } from 'drizzle-orm';
import { customerParts, skus } from '../catalog/catalog.tables';
import { type Db, named, takes } from '../db/client';
import { beginningWith } from '../db/like';
import { int } from '../db/row';

const shortest = 3;
const most = 4;

/** Our numbers are written in capitals; what is typed may not be. */
const beginsWith = (column: Parameters<typeof eq>[0], typed: string) => sql`${column} like ${beginningWith(typed)}`;

const looksLikeNumber = (typed: string): boolean => typed.length >= shortest && /^[\w\-./*]+$/.test(typed);

export async function findNumberPrefix(tx: Db, companyId: number, typed: string) {
  const wanted = typed.trim().toUpperCase();
  if (!looksLikeNumber(wanted)) return [];
  return tx
    .select({ skuId: skus.skuId, text: skus.skuNo })
    .from(skus)
    .where(and(eq(skus.companyId, companyId), eq(skus.onShelf, true), beginsWith(skus.skuNo, wanted)))
    .orderBy(skus.skuNo)
    .limit(most);
}

export async function findPartPrefix(tx: Db, customerId: number, typed: string) {
  const wanted = typed.trim();
  if (!looksLikeNumber(wanted)) return [];
  return tx
    .select({ skuId: customerParts.skuId, text: customerParts.partNo })
    .from(customerParts)
    .where(and(eq(customerParts.customerId, customerId), beginsWith(customerParts.partNo, wanted)))
    .orderBy(customerParts.partNo)
    .limit(most);
}

const exactNumbers = named(
  'exact_numbers',
  takes<[companyId: number, customerId: number | null, typed: string]>,
  { skuId: int },
  `select sku_id::int as "skuId" from sku where company_id = $1 and sku_no = upper($3)
    union all
    select sku_id::int from customer_part where customer_id = $2 and part_no = $3`,
);

/** SKUs whose number, or the customer's own number for them, is exactly what was typed. */
export async function findExactNumbers(tx: Db, companyId: number, customerId: number | null, typed: string) {
  const wanted = typed.trim();
  if (!wanted || wanted.length > 50) return [];
  // Our own numbers always hold a letter or a digit; a customer may call his parts as he likes.
  if (customerId === null && !/[a-z0-9]/i.test(wanted)) return [];
  return (await exactNumbers(tx, companyId, customerId, wanted)).map((row) => row.skuId);
}
