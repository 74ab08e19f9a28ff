import { sql } from 'drizzle-orm';
import type { Db } from './client';

/**
 * Tells the planner how many rows there are and of what kind. PostgreSQL does it by itself some time after rows came,
 * PGlite never: until then it reads whole tables where an index would do.
 */
export async function countRows(tx: Db): Promise<void> {
  await tx.execute(sql`analyze`);
}
