import type { FunctionCode } from '@yigou/contract/ground/functions';
import type { TodoKind } from '@yigou/contract/people/todos.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyAsked, byUsers } from '../../../test/approving';
import { buy, must } from '../../../test/buying';
import type { PayingApp } from '../../../test/payingApp';
import { accountOf, addPerson, openSessions, type Person } from '../../../test/people';
import { shipOrder, shippingApp } from '../../../test/shipping';
import { addRole } from '../org/org.service';
import { roles } from '../org/org.tables';

let test: PayingApp;
let buyer: Person;
let admin: Person;
beforeAll(async () => {
  const shop = await shippingApp(1);
  test = shop.test;
  [buyer] = shop.people as [Person];
  [admin] = (await openSessions(test, [(await accountOf(test, 'admin')).accountId])) as [Person];
});
afterAll(() => test.close());

const pens: [string, number] = ['MG-Q7-BK', 20];
const look = async (who: Person): Promise<Partial<Record<TodoKind, number>>> =>
  Object.fromEntries(
    must(await test.call('Todo/GetCounts', {}, who)).resultData.map(({ kind, count }) => [kind, count]),
  );

/** What the lists say that the numbers lead to. */
async function listed(who: Person) {
  const orders = async (tab: 'pendingPayment' | 'pendingReceipt' | 'pendingApproval') =>
    must(await test.call('Order/GetPage', { reqData: { tab, scope: 'mine' } }, who)).totalCount;
  return {
    approve: must(await test.call('Approval/GetPage', { reqData: { tab: 'waiting' } }, who)).totalCount,
    pay: await orders('pendingPayment'),
    receive: await orders('pendingReceipt'),
    statement: must(await test.call('Statement/GetPage', { reqData: { tab: 'open' } }, who)).totalCount,
    invoice: must(await test.call('Invoice/GetPage', { reqData: { tab: 'mine' } }, who)).totalCount,
    invoiceable: must(await test.call('Invoice/GetInvoiceableOrders', {}, who)).totalCount,
    submitted: await orders('pendingApproval'),
  };
}

it('each number is that of its list, and grows with what comes into it', async () => {
  expect(await look(admin)).toEqual(await listed(admin));
  const before = await look(buyer);
  await buyAsked(test, buyer, [byUsers([admin.accountId])], { goods: pens, method: 'account' });
  await buy(test, buyer.token, [pens], 'transfer');
  const { orderId } = await buy(test, buyer.token, [pens], 'account');
  await shipOrder(test, orderId);
  const after = await look(buyer);
  const grown = (kind: TodoKind) => (after[kind] ?? 0) - (before[kind] ?? 0);
  expect([grown('submitted'), grown('pay'), grown('receive')]).toEqual([1, 1, 1]);
  const mine = await look(admin);
  expect(mine).toEqual(await listed(admin));
  expect(mine.approve).toBeGreaterThan(0);
  must(await test.call('Order/ConfirmReceipt', { orderId }, buyer));
  expect((await look(admin)).invoiceable).toBe((mine.invoiceable ?? 0) + 1);
  expect(await look(admin)).toEqual(await listed(admin));
});

it('nothing is named that the caller cannot open', async () => {
  const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
  const roleId = await addRole(test.db, customerId, { name: '只看', dataScope: 'all', functions: [] });
  const someone = await addPerson(test, { companyId, customerId, orgId }, [roleId]);
  const kindsWith = async (...functions: FunctionCode[]) => {
    await test.db.update(roles).set({ functions }).where(eq(roles.roleId, roleId));
    return Object.keys(await look(someone));
  };
  expect(await kindsWith()).toEqual([]);
  expect(await kindsWith('order/myApprove')).toEqual(['approve']);
  expect(await kindsWith('order/myOrder')).toEqual(['pay', 'receive', 'submitted']);
  expect(await kindsWith('/finance/checkOrder/checkList')).toEqual(['statement']);
  expect(await kindsWith('kamUser/invoice')).toEqual(['invoice', 'invoiceable']);
});
