import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyBuyers } from '../../../test/buyers';
import { counted, must } from '../../../test/buying';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import { accountOf, type Person } from '../../../test/people';
import { soldOutSku } from '../../../test/requesting';
import { putOnHand } from '../../goods/stock/stock.service';
import { notices } from '../../people/notices/notices.tables';
import { stockAlerts } from './stockAlerts.tables';

let test: PayingApp;
let people: Person[];
let skuId = 0;
beforeAll(async () => {
  test = await payingApp();
  people = await manyBuyers(test, 8);
  ({ skuId } = await soldOutSku(test, (await accountOf(test, 'buyer')).companyId));
});
afterAll(() => test.close());

const count = (onHand: number) => test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand }]));
const rounds = Array.from({ length: 10 }, (_, at) => at + 1);

/** Servers sweep in the same moment, while some cancel and others subscribe twice. */
it.each(rounds)('each who waits is told once, whoever looks (%i)', async (round) => {
  await count(0);
  const twice = people.flatMap((person) => [person, person]);
  await Promise.all(twice.map(async (person) => must(await test.call('Restock/Add', { itemId: skuId }, person))));
  expect(await test.db.$count(stockAlerts, eq(stockAlerts.skuId, skuId))).toBe(people.length);
  await count(5000);
  const [fickle, ...patient] = people as [Person, ...Person[]];
  await Promise.all([test.sweep(), test.sweep(), test.sweep(), test.call('Restock/Delete', { itemId: skuId }, fickle)]);
  expect(await test.db.$count(stockAlerts)).toBe(0);
  for (const { accountId } of patient)
    expect(await test.db.$count(notices, and(eq(notices.accountId, accountId), eq(notices.kind, 'goods')))).toBe(round);
});
