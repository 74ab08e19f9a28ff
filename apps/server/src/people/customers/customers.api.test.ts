import { formatDate } from '@yigou/contract/ground/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { buy, must, orderOf } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { accountOf, addPerson, rolesOf } from '../../../test/people';
import { applied } from '../../../test/registering';
import { shipOrder } from '../../../test/shipping';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { outbox } from '../../ground/jobs/outbox.tables';
import { addDays } from '../../ground/lib/clock';
import { asSent, hashForStore } from '../../ground/lib/passwords';
import { createOperator } from '../operators/operators.service';
import { createCustomer } from '../registration/registration.service';
import { callerOf } from '../sessions/callers.service';
import { customers } from './customers.tables';

const elsewhere = 'other.example';

let test: PayingApp;
let staff: Operators;
let chief: { token: string };
let foreign: { token: string; host: string };
let foreignId: number;
/** Whose people buy. */
let own: number;
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  chief = await staff.logIn('operator');
  own = (await accountOf(test, 'buyer')).customerId;
  const companyId = await anotherCompany(test, elsewhere);
  const draft = { companyId, accountNo: 'foreign', name: '别家', password: await hashForStore(asSent('Other@2026')) };
  await createOperator(test.db, { ...draft, roles: ['administrator'] }, test.clock.now());
  foreign = { ...(await staff.logIn('foreign', 'Other@2026', elsewhere)), host: elsewhere };
  const who = { companyId, taxNo: '91310000MA1FL0TE58', contactName: '钱多多', agreementVersion: '1' };
  const made = { name: '华东精密制造有限公司', state: 'passed' as const, createdAt: test.clock.now() };
  foreignId = (await createCustomer(test.db, { ...who, ...made })).customerId;
});
beforeEach(() => test.rewind());
afterAll(() => test.close());

const page = async (searchKey: string, reqData: object = { tab: 'all' }) =>
  must(await staff.call('Customer/GetPage', { searchKey, reqData, pageSize: 100 }, chief));
const read = async (customerId: number) =>
  must(await staff.call('Customer/GetModel', { customerId }, chief)).resultData;
const setEnabled = (customerId: number, enabled: boolean, who: { token: string } = chief, reason = '长期拖欠货款') =>
  staff.call('Customer/SetEnabled', { customerId, enabled, reason }, who);
const login = (accountNo: string, remember = false) =>
  test.call('Account/Login', { accountNo, accountPwd: asSent('Yigou@2026'), remember });
const isIn = async (token: string) => (await test.call('Account/GetCurrent', {}, { token })).success;

describe('the list', () => {
  it('tells of each who they are, what they owe and when they last bought', async () => {
    const { token } = await test.logIn('buyer');
    const before = await read(own);
    const today = formatDate(test.clock.now());
    await buy(test, token, [pen], 'account');
    await buy(test, token, [pen], 'transfer');
    const cancelled = await buy(test, token, [pen], 'transfer');
    must(await test.call('Order/Cancel', { orderId: cancelled.orderId, reason: '不想买了' }, { token }));
    const [row] = (await page('华东精密')).resultData;
    expect(row).toMatchObject({
      customerId: own,
      standing: 'active',
      groups: [{ groupName: '长三角制造业组' }],
      contactName: '陈志远',
      contactMobile: '13800000001',
      peopleCount: 17,
      credit: { limit: 200_000, termDays: 30 },
      lastOrderDay: today,
    });
    expect(row?.orderCount).toBe(before.orderCount + 2);
    expect(row?.credit?.used).toBeGreaterThan(before.credit?.used ?? 0);
    test.clock.set(addDays(test.clock.now(), 91));
    const later = await staff.logIn('operator');
    expect(must(await staff.call('Customer/GetModel', { customerId: own }, later)).resultData).toMatchObject({
      orderCount: 0,
      lastOrderDay: today,
    });
  });

  it.each(['华东精密', '91310115MA1K4B7X2D', '91310115ma1k', '陈志远', '13800000001'])(
    'finds one by %s',
    async (word) => {
      expect((await page(word)).resultData.map(({ customerId }) => customerId)).toEqual([own]);
    },
  );

  it('finds nothing by a sign that stands for anything elsewhere', async () => {
    expect((await page('%')).totalCount).toBe(0);
  });

  it('has tabs that count what they hold, with the words and the group', async () => {
    must(await staff.call('Registration/SetReviewing', { reviewing: true }, chief));
    const waiting = await applied(test, { companyName: '待审的企业一' });
    const refused = await applied(test, { companyName: '待审的企业二' });
    const { registrationId } = refused;
    must(await staff.call('Registration/Refuse', { registrationId, reason: '执照照片模糊' }, chief));
    const { tabCounts } = await page('待审的企业');
    expect(tabCounts).toEqual({ active: 0, disabled: 0, inReview: 1, refused: 1, all: 2 });
    for (const [tab, customerId] of [
      ['inReview', waiting.customerId],
      ['refused', refused.customerId],
    ] as const)
      expect((await page('待审的企业', { tab })).resultData).toMatchObject([{ customerId, standing: tab }]);
    const [group] = (await read(own)).groups;
    const inGroup = await page('', { groupId: group?.groupId });
    expect(inGroup.resultData.map(({ customerId }) => customerId)).toEqual([own]);
    expect(inGroup.tabCounts.all).toBe(1);
  });

  it('is of one’s own company alone', async () => {
    const all = (await page('')).resultData.map(({ customerId }) => customerId);
    expect(all).not.toContain(foreignId);
    const theirs = must(await staff.call('Customer/GetPage', {}, foreign)).resultData;
    expect(theirs.map(({ customerId }) => customerId)).toEqual([foreignId]);
    for (const customerId of [foreignId, 999_999]) {
      expect(await staff.call('Customer/GetModel', { customerId }, chief)).toMatchObject({ errorCode: '4' });
      expect(await staff.call('Customer/GetPeople', { reqData: { customerId } }, chief)).toMatchObject({
        errorCode: '4',
      });
      expect(await setEnabled(customerId, false)).toMatchObject({ errorCode: '4' });
    }
    const [row] = await test.db.select().from(customers).where(eq(customers.customerId, foreignId));
    expect(row?.enabled).toBe(true);
  });
});

