import { readFileSync } from 'node:fs';
import type { CallAnswer } from '@yigou/contract/calls';
import { sql } from 'drizzle-orm';
import { type Database, openPostgres } from '../apps/server/src/ground/db/client';
import { asSent } from '../apps/server/src/ground/lib/passwords';
import { startPostgres } from '../apps/server/test/postgresServer';
import { growTo, type Places } from './goods';
import { connect, costColumns, type Figures, figureCells, figureColumns, type Load, post, run } from './load';
import { cpuMs, databaseCpuMs, machine, memoryMb, say, startServer } from './server';

/** node bench/run.mjs [sizes] [part of a name]: seeds, serves, loads, prints a table. Never part of the tests. */

const sizes = (process.argv[2] ?? '10000,100000,1000000').split(',').map(Number);
const wanted = process.argv[3] ?? '';

const keywords = (readFileSync(new URL('../keywords.txt', import.meta.url), 'utf8').match(/\S+/g) ?? []).slice(0, 50);

async function idsOf(database: Database, table: string, id: string): Promise<Map<string, number>> {
  const { rows } = await database.run(`select name, ${id} as id from ${table}`);
  return new Map(rows.map((row) => [String(row.name), Number(row.id)]));
}

const search = (searchKey: string, reqData = {}, pageIndex = 1) => ({
  searchKey,
  pageIndex,
  pageSize,
  reqData: { sort: 'default', ...reqData },
});

const pageSize = 40;
const deepPage = 50;

/** Categories of any level with everything below them, the fullest first. */
async function fullCategories(database: Database, atLeast: number): Promise<number[]> {
  const { rows } = await database.run(
    `with recursive branch as (
       select category_id as top, category_id from category
       union all select branch.top, below.category_id from branch join category below on below.parent_id = branch.category_id)
     select top from branch join (select category_id, count(*) as n from search_doc where on_shelf group by 1) held
       using (category_id) group by top having sum(n) >= $1 order by sum(n), top limit 30`,
    [atLeast],
  );
  return rows.map((row) => Number(row.top));
}

/** Brand and thing, and one of the models on sale: each asked once, whatever is kept. */
async function freshWords(database: Database): Promise<string[]> {
  const { rows } = await database.run('select name from brand order by brand_id');
  const brands = rows.map((row) => String(row.name).replace(/（.*/, ''));
  const models = Array.from({ length: 200 }, (_, at) => `${String.fromCharCode(65 + (at % 26))}${1000 + at * 7}`);
  const pairs = brands.flatMap((brand) => keywords.map((word) => `${brand} ${word}`));
  return [...pairs, ...models.flatMap((model) => keywords.map((word) => `${word} ${model}`))];
}

async function loads(database: Database): Promise<Load[]> {
  const { rows: categories } = await database.run(
    'select category_id as id from search_doc group by 1 order by count(*) desc limit 30',
  );
  const { rows: skus } = await database.run('select sku_id as id from sku order by md5(sku_id::text) limit 500');
  const ids = categories.map((row) => Number(row.id));
  // Full pages only: an empty page costs nothing and would flatter.
  const deep = await fullCategories(database, pageSize * deepPage);
  const door = 'ProductToC/GetWebSkuPage';
  const all: Load[] = [
    { name: '搜索（50 个词，带筛选计数）', path: door, bodies: keywords.map((word) => search(word)) },
    {
      name: '没有人问过的搜索',
      path: door,
      bodies: (await freshWords(database)).map((word) => search(word)),
    },
    {
      name: '分类第 1 页，按价格',
      path: door,
      bodies: ids.map((categoryId) => search('', { categoryId, sort: 'priceAsc' })),
    },
    {
      name: '分类第 50 页，按价格',
      path: door,
      bodies: deep.map((categoryId) => search('', { categoryId, sort: 'priceAsc' }, deepPage)),
    },
    { name: '商品详情', path: 'ProductToC/GetSkuModel', bodies: skus.map((row) => ({ itemId: Number(row.id) })) },
    {
      name: '可选规格',
      path: 'ProductToC/GetSkuSelTag',
      bodies: skus.map((row) => ({ itemId: Number(row.id) })),
    },
    {
      name: '输入提示',
      path: 'ProductToC/GetSuggest',
      bodies: keywords.map((word) => ({ searchKey: word.slice(0, 2) })),
    },
  ];
  return all.filter((load) => load.bodies.length > 0);
}

/** One customer with an agreed price for every twentieth article, one that may buy from some categories only. */
async function agree(database: Database) {
  await database.run(
    `insert into contract_price (customer_id, sku_id, price, valid_from, valid_to)
       select customer_id, sku_id, list_price * 9 / 10, now() - interval '1 day', now() + interval '1 year'
       from sku, account where account_key = 'buyer' and sku_id % 20 = 0
         and not exists (select 1 from contract_price held where held.customer_id = account.customer_id and held.sku_id = sku.sku_id)`,
  );
  await database.run(
    `insert into pool_entry (customer_id, kind, ref_id)
       select customer_id, 'category', category_id from account, category
       where account_key = 'buyer2' and parent_id is null and category_id % 2 = 0 on conflict do nothing`,
  );
}

