import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from './client';

/** Which transactions had ended: what they wrote has been seen. */
export async function readSnapshot(tx: Db): Promise<string> {
  const [row] = await rowsOf<{ snapshot: string }>(tx, sql`select pg_current_snapshot()::text as snapshot`);
  if (!row) throw new Error('no snapshot');
  return row.snapshot;
}

/** Of a table with `changedInColumn`: written by transactions that had not ended in that snapshot. */
export const unseen = (since: string): SQL => sql`changed_in >= pg_snapshot_xmin(${since}::pg_snapshot)
  and not pg_visible_in_snapshot(changed_in, ${since}::pg_snapshot)`;