it('shows everybody of a customer with their roles, and nothing of their passwords', async () => {
  const people = must(
    await staff.call('Customer/GetPeople', { reqData: { customerId: own }, searchKey: '王晓燕' }, chief),
  );
  expect(people).toMatchObject({
    totalCount: 1,
    resultData: [
      { accountNo: 'buyer', orgName: '行政部', roleNames: ['采购员'], mobile: '13800000002', enabled: true },
    ],
  });
  expect(JSON.stringify(people)).not.toMatch(/assword|argon/);
  const all = must(await staff.call('Customer/GetPeople', { reqData: { customerId: own }, pageSize: 100 }, chief));
  expect(all.totalCount).toBe((await read(own)).peopleCount);
});

describe('a customer that is switched off', () => {
  it('has nobody who is in or comes in, not even once it is switched on again', async () => {
    const { token } = await test.logIn('admin2');
    const { userPwd = '' } = must(await login('buyer2', true)).resultData;
    const colleague = await test.logIn('buyer');
    const { customerId, accountId } = await accountOf(test, 'admin2');
    must(await setEnabled(customerId, false));
    expect(await test.call('Account/GetCurrent', {}, { token })).toMatchObject({ errorCode: '2' });
    expect(await login('buyer2')).toMatchObject({ errorCode: '1', errorMsg: '贵企业已停用，请联系客服' });
    expect(await test.call('Account/Resume', { userPwd })).toMatchObject({ success: false });
    expect(await callerOf(test.db, accountId)).toBeNull();
    const codes = await test.db.$count(outbox, eq(outbox.lane, 'code'));
    must(await test.call('Account/SendCode', { accountNo: 'admin2', channel: 'mail' }));
    expect(await test.db.$count(outbox, eq(outbox.lane, 'code'))).toBe(codes);
    expect(await isIn(colleague.token)).toBe(true);
    expect(await read(customerId)).toMatchObject({
      standing: 'disabled',
      disabledReason: '长期拖欠货款',
      actions: ['enable'],
      story: [{ who: '何静', what: '停用', note: '长期拖欠货款' }],
    });

    must(await setEnabled(customerId, true, chief, '货款已经付清'));
    expect(await isIn(token)).toBe(false);
    expect(await test.call('Account/Resume', { userPwd })).toMatchObject({ success: false });
    expect(await login('buyer2')).toMatchObject({ success: true });
    expect(await read(customerId)).toMatchObject({ standing: 'active', disabledReason: '', actions: ['disable'] });
    const { taxNo } = await read(customerId);
    const traced = and(eq(auditLogs.objectKind, 'customer'), eq(auditLogs.objectId, taxNo));
    expect(await test.db.select().from(auditLogs).where(traced)).toMatchObject([
      { what: '停用采购企业', before: { state: 'active' }, after: { state: 'disabled', reason: '长期拖欠货款' } },
      { what: '启用采购企业', after: { state: 'active', reason: '货款已经付清' } },
    ]);
  });

  /** A session that was made by hand, as it would be if somebody forgot to end it. */
  it('lets no session live that is still there', async () => {
    const { customerId, companyId, orgId } = await accountOf(test, 'admin2');
    const roleId = (await rolesOf(test, customerId)).get('采购员') ?? 0;
    must(await setEnabled(customerId, false));
    const person = await addPerson(test, { companyId, customerId, orgId }, [roleId]);
    expect(await isIn(person.token)).toBe(false);
    must(await setEnabled(customerId, true));
    expect(await isIn(person.token)).toBe(true);
  });

  it('has its open orders go on', async () => {
    const { token } = await test.logIn('buyer');
    const { orderId } = await buy(test, token, [pen], 'account');
    must(await setEnabled(own, false));
    await shipOrder(test, orderId);
    must(await setEnabled(own, true));
    expect((await orderOf(test, (await test.logIn('buyer')).token, orderId)).state).toBe('shipped');
  });

  it('is switched once, with a reason, and only after it was let in', async () => {
    expect(await setEnabled(own, false, chief, '拖欠')).toMatchObject({ errorCode: '5' });
    expect(await setEnabled(own, true)).toMatchObject({ errorCode: '6', errorMsg: expect.stringContaining('“正常”') });
    must(await setEnabled(own, false));
    expect(await setEnabled(own, false)).toMatchObject({ errorCode: '6', errorMsg: expect.stringContaining('已停用') });
    must(await setEnabled(own, true));
    const waiting = await applied(test);
    expect(await setEnabled(waiting.customerId, false)).toMatchObject({
      errorCode: '6',
      errorMsg: expect.stringContaining('待审核'),
    });
    expect((await read(waiting.customerId)).actions).toEqual([]);
  });

  it('is switched by who may, and told so', async () => {
    const service = await staff.logIn('service');
    expect(await setEnabled(own, false, service)).toMatchObject({ errorCode: '3' });
    expect(must(await staff.call('Customer/GetModel', { customerId: own }, service)).resultData.actions).toEqual([]);
    expect((await read(own)).standing).toBe('active');
  });
});
