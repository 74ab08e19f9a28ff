import { eq } from 'drizzle-orm';
import { type Db, named } from '../db/client';
import type { ContractTerm } from './pricing.rules';
import { contractPrices, poolEntries } from './pricing.tables';

const termsOf = (tx: Db) =>
  tx
    .select({
      skuId: contractPrices.skuId,
      price: contractPrices.price,
      validFrom: contractPrices.validFrom,
      validTo: contractPrices.validTo,
    })
    .from(contractPrices);

function bySku(rows: ({ skuId: number } & ContractTerm)[]): Map<number, ContractTerm[]> {
  const terms = new Map<number, ContractTerm[]>();
  for (const { skuId, ...term } of rows) terms.set(skuId, [...(terms.get(skuId) ?? []), term]);
  return terms;
}

const contractsOfSkus = named<{ skuId: number; price: number; validFrom: number; validTo: number }>(
  'contracts_for',
  `select sku_id::int as "skuId", price::float8 as price, (extract(epoch from valid_from) * 1000)::float8 as "validFrom",
      (extract(epoch from valid_to) * 1000)::float8 as "validTo"
    from contract_price where customer_id = $1 and sku_id = any($2::bigint[])`,
);

/** The contracts of a customer for these SKUs, past and future ones included: the rule decides which counts. */
export async function contractsFor(tx: Db, customerId: number | null, skuIds: number[]) {
  if (customerId === null || skuIds.length === 0) return new Map<number, ContractTerm[]>();
  const rows = await contractsOfSkus(tx, customerId, skuIds);
  return bySku(rows.map((row) => ({ ...row, validFrom: new Date(row.validFrom), validTo: new Date(row.validTo) })));
}

export const allContractsOf = async (tx: Db, customerId: number) =>
  bySku(await termsOf(tx).where(eq(contractPrices.customerId, customerId)));

export type Pool = { categoryIds: ReadonlySet<number>; skuIds: ReadonlySet<number> };

/** Null: no limits. */
export async function poolOf(tx: Db, customerId: number): Promise<Pool | null> {
  const entries = await tx.select().from(poolEntries).where(eq(poolEntries.customerId, customerId));
  if (entries.length === 0) return null;
  const of = (kind: 'category' | 'sku') =>
    new Set(entries.filter((each) => each.kind === kind).map((each) => each.refId));
  return { categoryIds: of('category'), skuIds: of('sku') };
}

type NewContractPrice = { customerId: number; skuId: number } & ContractTerm;

export async function addContractPrices(tx: Db, terms: NewContractPrice[]): Promise<void> {
  if (terms.length > 0) await tx.insert(contractPrices).values(terms);
}

export async function addPoolEntry(tx: Db, entry: typeof poolEntries.$inferInsert): Promise<void> {
  await tx.insert(poolEntries).values(entry).onConflictDoNothing();
}

/** `categoryIds` are those of the SKU's path: a pool entry for a category covers everything below it. */
export const inPool = (pool: Pool, skuId: number, categoryIds: readonly number[]): boolean =>
  pool.skuIds.has(skuId) || categoryIds.some((categoryId) => pool.categoryIds.has(categoryId));
