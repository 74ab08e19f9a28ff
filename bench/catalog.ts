import type { Database } from '../apps/server/src/ground/db/client';
import { asBuyers, loads, search } from './catalogLoads';
import { openCatalog } from './catalogShop';
import { costColumns, type Figures, figureCells, figureColumns, run } from './load';
import { cpuMs, databaseCpuMs, machine, memoryMb, say, startServer } from './server';

/** node bench/run.mjs [sizes] [part of a name]: seeds, serves, loads, prints a table. Never part of the tests. */

const sizes = (process.argv[2] ?? '10000,100000,1000000').split(',').map(Number);
const wanted = process.argv[3] ?? '';

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

const catalog = await openCatalog();
say(`${machine()}\n`);
say(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
for (const size of sizes) {
  await catalog.fillTo(size);
  for (const cache of [false, true]) await measure(catalog.database, catalog.databaseUrl, size, cache);
}
await catalog.close();
