import { readFileSync } from 'node:fs';
import type { CallAnswer } from '@yigou/contract/calls';
import type { Database } from '../apps/server/src/ground/db/client';
import { asSent } from '../apps/server/src/ground/lib/passwords';
import { connect, type Load, post } from './load';

/** What visitors and buyers ask of the catalogue. */

const keywords = (readFileSync('bench/keywords.txt', 'utf8').match(/\S+/g) ?? []).slice(0, 50);

export const search = (searchKey: string, reqData = {}, pageIndex = 1) => ({
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

export async function loads(database: Database): Promise<Load[]> {
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

async function logIn(url: string, accountNo: string): Promise<string> {
  const agent = connect(1);
  const text = await post(agent, url, 'Account/Login', JSON.stringify({ accountNo, accountPwd: asSent('Yigou@2026') }));
  agent.destroy();
  return (JSON.parse(text) as CallAnswer<'Account/Login'>).resultData.token;
}

/** The same for those who have logged in: their own prices, their own pool. */
export async function asBuyers(url: string, all: Load[]): Promise<Load[]> {
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
