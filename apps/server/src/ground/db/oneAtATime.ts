import { sql } from 'drizzle-orm';
import type { Db } from './client';

/** Until the transaction ends: of those who name the same, one counts at a time, so that many at once pass no limit. */
export async function oneAtATime(tx: Db, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