async function logIn(url: string, accountNo: string): Promise<string> {
  const agent = connect(1);
  const text = await post(agent, url, 'Account/Login', JSON.stringify({ accountNo, accountPwd: asSent('Yigou@2026') }));
  agent.destroy();
  return (JSON.parse(text) as CallAnswer<'Account/Login'>).resultData.token;
}

/** The same for somebody who has logged in: his own prices, his own pool. */
async function asBuyers(url: string, all: Load[]): Promise<Load[]> {
  const [contract, pool] = [await logIn(url, 'buyer'), await logIn(url, 'buyer2')];
  const own = all.map((load) => ({ ...load, path: load.path.replace('ProductToC/', 'Product/') }));
  return [
    ...all,
    ...own.map((load) => ({ ...load, name: `${load.name}，有协议价`, token: contract })),
    // Most articles are outside the pool, and what is outside answers like what does not exist.
    ...own
      .filter((load) => !/GetSku(Model|SelTag)/.test(load.path))
      .map((load) => ({ ...load, name: `${load.name}，有商品池`, token: pool })),
  ];
}

type Row = Figures & { size: number; cache: boolean; serverCpu: number; databaseCpu: number; memory: number };

const columns = ['SKU 数', '缓存', ...figureColumns, ...costColumns];

function print(row: Row) {
  const cells = [
    row.size,
    row.cache ? '开' : '关',
    ...figureCells(row),
    row.serverCpu.toFixed(2),
    row.databaseCpu.toFixed(2),
    row.memory,
    row.errors,
  ];
  say(`| ${cells.join(' | ')} |`);
}

async function measure(database: Database, databaseUrl: string, size: number, cache: boolean) {
  const server = await startServer(databaseUrl, { SEARCH_CACHE: cache ? 'on' : 'off' });
  for (const load of await asBuyers(server.url, await loads(database))) {
    if (!load.name.includes(wanted)) continue;
    for (const connections of [1, 16]) {
      const before = [cpuMs(server.pid), await databaseCpuMs(database)] as const;
      const figures = await run(server.url, load, connections);
      // The warm-up is a fifth of the requests, so the cost of one is a share of all that were sent.
      const sent = figures.perSecond * 7.5;
      const used = [cpuMs(server.pid), await databaseCpuMs(database)] as const;
      print({
        ...figures,
        size,
        cache,
        serverCpu: (used[0] - before[0]) / sent,
        databaseCpu: (used[1] - before[1]) / sent,
        memory: memoryMb(server.pid),
      });
    }
  }
  await words(database, server.url, size, cache);
  await server.stop();
}

/** How the cost of one search grows with what it finds. */
async function words(database: Database, url: string, size: number, cache: boolean) {
  for (const word of ['黑色', '打印机', '螺丝', '手套', '烧杯', 'B0000042-1']) {
    if (!`单词“${word}”`.includes(wanted)) continue;
    const figures = await run(
      url,
      { name: `单词“${word}”`, path: 'ProductToC/GetWebSkuPage', bodies: [search(word)] },
      1,
    );
    const { rows } = await database.run(`select count(*) as n from search_doc where words @@ $1::tsquery`, [
      `'${word.toLowerCase()}'`,
    ]);
    print({
      ...figures,
      name: `${figures.name} ${rows[0]?.n} 命中`,
      size,
      cache,
      serverCpu: 0,
      databaseCpu: 0,
      memory: 0,
    });
  }
}

const postgres = await startPostgres(18, [
  'shared_buffers=4GB',
  'maintenance_work_mem=1GB',
  'work_mem=32MB',
  'max_wal_size=8GB',
]);
await postgres.createDatabase('bench');
const databaseUrl = `${postgres.url}/bench`;
const database = openPostgres(databaseUrl);
// The server itself makes the tables and the demo world; the benchmark only adds to them.
await (await startServer(databaseUrl)).stop();
const now = new Date();
const places: Places = {
  categories: await idsOf(database, 'category', 'category_id'),
  brands: await idsOf(database, 'brand', 'brand_id'),
  suppliers: await idsOf(database, 'supplier', 'supplier_id'),
};
say(`${machine()}\n`);
say(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
let filled = 0;
for (const size of sizes) {
  const start = Date.now();
  await growTo(database, 1, places, filled, size, now);
  filled = size;
  await agree(database);
  await database.exclusively(async (db) => {
    await db.execute(sql`vacuum analyze`);
  });
  process.stderr.write(`${size} SKU 用时 ${Math.round((Date.now() - start) / 1000)} 秒\n`);
  for (const cache of [false, true]) await measure(database, databaseUrl, size, cache);
}
await database.close();
await postgres.stop();
