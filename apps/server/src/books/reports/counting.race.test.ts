import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountOf } from '../../../test/people';
import { recounted, setState, someSkus, storeOrder } from '../../../test/reporting';
import { type TestApp, testApp } from '../../../test/testApp';
import { countChanges } from './counting.service';
import { unitSums } from './reports.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const rounds = 10;

it('several servers that count while orders change never count one twice and never lose one', async () => {
  const { companyId, customerId, orgId, accountId } = await accountOf(test, 'buyer');
  const owner = { companyId, customerId, orgId, accountId };
  const skus = await someSkus(test, 3);
  const at = new Date('2026-11-10T10:00:00+08:00');
  const lines = skus.map(({ skuId }) => ({
    ...{ skuId, qty: 3, price: 700, freight: 10, discount: 0, market: 900, back: [], unnoted: 0 },
  }));
  const raw = { owner, at, lines };
  const count = () => countChanges({ db: test.db, log: test.app.log }, test.clock.now());
  const kept: { orderId: number; bought: boolean }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bought = round % 3 !== 0;
    const change = async (orderId: number) => {
      await setState(test, orderId, 'cancelled');
      await setState(test, orderId, bought ? 'completed' : 'cancelled');
    };
    const orderIds = [];
    for (let no = 0; no < 4; no += 1) orderIds.push(await storeOrder(test, { ...raw, state: 'completed' }));
    await Promise.all([count(), ...orderIds.map(change), count(), count()]);
    kept.push(...orderIds.map((orderId) => ({ orderId, bought })));
  }
  await count();
  const facts = recounted(kept.filter((each) => each.bought).map(() => ({ ...raw, state: 'completed' as const })));
  const [sums] = await test.db
    .select({
      amount: sql<number>`sum(${unitSums.amount})::float8`,
      orders: sql<number>`sum(${unitSums.orders})::float8`,
    })
    .from(unitSums)
    .where(sql`${unitSums.span} = '2026-11-10' and ${unitSums.accountId} = ${accountId}`);
  expect(sums).toEqual({
    amount: facts.reduce((sum, { amount }) => sum + amount, 0),
    orders: kept.filter((each) => each.bought).length,
  });
});
