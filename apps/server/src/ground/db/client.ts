import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, type QueryOptions, types } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import type pg from 'pg';
import { lockDataFolder } from './dataLock';
import { readFreshPglite } from './freshPglite';
import { openPool, openShared, openWithoutTimeout, usualWaitSeconds } from './postgres';
import { type Column, type Row, rowMaker } from './row';

/** One type for PGlite, PostgreSQL and a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Plain SQL inside `tx`, for the few places where the builder is too slow or has no word for it. */
export async function rowsOf<T>(tx: Db, statement: SQL): Promise<T[]> {
  return ((await tx.execute(statement)) as unknown as { rows: T[] }).rows;
}

/** For the pool: its few connections that answer short questions of everybody. */
const quickTwin = new WeakMap<Db, Db>();

/** All of them, for the test that shows each to the database. */
export const namedStatements = new Map<string, { text: string; row: Record<string, Column> }>();

/** The values of a named statement, `$1` first: `takes<[companyId: number, skuIds: number[]]>`. */
export const takes = <Values extends unknown[]>(...values: Values): Values => values;

/** The drivers write a list of numbers one by one, each as if it were a text that may hold quotes. */
const asText = (value: unknown): unknown =>
  Array.isArray(value) && value.every((each) => typeof each === 'number') ? `{${value.join()}}` : value;

/**
 * Hides how long a list is from PostgreSQL's planner. A list of three looks cheaper to it than one it has not seen, so
 * inside a transaction it would plan a statement anew each time, which for a cart took ten times as long as the answer.
 */
const ofAnyLength = (text: string): string => text.replace(/\$\d+::(\w+\[\])/g, '(select $&)::$1');

/**
 * A statement written out once, for what is asked all the time: no builder works on it, and PostgreSQL plans it once
 * per connection, because both took longer than the answer. It selects the columns in the order of `row`. Outside a
 * transaction it must be a short question, for many callers share a connection.
 */
export function named<Columns extends Record<string, Column>, Values extends unknown[]>(
  name: string,
  toValues: (...given: Values) => Values,
  row: Columns,
  text: string,
) {
  if (namedStatements.has(name)) throw new Error(`two statements are called ${name}`);
  const asked = ofAnyLength(text);
  namedStatements.set(name, { text: asked, row });
  const makeRow = rowMaker(row);
  return async (tx: Db, ...given: Values): Promise<Row<Columns>[]> => {
    const { session } = (quickTwin.get(tx) ?? tx)._;
    const question = { sql: asked, params: toValues(...given).map(asText) };
    const query = session.prepareQuery(question, undefined, name, true, (rows) => rows.map(makeRow));
    return (await query.execute()) as Row<Columns>[];
  };
}

type SqlRows = { rows: Record<string, unknown>[] };

export type Database = {
  db: Db;
  engine: 'pglite' | 'postgres';
  /** Plain SQL, for the job queue and the migrations: text without values may hold many statements. */
  run: (text: string, values?: unknown[]) => Promise<SqlRows>;
  /** Runs `work` while no other server on this database does the same, however long it takes. */
  exclusively: (work: (db: Db) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

const casing = 'snake_case';
const migrationLock = 20_261_115;

/**
 * The builder wants times as text, and says so with every query; PGlite then copies all its parsers, every time, which
 * took a tenth of it. So it is told once, when it opens, and `toldOnce` keeps the builder from repeating it.
 */
const timeTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const timesAsText = Object.fromEntries(timeTypes.map((type) => [type, (text: string) => text]));
/** The queue reads its times itself. */
const timesAsDates = Object.fromEntries(timeTypes.slice(0, 2).map((type) => [type, (text: string) => new Date(text)]));

function toldOnce(lite: PGlite): PGlite {
  const quick = (client: Pick<PGlite, 'query'>) => ({
    query: (text: string, values: unknown[], { rowMode }: QueryOptions) =>
      client.query(text, values, rowMode && { rowMode }),
  });
  const transaction = (work: (tx: object) => Promise<unknown>) => lite.transaction((tx) => work(quick(tx)));
  return { ...quick(lite), transaction } as unknown as PGlite;
}

export function fromPglite(lite: PGlite, release: () => Promise<void> = async () => {}): Database {
  const db = drizzleLite(toldOnce(lite), { casing }) as unknown as Db;
  return {
    db,
    engine: 'pglite',
    run: async (text, values) => {
      const options = { parsers: timesAsDates };
      if (values?.length) return lite.query<Record<string, unknown>>(text, values, options);
      const results = await lite.exec(text, options);
      return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
    },
    exclusively: (work) => work(db),
    close: async () => {
      await lite.close();
      await release();
    },
  };
}

export const openLite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, parsers: timesAsText });

export const loadPglite = async (dump?: Blob): Promise<Database> =>
  fromPglite(await openLite(dump ? { loadDataDir: dump } : {}));

/** Lives as long as the process. */
export const memoryPglite = async (): Promise<Database> => loadPglite(await readFreshPglite());

/** Half unpacked it would never start again, so it is made beside its place and moved there when it is whole. */
async function makePglite(place: string): Promise<void> {
  const unfinished = `${place}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const loadDataDir = await readFreshPglite();
  await (await PGlite.create(unfinished, loadDataDir && { loadDataDir })).close();
  renameSync(unfinished, place);
}

export async function openPglite(folder: string): Promise<Database> {
  const release = await lockDataFolder(folder);
  const place = join(folder, 'pglite');
  if (!existsSync(place)) await makePglite(place);
  return fromPglite(await openLite({ dataDir: place }), release);
}

type Opening = { waitSeconds?: number; onError?: (cause: Error) => void };

export function openPostgres(
  url: string,
  { waitSeconds = usualWaitSeconds, onError = () => {} }: Opening = {},
): Database {
  // A report groups a hundred thousand sums: in memory that takes a third of the time it takes with files.
  const roomy = { connectionString: url, max: 20, options: '-c work_mem=16MB' };
  const pool = openPool({ config: roomy, waitSeconds, onError });
  // Not for all: a plan that does not look at the values cannot use an index for `like` or a range.
  const generic = { connectionString: url, options: '-c plan_cache_mode=force_generic_plan' };
  const shared = openShared({ config: generic, waitSeconds, onError });
  const db = drizzlePg(pool, { casing }) as unknown as Db;
  quickTwin.set(db, drizzlePg(shared as unknown as pg.Pool, { casing }) as unknown as Db);
  return {
    db,
    engine: 'postgres',
    run: (text, values) => pool.query(text, values),
    exclusively: async (work) => {
      const client = await openWithoutTimeout(url);
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await work(drizzlePg(client, { casing }) as unknown as Db);
      } finally {
        await client.end();
      }
    },
    close: async () => {
      await Promise.all([pool.end(), shared.end()]);
    },
  };
}
