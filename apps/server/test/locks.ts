import { type SQL, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { type Db, rowsOf } from '../src/ground/db/client';
import { databaseCode } from '../src/ground/db/retrying';
import { patiently } from './patience';

/** Somebody waits for a lock that another holds. Only on PostgreSQL: PGlite does one thing at a time. */
export const untilBlocked = (db: Db): Promise<void> =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await rowsOf(db, waiting)).not.toEqual([]);
  }, patiently);

/** Whether nobody holds these rows: `select … from …`. */
export async function isFree(db: Db, rows: SQL): Promise<boolean> {
  try {
    await db.execute(sql`${rows} for update nowait`);
    return true;
  } catch (error) {
    if (databaseCode(error) !== '55P03') throw error;
    return false;
  }
}

/** While somebody holds `held`, `work` is begun: whether it came to wait for it, whether `other` was free then, its answer. */
export async function whileHeld<T>(db: Db, held: SQL, work: () => Promise<T>, other: SQL) {
  let answer: Promise<T> | undefined;
  const met = await db.transaction(async (tx) => {
    await tx.execute(sql`${held} for update`);
    answer = work();
    const waited = await Promise.race([untilBlocked(db).then(() => true), answer.then(() => false)]);
    return { waited, free: await isFree(db, other) };
  });
  return { ...met, answer: (await answer) as T };
}
