import { stockAlertsMost } from '@yigou/contract/trade/stockAlerts.terms';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyBuyers } from '../../../test/buyers';
import { counted, must } from '../../../test/buying';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import { accountOf, type Person } from '../../../test/people';
import { soldOutSku } from '../../../test/requesting';
import { skus } from '../../goods/catalog/catalog.tables';
import { addToPool, dropPools } from '../../goods/pricing/pricing.fixture';
import { putOnHand } from '../../goods/stock/stock.service';
import { notices } from '../../people/notices/notices.tables';
import { stockAlerts } from './stockAlerts.tables';

let test: PayingApp;
let [buyer, other] = [{}, {}] as [Person, Person];
let [skuId, companyId] = [0, 0];
beforeAll(async () => {
  test = await payingApp();
  [buyer, other] = (await manyBuyers(test, 2)) as [Person, Person];
  ({ companyId } = await accountOf(test, 'buyer'));
  ({ skuId } = await soldOutSku(test, companyId));
});
afterAll(() => test.close());

const watch = (who: Person, itemId = skuId) => test.call('Restock/Add', { itemId }, who);
const mine = async (who: Person) =>
  must(await test.call('Restock/GetMine', {}, who)).resultData.map(({ itemId }) => itemId);
const count = (onHand: number) => test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand }]));
const told = (who: Person) =>
  test.db
    .select()
    .from(notices)
    .where(and(eq(notices.accountId, who.accountId), eq(notices.kind, 'goods')));

it('is kept once for each, is one’s own, and nobody else ends it', async () => {
  for (const _ of [1, 2]) must(await watch(buyer));
  must(await watch(other));
  expect([await mine(buyer), await mine(other)]).toEqual([[skuId], [skuId]]);
  must(await test.call('Restock/Delete', { itemId: skuId }, other));
  expect([await mine(buyer), await mine(other)]).toEqual([[skuId], []]);
  must(await test.call('Restock/Delete', { itemId: skuId }, other));
  await test.sweep();
  expect(await told(buyer), 'nothing came').toEqual([]);
});

it('tells once when the goods are there again, and is over then', async () => {
  must(await watch(other));
  await count(5000);
  for (const _ of [1, 2]) await test.sweep();
  for (const who of [buyer, other]) {
    expect(await told(who)).toMatchObject([
      { title: expect.stringContaining('已到货'), link: expect.stringContaining(`itemId=${skuId}`) },
    ]);
    expect(await mine(who)).toEqual([]);
  }
  expect(await watch(buyer), 'it can be bought').toMatchObject({ errorMsg: expect.stringContaining('当前有货') });
  await count(0);
  await test.sweep();
  expect(await told(buyer)).toHaveLength(1);
});

it('waits for the shelf too: goods that lie there and are not sold are not there', async () => {
  const shelve = (onShelf: boolean) => test.db.update(skus).set({ onShelf }).where(eq(skus.skuId, skuId));
  await shelve(false);
  await count(5000);
  must(await watch(buyer));
  const before = (await told(buyer)).length;
  await test.sweep();
  expect(await told(buyer)).toHaveLength(before);
  await shelve(true);
  await test.sweep();
  expect(await told(buyer)).toHaveLength(before + 1);
});

it('is not for what the customer may not see, and is ended without a word when it may no longer be seen', async () => {
  expect(await watch(buyer, 999_999_999)).toMatchObject({ errorCode: '4' });
  await count(0);
  must(await watch(buyer));
  const { customerId } = await accountOf(test, 'buyer');
  const [elsewhere] = await test.db.select().from(skus).where(eq(skus.skuNo, 'MG-Q7-BK'));
  await addToPool(test.db, customerId, { includeSkuIds: [elsewhere?.skuId ?? 0] });
  expect(await watch(other)).toMatchObject({ errorCode: '4' });
  const before = (await told(buyer)).length;
  await count(5000);
  await test.sweep();
  expect([(await told(buyer)).length, await mine(buyer)]).toEqual([before, []]);
  await dropPools(test.db);
});

it('has an end', async () => {
  await count(0);
  const rows = await test.db
    .select({ skuId: skus.skuId })
    .from(skus)
    .where(eq(skus.companyId, companyId))
    .limit(stockAlertsMost + 1);
  const others = rows
    .map((row) => row.skuId)
    .filter((each) => each !== skuId)
    .slice(0, stockAlertsMost);
  const { customerId } = await accountOf(test, 'buyer');
  const owner = { companyId, customerId, accountId: other.accountId, createdAt: test.clock.now() };
  await test.db.insert(stockAlerts).values(others.map((each) => ({ ...owner, skuId: each })));
  expect(await watch(other)).toMatchObject({ errorMsg: expect.stringContaining(`${stockAlertsMost} 个`) });
  await test.db.delete(stockAlerts).where(inArray(stockAlerts.skuId, others));
});
