import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitSeconds } from '../../../test/patience';
import { type PostgresMajor, startPostgres } from '../../../test/postgresServer';
import { type TestApp, testApp } from '../../../test/testApp';
import { skus } from '../../goods/catalog/catalog.tables';
import { indexProducts } from '../../goods/products/indexing.service';
import { adoptDocs } from '../../goods/search/index.service';
import { plainFilter, searchSkus } from '../../goods/search/search.service';
import { searchDocs } from '../../goods/search/search.tables';
import { createShelves } from '../../goods/search/shelf/shelves.service';
import { stocks } from '../../goods/stock/stock.tables';
import { createJobs } from '../jobs/jobs';
import { type Database, openPostgres, rowsOf } from './client';
import { migrate } from './migrate';

/** The package that brings PostgreSQL has no pg_dump: the same is done with COPY, table by table. */
const folder = mkdtempSync(join(tmpdir(), 'yigou-dump-'));
chmodSync(folder, 0o777);
let before: TestApp;
let cluster: Awaited<ReturnType<typeof startPostgres>>;
let after: Database;

beforeAll(async () => {
  before = await testApp();
  cluster = await startPostgres(Number(process.env.POSTGRES_MAJOR) as PostgresMajor);
  await cluster.createDatabase('restored');
  after = openPostgres(`${cluster.url}/restored`, { waitSeconds });
});
afterAll(async () => {
  await after.close();
  await cluster.stop();
  await before.close();
  rmSync(folder, { recursive: true, force: true });
});

const tablesOf = async ({ run }: Pick<Database, 'run'>): Promise<string[]> =>
  (
    await run(`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1`)
  ).rows.map((row) => String(row.name));

async function dump(from: Database) {
  for (const table of await tablesOf(from)) await from.run(`copy ${table} to '${folder}/${table}'`);
}

/** Into a database with the same tables, as pg_restore puts the rows of a dump there. */
async function restore(into: Database) {
  await migrate(into);
  const jobs = createJobs(into, () => {}, false);
  await jobs.install();
  await jobs.stop();
  const tables = await tablesOf(into);
  const fill = tables.map((table) => `copy ${table} from '${folder}/${table}'`);
  await into.run(
    ['begin', 'set local session_replication_role = replica', `truncate ${tables.join()}`, ...fill, 'commit'].join(';'),
  );
}

const clockOf = async ({ db }: Pick<Database, 'db'>): Promise<number> =>
  (await rowsOf<{ n: number }>(db, sql`select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as n`))[0]?.n ?? 0;

async function change({ db }: Pick<Database, 'db'>, skuNo: string, listPrice: number) {
  const [sku] = await db.select().from(skus).where(eq(skus.skuNo, skuNo));
  if (!sku) throw new Error(skuNo);
  await db.transaction(async (tx) => {
    await tx.update(skus).set({ listPrice, tiers: [] }).where(eq(skus.skuId, sku.skuId));
    await indexProducts(tx, sku.companyId, [sku.productId]);
  });
  return sku.skuId;
}

/** How many rows twenty looks read again, how long a search takes, and whether a change is still seen. */
async function looks(database: Pick<Database, 'db'>) {
  const shelves = createShelves({ lookAgainMs: 0 });
  const { shelf } = await shelves.of(database.db, 1);
  const first = shelf.version;
  const viewer = { companyId: 1, customerId: null, now: new Date() };
  const times: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const since = performance.now();
    const question = { pageIndex: at + 1, pageSize: 20, searchKey: '手套', reqData: plainFilter };
    await searchSkus(shelves, database.db, viewer, question);
    times.push(performance.now() - since);
  }
  const reread = shelf.changedSince(first)?.size;
  const skuId = await change(database, 'SD-GJX', 77_700);
  await shelves.of(database.db, 1);
  times.sort((a, b) => a - b);
  return { reread, price: shelf.price[shelf.docOf(skuId)], p50: times[10]?.toFixed(1) };
}

it('a database restored into a fresh cluster reads nothing again and loses nothing', async () => {
  // The old cluster has done much: its numbers lie far ahead of a new one's.
  await before.database.run(
    'do $$ begin for at in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$',
  );
  for (const table of [searchDocs, stocks])
    await before.db.transaction((tx) => tx.execute(sql`update ${table} set changed_in = pg_current_xact_id()`));
  const old = await looks(before);
  await dump(before.database);
  await restore(after);
  expect(await clockOf(after)).toBeLessThan(await clockOf(before));

  await after.exclusively((db) => db.transaction((tx) => adoptDocs(tx)));
  const restored = await looks(after);
  expect(restored).toMatchObject({ reread: 0, price: 77_700 });
  process.stdout.write(`搜索中位数：备份前 ${old.p50} 毫秒，恢复后 ${restored.p50} 毫秒\n`);

  for (const table of await tablesOf(before.database)) {
    const count = `select count(*)::int as n from ${table}`;
    expect([table, (await after.run(count)).rows]).toEqual([table, (await before.database.run(count)).rows]);
  }
});
