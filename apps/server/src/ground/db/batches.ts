import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from './client';

const batch = 5000;

/** For rows that may be millions: a single statement would run out of time and never get anywhere. */
export async function deleteInBatches(tx: Db, table: PgTable, where: SQL): Promise<void> {
  for (;;) {
    const [row] = await rowsOf<{ gone: number }>(
      tx,
      sql`with gone as (
        delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${batch})) returning 1
      ) select count(*)::int as gone from gone`,
    );
    if ((row?.gone ?? 0) < batch) return;
  }
}
