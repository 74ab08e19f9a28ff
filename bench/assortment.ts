import { sql } from 'drizzle-orm';
import { asSent } from '../apps/server/src/ground/lib/passwords';
import { openCatalog } from './catalogShop';
import { connect, figureCells, figureColumns, post, repeatPrepared, run, succeeded } from './load';
import { machine, say, startServer } from './server';

/** node bench/run.mjs assortment [skus]: the operators' list of goods. Never part of the tests. */

const size = Number(process.argv[2] ?? 1_000_000);
const catalog = await openCatalog();
await catalog.fillTo(size);
const { database } = catalog;
// Half of the goods have a cost, some a level that warns. It takes longer than any statement of the shop may.
await database.exclusively(async (db) => {
  await db.execute(sql`update sku set cost = list_price * (70 + sku_id % 28) / 100 where product_id % 2 = 0`);
  await db.execute(sql`update sku set warn_qty = 10 where sku_id % 50 = 0`);
  await db.execute(sql`update product_row set (min_margin, max_margin) = (
    select min((list_price - cost) * 10000 / list_price), max((list_price - cost) * 10000 / list_price)
      from sku where sku.product_id = product_row.product_id)`);
  await db.execute(sql`vacuum analyze`);
});
const server = await startServer(catalog.databaseUrl);
const agent = connect(1);
const ask = (path: string, body: unknown, token = '') => post(agent, server.url, path, JSON.stringify(body), token);
const login = { accountNo: 'operator', accountPwd: asSent('Yigou@2026') };
const token: string = JSON.parse(await ask('console/Operator/Login', login)).resultData.token;

const ids = async (statement: string): Promise<number[]> =>
  (await database.run(statement)).rows.map((row) => Number(row.id));
const leaves = await ids('select category_id as id from product_row group by 1 order by count(*) desc limit 40');
const roots = await ids('select category_id as id from category where parent_id is null order by 1 limit 10');
const brandIds = await ids('select brand_id as id from product_row group by 1 order by count(*) desc limit 40');
const supplierIds = await ids('select supplier_id as id from product_row group by 1 order by count(*) desc limit 10');
const page = (reqData: object, searchKey = '', pageIndex = 1) => ({ pageIndex, pageSize: 50, searchKey, reqData });

type Kind = [name: string, bodies: ReturnType<typeof page>[]];
const kinds: Kind[] = [
  ['全部', [page({})]],
  ['全部，第 500 页', [page({}, '', 500)]],
  ...(['name', 'priceUp', 'sales', 'stock'] as const).map((sort): Kind => [`全部，按 ${sort}`, [page({ sort })]]),
  ['在售', [page({ tab: 'on' })]],
  ['一级分类', roots.map((id) => page({ categoryIds: [id] }))],
  ['末级分类', leaves.map((id) => page({ categoryIds: [id] }))],
  ['品牌', brandIds.map((id) => page({ brandIds: [id] }))],
  ['供应商', supplierIds.map((id) => page({ supplierIds: [id] }))],
  ['品牌 × 末级分类', brandIds.map((id, at) => page({ brandIds: [id], categoryIds: [leaves[at] ?? 0] }))],
  ['断货在售', [page({ stocks: ['soldOut'] })]],
  ['低于预警', [page({ stocks: ['low'] })]],
  ['缺成本', [page({ gaps: ['cost'] })]],
  ['毛利低于 8%', [page({ margins: ['low'] })]],
  ['本周改过', [page({ changes: ['week'] })]],
  ['编号', Array.from({ length: 40 }, (_, at) => page({}, `B${String(at * 97).padStart(7, '0')}-1`))],
  ['名称：手套', [page({}, '手套')]],
  ['名称：激光打印机 黑色', [page({}, '激光打印机 黑色')]],
];

say(`${machine()}\n\n${size} SKU\n`);
say(`| ${figureColumns.join(' | ')} |\n|${figureColumns.map(() => '---').join('|')}|`);
const print = (figures: Parameters<typeof figureCells>[0] & { errors: number }) =>
  say(`| ${figureCells(figures).join(' | ')} |${figures.errors ? ` 错误 ${figures.errors}` : ''}`);
for (const [name, bodies] of kinds) {
  print(await run(server.url, { name, path: 'console/Goods/GetPage', bodies, token }, 1));
  const counted = bodies.map(
    ({ searchKey, reqData: { sort: _, ...reqData } }: { searchKey: string; reqData: { sort?: string } }) => ({
      searchKey,
      reqData,
    }),
  );
  print(await run(server.url, { name: `${name}，筛选项`, path: 'console/Goods/GetFacets', bodies: counted, token }, 1));
}
// Nothing is remembered of what was counted before a change.
const change = async () => {
  await database.run('update product_row set changed_in = pg_current_xact_id() where product_id = 1');
};
for (const [name, path] of [
  ['刚有改动，全部', 'console/Goods/GetPage'],
  ['刚有改动，全部，筛选项', 'console/Goods/GetFacets'],
] as const) {
  const body = path.endsWith('Page') ? page({}) : {};
  print(await repeatPrepared(name, 1, change, async () => succeeded(await ask(path, body, token))));
}
agent.destroy();
await server.stop();
await catalog.close();
