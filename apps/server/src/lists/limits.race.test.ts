import { listLimits, viewLimits } from '@yigou/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorsOf } from '../../test/operators';
import { accountOf } from '../../test/people';
import { type TestApp, testApp } from '../../test/testApp';
import { views } from '../views/views.tables';
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
