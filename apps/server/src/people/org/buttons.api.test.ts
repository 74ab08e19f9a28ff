import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FunctionCode, menuCodes } from '@yigou/contract/ground/functions';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditRow } from '../../../test/books';
import { manyBuyers } from '../../../test/buyers';
import { buy, fillCart, must, orderOf, preview, submissionOf, submit } from '../../../test/buying';
import { accountOf, addPerson, type Person, rolesOf, setRoles } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { redPen } from '../../../test/things';
import { orders } from '../../trade/orders/orders.tables';
import { findById } from '../accounts/accounts.queries';
import { builtInRoles } from './org.rules';
import { addRole } from './org.service';
import { roles } from './org.tables';

let test: TestApp;
let buyer: Person;
let customerId: number;
let roleIds: Map<string, number>;

beforeAll(async () => {
  test = await testApp();
  const { customerId: ofBuyer } = await accountOf(test, 'buyer');
  customerId = ofBuyer;
  roleIds = await rolesOf(test, customerId);
});
afterAll(() => test.close());

const newBuyer = async () => {
  [buyer] = (await manyBuyers(test, 1)) as [Person];
  return buyer;
};
const containing = (functions: FunctionCode[]) =>
  addRole(test.db, customerId, { name: `自定 ${functions}`, dataScope: 'own', functions });
const books = async () => [await test.db.$count(orders), (await creditRow(test))?.used];

describe('ordering', () => {
  it('on the company’s credit is nothing for an account without a role', async () => {
    const { token, accountId } = await newBuyer();
    await fillCart(test, token, [redPen]);
    const wanted = submissionOf(await preview(test, token), 'account');
    await setRoles(test, [accountId], []);
    const before = await books();
    expect(await submit(test, token, wanted)).toMatchObject({
      success: false,
      errorCode: '3',
      errorMsg: '您没有使用该功能的权限，请联系企业管理员开通',
    });
    expect(await books()).toEqual(before);
  });

  it('without the right to pay leaves the paying to others, the credit too', async () => {
    const { token, accountId } = await newBuyer();
    await setRoles(test, [accountId], [await containing(['order/myOrder', 'order/myOrder/buy'])]);
    await fillCart(test, token, [redPen]);
    const shown = await preview(test, token);
    expect(shown.methods.filter((each) => !each.usable)).toMatchObject([
      { method: 'account', note: '您没有使用该功能的权限，请联系企业管理员开通' },
    ]);
    const before = await books();
    expect(await submit(test, token, submissionOf(shown, 'account'))).toMatchObject({ errorCode: '3' });
    expect(await books()).toEqual(before);
    const { orderId } = must(await submit(test, token, submissionOf(shown, 'transfer'))).resultData;
    expect((await orderOf(test, token, orderId)).actions).toEqual(['reorder']);
  });
});

describe('an order of somebody else', () => {
  it('offers to each who reaches it what their roles may do', async () => {
    const { token } = await newBuyer();
    const { orderId } = await buy(test, token, [redPen], 'transfer');
    const actionsOf = async (name: string) => (await orderOf(test, (await test.logIn(name)).token, orderId)).actions;
    expect((await orderOf(test, token, orderId)).actions).toEqual(['pay', 'cancel', 'reorder']);
    expect(await actionsOf('admin')).toEqual(['pay', 'cancel', 'reorder']);
    expect(await actionsOf('finance')).toEqual(['pay']);
    expect(await actionsOf('approver')).toEqual([]);
  });

  it('is paid by finance and received by the receiver of the unit, and the log says by whom', async () => {
    const { token } = await newBuyer();
    const { orderId } = await buy(test, token, [redPen], 'transfer');
    const finance = await test.logIn('finance');
    const paying = { requestId: crypto.randomUUID(), orderIds: [orderId], method: 'account' as const };
    must(await test.call('Payment/Create', paying, finance));
    // Asked again after the answer was lost.
    must(await test.call('Payment/Create', paying, finance));
    await test.db.update(orders).set({ state: 'shipped' }).where(eq(orders.orderId, orderId));
    await test.db.execute(sql`update order_line set shipped_qty = qty where order_id = ${orderId}`);
    const { companyId, orgId } = await accountOf(test, 'buyer');
    const receiver = await addPerson(test, { companyId, customerId, orgId }, [roleIds.get('收货员') ?? 0]);
    must(await test.call('Order/ConfirmReceipt', { orderId }, receiver));
    const { state, logs } = await orderOf(test, token, orderId);
    expect(state).toBe('completed');
    const whose = await findById(test.db, receiver.accountId);
    expect(logs.map((log) => [log.what, log.who])).toEqual([
      ['提交订单', expect.any(String)],
      ['账期支付', '赵敏'],
      ['确认收货', whose?.name],
    ]);
  });
});

describe('a database from before the buttons', () => {
  it('gives them to its built-in roles', async () => {
    const isMenu = (code: FunctionCode) => (menuCodes as readonly FunctionCode[]).includes(code);
    const kept = () => test.db.select().from(roles).where(eq(roles.builtIn, true));
    for (const { roleId, functions } of await kept())
      await test.db
        .update(roles)
        .set({ functions: functions.filter(isMenu) })
        .where(eq(roles.roleId, roleId));
    const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
    const statements = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').split('--> statement-breakpoint'));
    for (const statement of statements.filter((text) => /^update "role"/im.test(text)))
      await test.db.execute(sql.raw(statement));
    for (const { name, functions } of await kept())
      expect([...functions].sort(), name).toEqual(
        [...(builtInRoles.find((role) => role.name === name)?.functions ?? [])].sort(),
      );
  });
});
