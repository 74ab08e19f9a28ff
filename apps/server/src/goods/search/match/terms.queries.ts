import { endianness } from 'node:os';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../ground/db/client';

// As bytes: the driver reads 25,000 numbers of an array one character at a time, and this as one block.
const packed = sql`string_agg(int4send(sku_id::int), ''::bytea)`;

function toNumbers(bytes: Uint8Array | null | undefined): Int32Array {
  // A copy, for it is turned round in place: the database sends the highest byte first.
  const own = Uint8Array.from(bytes ?? []);
  if (endianness() === 'LE') Buffer.from(own.buffer).swap32();
  return new Int32Array(own.buffer);
}

/**
 * `offset 0` keeps the company out of the inner question: a planner that takes its index instead of the words' reads
 * every article for each term.
 */
export const docsOfTerms = (companyId: number, terms: readonly string[], among?: number[]) => sql`
  select term.at::int, ${packed} as ids
    from unnest(${sql.param(terms)}::text[]) with ordinality as term (query, at)
      cross join lateral (
        select sku_id, company_id from search_doc where words @@ query::tsquery
          ${among ? sql`and sku_id = any(${sql.param(among)}::bigint[])` : sql``} offset 0
      ) as doc
    where company_id = ${companyId} group by term.at`;

/** For each term the SKUs that hold it, in one round trip. `among` limits it to a few SKUs. */
export async function selectTerms(
  tx: Db,
  companyId: number,
  terms: readonly string[],
  among?: number[],
): Promise<Int32Array[]> {
  const rows = await rowsOf<{ at: number; ids: Uint8Array }>(tx, docsOfTerms(companyId, terms, among));
  const found = terms.map((): Int32Array => new Int32Array(0));
  for (const { at, ids } of rows) found[at - 1] = toNumbers(ids);
  return found;
}
