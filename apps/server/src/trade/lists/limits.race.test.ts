import { viewLimits } from '@yigou/contract/people/views.terms';
import { listLimits } from '@yigou/contract/trade/lists.terms';
import { goodsRequestLimits } from '@yigou/contract/trade/requests.terms';
import { stockAlertsMost } from '@yigou/contract/trade/stockAlerts.terms';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorsOf } from '../../../test/operators';
import { accountOf } from '../../../test/people';
import { goodsRequestInput } from '../../../test/requesting';
import { type TestApp, testApp } from '../../../test/testApp';
import { skus } from '../../goods/catalog/catalog.tables';
import { stocks } from '../../goods/stock/stock.tables';
import { views } from '../../people/views/views.tables';
import { wants } from '../requests/requests.tables';
import { stockAlerts } from '../stockAlerts/stockAlerts.tables';
import { purchaseLists } from './lists.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const many = Array.from({ length: 10 }, (_, at) => at);

it('lists that are saved at once pass no limit', async () => {
  const { token } = await test.logIn('buyer');
  const { accountId } = await accountOf(test, 'buyer');
  const own = eq(purchaseLists.accountId, accountId);
  const save = (name: string) => test.call('PurchaseList/Save', { name, share: 'none' }, { token });
  const room = 3;
  while ((await test.db.$count(purchaseLists, own)) < listLimits.lists - room)
    await save(`清单 ${await test.db.$count(purchaseLists, own)}`);
  const answers = await Promise.all(many.map((at) => save(`同时 ${at}`)));
  expect(answers.filter((answer) => answer.success)).toHaveLength(room);
  expect(await test.db.$count(purchaseLists, own)).toBe(listLimits.lists);
});

it('views that are saved at once pass no limit, in the shop and in the console', async () => {
  const { token } = await test.logIn('admin');
  const staff = operatorsOf(test);
  const operator = await staff.logIn('operator');
  const saves = [
    (name: string) => test.callRaw('View/Save', { list: 'categorySku', name, query: 'a=1' }, { token }),
    (name: string) => staff.callRaw('View/Save', { list: 'orders', name, query: 'a=1' }, operator),
  ];
  for (const save of saves) {
    await test.db.delete(views);
    const all = Array.from({ length: viewLimits.perList + 10 }, (_, at) => `视图 ${at}`);
    await Promise.all(all.map(save));
    expect(await test.db.$count(views)).toBe(viewLimits.perList);
  }
});

const rounds = Array.from({ length: 10 }, (_, at) => at + 1);
const room = 3;

it.each(rounds)('requests that are sent at once pass no limit (%i)', async () => {
  const { token } = await test.logIn('buyer');
  const { accountId } = await accountOf(test, 'buyer');
  const own = eq(wants.accountId, accountId);
  await test.db.delete(wants).where(own);
  const ask = () => test.call('Want/Submit', goodsRequestInput(), { token });
  for (let at = 0; at < goodsRequestLimits.waiting - room; at += 1) await ask();
  const answers = await Promise.all(many.map(ask));
  expect(answers.filter((answer) => answer.success)).toHaveLength(room);
  expect(await test.db.$count(wants, own)).toBe(goodsRequestLimits.waiting);
});

it.each(rounds)('goods that are waited for at once pass no limit (%i)', async () => {
  const { token } = await test.logIn('buyer');
  const { companyId, customerId, accountId } = await accountOf(test, 'buyer');
  const own = eq(stockAlerts.accountId, accountId);
  await test.db.delete(stockAlerts).where(own);
  const onShelf = and(eq(skus.companyId, companyId), eq(skus.onShelf, true));
  const ids = (await test.db.select().from(skus).where(onShelf).orderBy(skus.skuId)).map(({ skuId }) => skuId);
  const waited = ids.slice(0, stockAlertsMost - room);
  const wanted = ids.slice(stockAlertsMost, stockAlertsMost + many.length);
  await test.db.update(stocks).set({ inStock: false, onHand: 0, reserved: 0 }).where(inArray(stocks.skuId, wanted));
  const row = { companyId, customerId, accountId, createdAt: test.clock.now() };
  await test.db.insert(stockAlerts).values(waited.map((skuId) => ({ ...row, skuId })));
  const answers = await Promise.all(wanted.map((itemId) => test.call('Restock/Add', { itemId }, { token })));
  expect(answers.filter((answer) => answer.success)).toHaveLength(room);
  expect(await test.db.$count(stockAlerts, own)).toBe(stockAlertsMost);
});
