import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { lockDataFolder } from './dataLock';

/** One type for PGlite, PostgreSQL and a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Plain SQL inside `tx`, for the few places where the builder is too slow or has no word for it. */
export async function rowsOf<T>(tx: Db, statement: SQL): Promise<T[]> {
  return ((await tx.execute(statement)) as unknown as { rows: T[] }).rows;
}

/** For a pool its twin whose connections plan a prepared query once and for all. */
const steadyTwin = new WeakMap<Db, Db>();

/**
 * For what every call asks: written and planned once per connection, because planning took longer than answering.
 * Inside a transaction it is part of that transaction, and PostgreSQL decides about the plan.
 */
export function keepPrepared<Q>(prepare: (tx: Db) => Q): (tx: Db) => Q {
  const kept = new WeakMap<Db, Q>();
  return (tx) => {
    const query = kept.get(tx) ?? prepare(steadyTwin.get(tx) ?? tx);
    kept.set(tx, query);
    return query;
  };
}

export type SqlRows = { rows: Record<string, unknown>[] };

export type Database = {
  db: Db;
  engine: 'pglite' | 'postgres';
  /** Plain SQL, for the job queue and the migrations: text without values may hold many statements. */
  run: (text: string, values?: unknown[]) => Promise<SqlRows>;
  /** Runs `work` while no other server on this database does the same. */
  exclusively: (work: (db: Db) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

const casing = 'snake_case';
const migrationLock = 20_261_115;

export function fromPglite(lite: PGlite, release: () => Promise<void> = async () => {}): Database {
  const db = drizzleLite(lite, { casing }) as unknown as Db;
  return {
    db,
    engine: 'pglite',
    run: async (text, values) => {
      if (values?.length) return lite.query<Record<string, unknown>>(text, values);
      const results = await lite.exec(text);
      return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
    },
    exclusively: (work) => work(db),
    close: async () => {
      await lite.close();
      await release();
    },
  };
}

export const loadPglite = async (dump: Blob): Promise<Database> =>
  fromPglite(await PGlite.create({ loadDataDir: dump }));

export async function openPglite(folder: string): Promise<Database> {
  const release = await lockDataFolder(folder);
  return fromPglite(await PGlite.create(join(folder, 'pglite')), release);
}

export function openPostgres(url: string, onIdleError: (cause: Error) => void = () => {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // Not for all: a plan that does not look at the values cannot use an index for `like` or a range.
  const steady = new pg.Pool({ connectionString: url, max: 10, options: '-c plan_cache_mode=force_generic_plan' });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  for (const each of [pool, steady]) each.on('error', onIdleError);
  const db = drizzlePg(pool, { casing }) as unknown as Db;
  steadyTwin.set(db, drizzlePg(steady, { casing }) as unknown as Db);
  return {
    db,
    engine: 'postgres',
    run: (text, values) => pool.query(text, values),
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await work(drizzlePg(client, { casing }) as unknown as Db);
        await client.query('select pg_advisory_unlock($1)', [migrationLock]);
      } finally {
        client.release();
      }
    },
    close: async () => {
      await Promise.all([pool.end(), steady.end()]);
    },
  };
}
