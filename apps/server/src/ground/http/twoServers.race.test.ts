import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallInput, CallPath } from '@yigou/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { must } from '../../../test/buying';
import { type OwnProcess, ownDatabase, startProcess } from '../../../test/ownProcess';
import { patiently, waitSeconds } from '../../../test/patience';
import type { Answer } from '../../../test/testApp';
import { demoPassword } from '../../demo/people.data';
import { brands, products, skus } from '../../goods/catalog/catalog.tables';
import { indexProducts } from '../../goods/products/indexing.service';
import { templates } from '../../goods/sites/sites.tables';
import { accounts } from '../../people/accounts/accounts.tables';
import { roles } from '../../people/org/org.tables';
import { type Database, type Db, openPostgres } from '../db/client';
import { asSent } from '../lib/passwords';

/** Two servers as they run in production: all caches on, limits on, one database. */
const folder = mkdtempSync(join(tmpdir(), 'yigou-two-'));
let drop: () => Promise<void>;
let database: Database;
let a: OwnProcess;
let b: OwnProcess;

beforeAll(async () => {
  const own = await ownDatabase();
  drop = own.drop;
  database = openPostgres(own.url, { waitSeconds });
  const start = (name: string) =>
    startProcess('server', {
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: own.url,
      DATA_DIR: join(folder, name),
      LOG_LEVEL: 'silent',
    });
  [a, b] = await Promise.all([start('a'), start('b')]);
});
afterAll(async () => {
  await Promise.all([a.end('SIGTERM'), b.end('SIGTERM')]);
  await database.close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

async function call<P extends CallPath>(on: OwnProcess, path: P, input: CallInput<P>, token = ''): Promise<Answer<P>> {
  const headers = { 'content-type': 'application/json', authtoken: token };
  const answer = await fetch(`${on.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
  return (await answer.json()) as Answer<P>;
}

const logIn = async (on: OwnProcess, accountNo: string, password = demoPassword) =>
  must(await call(on, 'Account/Login', { accountNo, accountPwd: asSent(password) })).resultData;

/** Waits until the server shows it, and says how long that took. */
async function seen(what: string, shown: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const since = performance.now();
  await vi.waitFor(async () => expect(await shown()).toEqual(wanted), patiently);
  process.stdout.write(`${what}：另一台服务器 ${Math.round(performance.now() - since)} 毫秒后看到\n`);
}

const skuNo = 'SD-GJX';
async function theArticle() {
  const [row] = await database.db
    .select({ sku: skus, product: products })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(eq(skus.skuNo, skuNo));
  if (!row) throw new Error(skuNo);
  return row;
}
async function changeArticle(change: (tx: Db) => Promise<unknown>) {
  const { sku } = await theArticle();
  await database.db.transaction(async (tx) => {
    await change(tx);
    await indexProducts(tx, sku.companyId, [sku.productId]);
  });
}

/** What visitors see of the article: in a list and on its own page. */
async function article() {
  const page = must(await call(b, 'ProductToC/GetWebSkuPage', { searchKey: skuNo }));
  const model = await call(b, 'ProductToC/GetSkuModelBySkuNo', { itemNo: skuNo });
  const card = page.resultData.find((each) => each.itemNo === skuNo);
  return { card, model: model.success ? model.resultData : undefined };
}

describe('what one server changes the other shows', () => {
  it('a price', async () => {
    const prices = async () => {
      const { card, model } = await article();
      return [card?.price, model?.price];
    };
    const { sku } = await theArticle();
    expect(await prices()).toEqual([sku.listPrice / 100, sku.listPrice / 100]);
    await changeArticle((tx) =>
      tx.update(skus).set({ listPrice: 123_456, tiers: [] }).where(eq(skus.skuId, sku.skuId)),
    );
    await seen('价格', prices, [1234.56, 1234.56]);
  });

  it('what is on the shelf', async () => {
    const { sku } = await theArticle();
    const there = async () => {
      const { card, model } = await article();
      return [card !== undefined, model?.itemState];
    };
    const put = (onShelf: boolean) =>
      changeArticle((tx) => tx.update(skus).set({ onShelf }).where(eq(skus.skuId, sku.skuId)));
    expect(await there()).toEqual([true, 1]);
    await put(false);
    await seen('下架', there, [false, 0]);
    await put(true);
    await seen('上架', there, [true, 1]);
  });

  it('the name of a brand', async () => {
    const { product } = await theArticle();
    const names = async () => {
      const { card, model } = await article();
      return [card?.brandName, model?.brandName];
    };
    expect(await names()).toEqual(['世达', '世达']);
    await database.db.update(brands).set({ name: '世达工具' }).where(eq(brands.brandId, product.brandId));
    await seen('品牌名称', names, ['世达工具', '世达工具']);
  });

  it('the look of a site', async () => {
    const look = async () => {
      const { companyTempList } = must(await call(b, 'ShopHostUrlMapTemplate/GetList', {})).resultData;
      const html = await (await fetch(`${b.url}/`)).text();
      return [companyTempList[0]?.siteTitle, companyTempList[0]?.webColor, html.includes('<title>年终采购季')];
    };
    expect(await look()).toEqual(['易购电商平台', '#29166f', false]);
    await database.db
      .update(templates)
      .set({ siteTitle: '年终采购季', webColor: '#123456' })
      .where(eq(templates.siteTitle, '易购电商平台'));
    await seen('模板', look, ['年终采购季', '#123456', true]);
  });

  it('the roles of a user, at the very next call', async () => {
    const admin = await logIn(a, 'admin');
    const receiver = await logIn(b, 'receiver');
    const ask = () => call(b, 'Order/GetCounts', {}, receiver.token);
    must(await ask());
    const user = must(await call(a, 'KamUser/GetModel', { userId: receiver.userId }, admin.token)).resultData;
    must(await call(a, 'KamUser/Save', { ...user, roleIds: [] }, admin.token));
    expect(await ask()).toMatchObject({ errorCode: '3' });
  });

  it('what a role may do', async () => {
    const { token, customerId } = await logIn(a, 'admin');
    const allowed = async () => (await call(b, 'KamFunction/GetFunction', {}, token)).success;
    expect(await allowed()).toBe(true);
    await database.db.update(roles).set({ functions: [] }).where(eq(roles.customerId, customerId));
    await seen('角色', allowed, false);
  });

  it('a session that ends, by itself, by a new password or with its account', async () => {
    const answers = (token: string) => async () => {
      const answer = await call(b, 'Account/GetCurrent', {}, token);
      return answer.success ? 'ok' : answer.errorCode;
    };
    const { token } = await logIn(a, 'buyer');
    expect(await answers(token)()).toBe('ok');
    must(await call(a, 'Account/Logout', {}, token));
    await seen('退出', answers(token), '2');

    const other = await logIn(b, 'approver');
    const mine = await logIn(a, 'approver');
    expect(await answers(other.token)()).toBe('ok');
    const change = { oldPwd: asSent(demoPassword), newPwd: 'Yigou@2027' };
    must(await call(a, 'Account/ChangePassword', change, mine.token));
    await seen('修改密码', answers(other.token), '2');
    await logIn(b, 'approver', 'Yigou@2027');

    const { token: gone } = await logIn(a, 'finance');
    expect(await answers(gone)()).toBe('ok');
    await database.db.update(accounts).set({ enabled: false }).where(eq(accounts.accountKey, 'finance'));
    await seen('停用', answers(gone), '2');
  });
});
