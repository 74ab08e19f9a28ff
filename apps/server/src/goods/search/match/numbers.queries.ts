import { and, eq, sql } from 'drizzle-orm';
import { type Db, named, takes } from '../../../ground/db/client';
import { beginningWith } from '../../../ground/db/like';
import { int, text } from '../../../ground/db/row';
import { customerParts, skus } from '../../catalog/catalog.tables';
import { kinds } from '../words/lexemes.rules';
import { numberKey } from '../words/numbers.rules';

const shortest = 3;
const most = 4;

const beginsWith = (column: Parameters<typeof eq>[0], typed: string) => sql`${column} like ${beginningWith(typed)}`;

const looksLikeNumber = (key: string): boolean => key.length >= shortest && /[a-z0-9]/.test(key);

/** Our numbers are written in capitals; what is typed may not be. */
export async function findNumberPrefix(tx: Db, companyId: number, typed: string) {
  const wanted = typed.trim().toUpperCase();
  if (wanted.length < shortest || !/^[\w\-./*]+$/.test(wanted)) return [];
  return tx
    .select({ skuId: skus.skuId, text: skus.skuNo })
    .from(skus)
    .where(and(eq(skus.companyId, companyId), eq(skus.onShelf, true), beginsWith(skus.skuNo, wanted)))
    .orderBy(skus.skuNo)
    .limit(most);
}

export async function findPartPrefix(tx: Db, customerId: number, typed: string) {
  const key = numberKey(typed);
  if (!looksLikeNumber(key)) return [];
  return tx
    .select({ skuId: customerParts.skuId, text: customerParts.partNo })
    .from(customerParts)
    .where(and(eq(customerParts.customerId, customerId), beginsWith(customerParts.partKey, key)))
    .orderBy(customerParts.partNo)
    .limit(most);
}

export type NumberHit = { skuId: number; text: string };

const numbersByKey = named(
  'numbers_by_key',
  takes<[companyId: number, lexemes: string]>,
  { skuId: int, text },
  `select doc.sku_id::int as "skuId", sku.sku_no as text from search_doc as doc join sku using (sku_id)
     where doc.company_id = $1 and doc.on_shelf and doc.words @@ $2::tsquery`,
);

const partsByKey = named(
  'parts_by_key',
  takes<[customerId: number, keys: string[]]>,
  { skuId: int, text },
  `select sku_id::int as "skuId", part_no as text from customer_part
     where customer_id = $1 and part_key = any($2::text[])`,
);

/** SKUs whose own number has one of these keys. */
export async function findNumbers(tx: Db, companyId: number, keys: readonly string[]): Promise<NumberHit[]> {
  if (keys.length === 0) return [];
  return numbersByKey(tx, companyId, keys.map((key) => `'${kinds.number}${key}'`).join(' | '));
}

/** What this customer, never another, calls by one of these keys. */
export async function findParts(tx: Db, customerId: number, keys: readonly string[]): Promise<NumberHit[]> {
  return keys.length === 0 ? [] : partsByKey(tx, customerId, [...keys]);
}
