import type { Browser } from '@playwright/test';
import { type Line, lines, openBrowser, type Visit, visit } from './browser';
import { machine, say } from './server';
import { addCustomer, addPerson, openShop } from './shop';

/** node bench/run.mjs pages [times]: how soon a page is there. Never part of the tests. */

const times = Number(process.argv[2] ?? 5);
const cartLines = 10;

const { database, skuIds, url, logIn, fill, tidy, close } = await openShop();
const { accountNo } = await database.db.transaction(async (tx) => {
  const customer = await addCustomer(tx, 0, skuIds);
  return addPerson(tx, customer, customer.rootOrgId, '采购员');
});
const buyer = await logIn(accountNo);
await fill(buyer, cartLines);
await tidy();
const { rows } = await database.run('select product_id::int as id from sku where sku_id = $1', [skuIds[0]]);

/** The name a visitor types: `localhost` is the general shop. */
const shop = url.replace('//127.0.0.1', '//localhost');
const loginCookies = ['token', 'userId', 'userName', 'customerId', 'customerName'] as const;

const pages: readonly { path: string; at: string; loggedIn: boolean }[] = [
  { path: '/home', at: '/home', loggedIn: false },
  { path: '/SearchFor', at: `/SearchFor?keyword=${encodeURIComponent('螺丝')}`, loggedIn: false },
  { path: '/productDetail', at: `/productDetail?productId=${rows[0]?.id}&itemId=${skuIds[0]}`, loggedIn: false },
  { path: `/cart（${cartLines} 行）`, at: '/cart', loggedIn: true },
];

/** Two visits with one profile: nothing kept, and everything the first has left. */
async function twice(browser: Browser, { at, loggedIn }: (typeof pages)[number], line: Line): Promise<Visit[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  if (loggedIn)
    await context.addCookies(
      loginCookies.map((name) => ({ name, value: encodeURIComponent(String(buyer[name])), url: shop })),
    );
  const visits = [await visit(context, `${shop}/#${at}`, line), await visit(context, `${shop}/#${at}`, line)];
  await context.close();
  return visits;
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

const columns = ['页面', '条件', '缓存', 'LCP ms', 'CLS', '阻塞 ms', 'kB', '请求', '最大的元素'];
say(`${machine()}；Chromium，窗口 1280×900，各 ${times} 次的中位数\n`);
say(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);

const browser = await openBrowser();
// The first page of a new browser pays for what the browser itself has not read yet.
for (const page of pages) await twice(browser, page, lines[0] as Line);
for (const page of pages) {
  for (const line of lines) {
    const pairs: Visit[][] = [];
    for (let time = 0; time < times; time += 1) pairs.push(await twice(browser, page, line));
    for (const [at, kept] of ['空', '有'].entries()) {
      const visits = pairs.map((pair) => pair[at] as Visit);
      const of = (read: (visit: Visit) => number) => middle(visits.map(read));
      const cells = [
        page.path,
        line.name,
        kept,
        of((each) => each.lcp).toFixed(0),
        of((each) => each.cls).toFixed(3),
        of((each) => each.blocked).toFixed(0),
        (of((each) => each.bytes) / 1000).toFixed(1),
        of((each) => each.requests),
        visits[0]?.largest.replaceAll('|', ' ').replace(shop, ''),
      ];
      say(`| ${cells.join(' | ')} |`);
    }
  }
}
await browser.close();
await close();
