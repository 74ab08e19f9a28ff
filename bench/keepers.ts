import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { asSent } from '../apps/server/src/ground/lib/passwords';
import { xlsxOf } from '../apps/server/src/ground/lib/xlsx';
import { loads } from './catalogLoads';
import { openCatalog } from './catalogShop';
import { connect, figureCells, figureColumns, type Load, post, repeat, succeeded } from './load';
import { machine, memoryMb, say, startServer } from './server';

/**
 * node bench/run.mjs keepers [rows] [skus]: a supplier's sheet with new prices is imported, released while everybody
 * searches, and taken back. Never part of the tests.
 */

const rowCount = Number(process.argv[2] ?? 50_000);
const size = Number(process.argv[3] ?? 100_000);
const clients = 16;
const seenRounds = 20;
/** As the page asks. */
const pollMs = 1000;

const catalog = await openCatalog();
await catalog.fillTo(size);
const { database } = catalog;
// Whichever of the two takes up the import must find its file.
const together = { DATA_DIR: mkdtempSync(join(tmpdir(), 'yigou-bench-')) };
const server = await startServer(catalog.databaseUrl, together);
const other = await startServer(catalog.databaseUrl, together);
const agent = connect(4);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function logIn(accountNo: string): Promise<string> {
  const body = JSON.stringify({ accountNo, accountPwd: asSent('Yigou@2026') });
  return JSON.parse(await post(agent, server.url, 'console/Operator/Login', body)).resultData.token;
}
const [maker, second] = [await logIn('keeper'), await logIn('operator')];

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls.
async function ask(path: string, input: object, token = maker): Promise<any> {
  const answer = await post(agent, server.url, `console/${path}`, JSON.stringify(input), token);
  if (!succeeded(answer)) throw new Error(`${path}: ${answer}`);
  return JSON.parse(answer).resultData;
}

async function until(path: string, input: object, done: readonly string[]) {
  for (;;) {
    const model = await ask(path, input);
    if (done.includes(model.state)) return model;
    await wait(pollMs);
  }
}

/** Seconds it took, and the most memory meanwhile. */
async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, memoryMb(server.pid));
  }, 100);
  const [before, start] = [memoryMb(server.pid), performance.now()];
  const result = await work();
  clearInterval(timer);
  say(`${name}：${((performance.now() - start) / 1000).toFixed(1)} 秒，内存 ${before} → 最高 ${highest} MB`);
  return result;
}

async function sheet(): Promise<Buffer> {
  const { rows } = await database.run(
    'select sku_no, list_price from sku where company_id = 1 and on_shelf order by sku_id desc limit $1',
    [rowCount],
  );
  async function* pages() {
    yield rows.map((row) => [String(row.sku_no), Number(row.list_price) / 100 + 0.1]);
  }
  const columns = [
    { title: '商品编号', type: 'text' as const, width: 16 },
    { title: '销售价', type: 'money' as const, width: 12 },
  ];
  return buffer(xlsxOf({ name: '报价', columns, pages: pages() }));
}

async function upload(bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), '报价.xlsx');
  const sent = await fetch(`${server.url}/api/console/goods/import`, {
    method: 'POST',
    headers: { authtoken: maker },
    body: form,
  });
  const { resultData, errorMsg } = (await sent.json()) as { resultData: { importId: number } | null; errorMsg: string };
  if (!resultData) throw new Error(errorMsg);
  return resultData.importId;
}

async function release(changeSetId: number, wanted = ['released']) {
  await ask('ChangeSet/Release', { changeSetId }, second);
  return until('ChangeSet/GetModel', { changeSetId }, wanted);
}

async function searches(name: string, load: Load, during?: Promise<unknown>) {
  let over = !during;
  void during?.then(() => {
    over = true;
  });
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const own = connect(clients);
  const bodies = load.bodies.map((body) => JSON.stringify(body));
  const search = async () => {
    const start = performance.now();
    const ok = succeeded(await post(own, server.url, load.path, bodies[next++ % bodies.length] ?? '{}'));
    times.push(performance.now() - start);
    if (!ok) errors += 1;
    return ok;
  };
  const start = performance.now();
  if (during)
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (!over) await search();
      }),
    );
  else await repeat(name, clients, search);
  const perSecond = (times.length * 1000) / (performance.now() - start);
  own.destroy();
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const figures = { name, connections: clients, perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), errors };
  say(`| ${figureCells(figures).join(' | ')} |${errors ? ` 错误 ${errors}` : ''}`);
}

say(`${machine()}\n\n${size} SKU，表格 ${rowCount} 行\n`);
const bytes = await sheet();
const importId = await measured('读取与试运行', async () => {
  const id = await upload(bytes);
  const model = await until('Import/GetModel', { importId: id }, ['ready', 'failed']);
  if (model.state === 'failed') throw new Error(model.error);
  return id;
});
const changeSetId: number = await measured('生成变更单', async () => {
  await ask('Import/Draft', { importId, requestId: randomUUID(), title: '月度调价' });
  return (await until('Import/GetModel', { importId }, ['drafted', 'failed'])).changeSetId;
});

const [kept, fresh] = (await loads(database)).filter(({ name }) => name.includes('搜索')) as [Load, Load];
say(`\n| ${figureColumns.join(' | ')} |\n|${figureColumns.map(() => '---').join('|')}|`);
await searches('搜索', kept);
await searches('没有人问过的搜索', fresh);
const released = measured('发布', () => release(changeSetId));
await searches('搜索，发布中', kept, released);
await released;
const backId: number = (await ask('ChangeSet/Undo', { changeSetId })).changeSetId;
const undone = measured('撤销', () => release(backId));
await searches('没有人问过的搜索，撤销中', fresh, undone);
await undone;

// One price at a time: from the moment it stands in the database to the moment the other server tells it.
const { rows } = await database.run(
  'select sku_id, sku_no, list_price from sku where company_id = 1 and on_shelf order by sku_id limit $1',
  [seenRounds],
);
const delays: number[] = [];
// Whom nobody has asked meanwhile first reads all that was released.
const caughtUp = performance.now();
await post(agent, other.url, kept.path, JSON.stringify(kept.bodies[0]));
say(`\n另一台服务器补读全部改动后的第一次搜索：${(performance.now() - caughtUp).toFixed(0)} ms`);
for (const { sku_id, sku_no, list_price } of rows) {
  const price = (Number(list_price) + 1) / 100;
  const edits = [{ thing: 'sku', id: Number(sku_id), set: { listPrice: Number(list_price) + 1 } }];
  const one = await ask('ChangeSet/Draft', { requestId: randomUUID(), title: '调价', source: 'grid', edits });
  await ask('ChangeSet/Release', { changeSetId: one.changeSetId }, second);
  const start = performance.now();
  const input = JSON.stringify({ searchKey: String(sku_no), pageIndex: 1, pageSize: 5, reqData: {} });
  for (;;) {
    const answer = JSON.parse(await post(agent, other.url, 'ProductToC/GetWebSkuPage', input));
    const found = answer.resultData.find((each: { itemNo: string }) => each.itemNo === String(sku_no));
    if (!found || found.price === price) break;
  }
  delays.push(performance.now() - start);
}
say(`\n发布后另一台服务器看到新价：最慢 ${Math.max(...delays).toFixed(0)} ms（${delays.length} 次）`);
agent.destroy();
await server.stop();
await other.stop();
await catalog.close();
