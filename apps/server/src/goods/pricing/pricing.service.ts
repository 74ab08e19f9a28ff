import { type Db, named, takes } from '../../ground/db/client';
import { float, int, milliseconds, oneOf, type Row } from '../../ground/db/row';
import type { ContractTerm } from './pricing.rules';
import { contractPrices, poolItems } from './pricing.tables';

const termRow = { skuId: int, price: float, validFrom: float, validTo: float };

function bySku(rows: readonly Row<typeof termRow>[]): Map<number, ContractTerm[]> {
  const terms = new Map<number, ContractTerm[]>();
  for (const row of rows) {
    const others = terms.get(row.skuId);
    if (others) others.push(row);
    else terms.set(row.skuId, [row]);
  }
  return terms;
}

const termRows = `select sku_id::int as "skuId", price::float8 as price,
    ${milliseconds('valid_from')} as "validFrom", ${milliseconds('valid_to')} as "validTo"
  from contract_price where customer_id = $1`;

const contractsOfSkus = named(
  'contracts_for',
  takes<[customerId: number, skuIds: number[]]>,
  termRow,
  `${termRows} and sku_id = any($2::bigint[])`,
);

/** The contracts of a customer for these SKUs, past and future ones included: the rule decides which counts. */
export async function contractsFor(tx: Db, customerId: number | null, skuIds: number[]) {
  if (customerId === null || skuIds.length === 0) return new Map<number, ContractTerm[]>();
  return bySku(await contractsOfSkus(tx, customerId, skuIds));
}

const contractsOfCustomer = named(
  'contracts_now',
  takes<[customerId: number, now: Date]>,
  termRow,
  `${termRows} and valid_from <= $2 and $2 < valid_to`,
);

/** All that hold at this moment. */
export const contractsNow = async (tx: Db, customerId: number, now: Date) =>
  bySku(await contractsOfCustomer(tx, customerId, now));

export type Pool = { categoryIds: ReadonlySet<number>; skuIds: ReadonlySet<number> };

const itemsOfPool = named(
  'pool_of_customer',
  takes<[customerId: number]>,
  { kind: oneOf<'category' | 'sku'>(), refId: int },
  'select kind, ref_id::int as "refId" from pool_entry where customer_id = $1',
);

/** Null: no limits. */
export async function poolOf(tx: Db, customerId: number): Promise<Pool | null> {
  const items = await itemsOfPool(tx, customerId);
  if (items.length === 0) return null;
  const of = (kind: 'category' | 'sku') =>
    new Set(items.filter((each) => each.kind === kind).map((each) => each.refId));
  return { categoryIds: of('category'), skuIds: of('sku') };
}

export async function addContractPrices(tx: Db, terms: (typeof contractPrices.$inferInsert)[]): Promise<void> {
  if (terms.length > 0) await tx.insert(contractPrices).values(terms);
}

export async function addToPool(tx: Db, item: typeof poolItems.$inferInsert): Promise<void> {
  await tx.insert(poolItems).values(item).onConflictDoNothing();
}

/** `categoryIds` are those of the SKU's path: a pool item for a category covers everything below it. */
export const inPool = (pool: Pool, skuId: number, categoryIds: readonly number[]): boolean =>
  pool.skuIds.has(skuId) || categoryIds.some((categoryId) => pool.categoryIds.has(categoryId));
