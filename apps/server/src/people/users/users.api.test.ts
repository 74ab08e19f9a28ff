import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import { passwordRule } from '@yigou/contract/people/accounts.terms';
import type { ImportRow } from '@yigou/contract/people/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyBuyers } from '../../../test/buyers';
import { buy, fillCart, must, preview, submissionOf, submit } from '../../../test/buying';
import { operatorsOf } from '../../../test/operators';
import { accountOf, addPerson, openSessions, type Person, rolesOf, setRoles, unitsOf } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { redPen } from '../../../test/things';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { outbox } from '../../ground/jobs/outbox.tables';
import { asSent } from '../../ground/lib/passwords';
import { accounts } from '../accounts/accounts.tables';
import { notices } from '../notices/notices.tables';
import { addRole } from '../org/org.service';

let test: TestApp;
let admin: { token: string };
let place: { companyId: number; customerId: number; orgId: number };
let units: Map<string, number>;
let roles: Map<string, number>;
beforeAll(async () => {
  test = await testApp();
  admin = await test.logIn('admin');
  const { companyId, customerId, orgId } = await accountOf(test, 'admin');
  place = { companyId, customerId, orgId };
  units = await unitsOf(test, customerId);
  roles = await rolesOf(test, customerId);
});
afterAll(() => test.close());

const roleId = (name: string) => roles.get(name) ?? 0;
let made = 0;
function draftOf(part: Partial<CallInput<'KamUser/Save'>> = {}): CallInput<'KamUser/Save'> {
  made += 1;
  const mobile = `155${String(made).padStart(8, '0')}`;
  const who = { accountNo: `fresh${made}`, userName: `新人 ${made}`, mobile, email: `fresh${made}@example.com` };
  return { ...who, orgId: place.orgId, roleIds: [roleId('采购员')], ...part };
}
const add = async (part: Partial<CallInput<'KamUser/Save'>> = {}) => {
  const draft = draftOf(part);
  const { userId, initialPassword } = must(await test.call('KamUser/Save', draft, admin)).resultData;
  return { draft, userId, initialPassword };
};
const logIn = (accountNo: string, password: string) =>
  test.call('Account/Login', { accountNo, accountPwd: asSent(password) });
const manager = async (
  functions: ('kamUser/userList' | 'kamUser/kamRole' | 'order/myOrder')[],
  scope: 'org' | 'orgTree' = 'orgTree',
) => {
  made += 1;
  const id = await addRole(test.db, place.customerId, { name: `管人 ${made}`, dataScope: scope, functions });
  return addPerson(test, place, [id]);
};

describe('a new user', () => {
  it('can do nothing with the initial password but change it', async () => {
    const { draft, initialPassword } = await add();
    expect(passwordRule.ok(initialPassword)).toBe(true);
    const { token, mustChangePassword } = must(await logIn(draft.accountNo, initialPassword)).resultData;
    expect(mustChangePassword).toBe(true);
    expect(await test.call('Order/GetCounts', {}, { token })).toMatchObject({
      errorCode: '3',
      errorMsg: '您使用的是初始密码，请先修改密码，再重新登录',
    });
    const change = { oldPwd: asSent(initialPassword), newPwd: 'Changed@2026' };
    must(await test.call('Account/ChangePassword', change, { token }));
    const again = must(await logIn(draft.accountNo, 'Changed@2026')).resultData;
    expect(again.mustChangePassword).toBe(false);
    must(await test.call('Order/GetCounts', {}, again));
  });

  it('needs a name and a number of their own, in words under the field', async () => {
    const { draft } = await add();
    const same = { ...draftOf(), accountNo: draft.accountNo.toUpperCase() };
    expect(await test.call('KamUser/Save', same, admin)).toMatchObject({ errorMsg: '该账号已被使用，请换一个账号' });
    expect(await test.call('KamUser/Save', { ...draftOf(), mobile: draft.mobile }, admin)).toMatchObject({
      errorMsg: '该手机号已被使用',
    });
  });
});

describe('the list', () => {
  it('finds by name, number, unit with what is below, role and state, and hides the number', async () => {
    const { draft, userId } = await add({ orgId: units.get('MFG-WS1') ?? 0, roleIds: [roleId('收货员')] });
    const find = async (reqData: object, searchKey = '') =>
      must(await test.call('KamUser/GetPage', { searchKey, reqData, pageSize: 100 }, admin)).resultData;
    const has = async (reqData: object, searchKey = '') =>
      (await find(reqData, searchKey)).some((user) => user.userId === userId);
    expect(await find({}, draft.accountNo)).toMatchObject([
      { userId, mobile: `155****${draft.mobile.slice(7)}`, roles: [{ name: '收货员' }], waitsForPassword: true },
    ]);
    expect(await has({}, draft.mobile)).toBe(true);
    const mfg = units.get('MFG') ?? 0;
    expect([await has({ orgId: mfg }), await has({ orgId: mfg, below: false })]).toEqual([true, false]);
    expect([await has({ roleId: roleId('收货员') }), await has({ roleId: roleId('财务') })]).toEqual([true, false]);
    expect([await has({ enabled: true }), await has({ enabled: false })]).toEqual([true, false]);
    const { resultData } = must(await test.call('KamUser/GetModel', { userId }, admin));
    expect(resultData.mobile).toBe(draft.mobile);
  });

  it('ends where the data scope ends: page, count, detail and export', async () => {
    const inside = await addPerson(test, { ...place, orgId: units.get('ADM-OFF') ?? 0 }, []);
    const outside = await addPerson(test, { ...place, orgId: units.get('MFG') ?? 0 }, []);
    const { orgId } = place;
    const wide = await manager(['kamUser/userList'], 'orgTree');
    const narrow = await manager(['kamUser/userList'], 'org');
    const seen = async (who: Person) => {
      const page = must(await test.call('KamUser/GetPage', { pageSize: 100 }, who));
      const rows = must(await test.call('KamUser/Export', {}, who)).resultData;
      expect(page.totalCount).toBe(rows.length);
      const own = async (userId: number) => (await test.call('KamUser/GetModel', { userId }, who)).success;
      return [await own(inside.accountId), await own(outside.accountId), rows.every((row) => row.org !== 'MFG')];
    };
    expect(orgId).toBe(units.get('ADM'));
    expect(await seen(wide)).toEqual([true, false, true]);
    expect(await seen(narrow)).toEqual([false, false, true]);
  });
});

describe('nobody rises by it', () => {
  it('gives no role above their own, and handles nobody above themselves', async () => {
    const who = await manager(['kamUser/userList', 'order/myOrder']);
    const plain = { ...draftOf({ roleIds: [] }), orgId: place.orgId };
    expect(await test.call('KamUser/Save', { ...plain, roleIds: [roleId('企业管理员')] }, who)).toMatchObject({
      errorMsg: '只能授予您本人拥有的功能与数据范围',
    });
    const { userId } = must(await test.call('KamUser/Save', plain, who)).resultData;
    must(await test.call('KamUser/ResetPassword', { userId }, who));
    const { accountId: adminId } = await accountOf(test, 'admin');
    const above = { errorMsg: '该用户的权限高于您，请由企业管理员处理' };
    expect(await test.call('KamUser/ResetPassword', { userId: adminId }, who)).toMatchObject(above);
    expect(await test.call('KamUser/Enable', { userId: adminId, enabled: false }, who)).toMatchObject(above);
    const other = must(await test.call('KamUser/GetModel', { userId: adminId }, admin)).resultData;
    const stolen = { ...other, email: 'mine@example.com', roleIds: other.roles.map((role) => role.roleId) };
    expect(await test.call('KamUser/Save', stolen, who)).toMatchObject(above);
  });

  it('changes no limit, unit or role of their own, nor disables or resets themselves', async () => {
    const who = await manager(['kamUser/userList']);
    const { resultData } = must(await test.call('KamUser/GetModel', { userId: who.accountId }, who));
    const own = { ...resultData, roleIds: resultData.roles.map((role) => role.roleId) };
    must(await test.call('KamUser/Save', { ...own, userName: '改名' }, who));
    const refused = { errorMsg: '不能修改本人的权限、限额或组织，也不能停用或重置本人账号，请由企业管理员处理' };
    for (const change of [{ monthLimit: 9 }, { orgId: units.get('ADM-OFF') ?? 0 }, { roleIds: [] }])
      expect(await test.call('KamUser/Save', { ...own, ...change }, who)).toMatchObject(refused);
    expect(await test.call('KamUser/Enable', { userId: who.accountId, enabled: false }, who)).toMatchObject(refused);
    expect(await test.call('KamUser/ResetPassword', { userId: who.accountId }, who)).toMatchObject(refused);
  });

  it('keeps the last administrator in role', async () => {
    const { accountId: userId } = await accountOf(test, 'admin');
    const { resultData } = must(await test.call('KamUser/GetModel', { userId }, admin));
    const refused = { errorMsg: '企业须至少保留一位启用中的企业管理员，请先为他人授予该角色' };
    expect(await test.call('KamUser/Save', { ...resultData, roleIds: [] }, admin)).toMatchObject(refused);
    const second = await add({ roleIds: [roleId('企业管理员')] });
    must(await test.call('KamUser/Enable', { userId: second.userId, enabled: false }, admin));
    expect(await test.call('KamUser/Save', { ...resultData, roleIds: [] }, admin)).toMatchObject(refused);
  });
});

describe('disabled, reset, changed', () => {
  it('counts at the next call, and who is concerned is told', async () => {
    const person = await addPerson(test, place, [roleId('采购员')]);
    const { resultData } = must(await test.call('KamUser/GetModel', { userId: person.accountId }, admin));
    const ask = () => test.call('Order/GetCounts', {}, person);
    must(await ask());
    must(await test.call('KamUser/Save', { ...resultData, roleIds: [] }, admin));
    expect(await ask()).toMatchObject({ errorCode: '3' });
    const told = await test.db.select().from(notices).where(eq(notices.accountId, person.accountId));
    expect(told.map(({ kind, title }) => [kind, title])).toEqual([['account', '您的权限已调整']]);
    must(await test.call('KamUser/Enable', { userId: person.accountId, enabled: false }, admin));
    expect(await ask()).toMatchObject({ errorCode: '2' });
    must(await test.call('KamUser/Enable', { userId: person.accountId, enabled: true }, admin));
    expect(await ask()).toMatchObject({ errorCode: '2' });
  });

  it('a reset ends every session, opens a locked account and must be changed', async () => {
    const { draft, userId, initialPassword } = await add();
    const { token } = must(await logIn(draft.accountNo, initialPassword)).resultData;
    for (let tries = 0; tries < 5; tries += 1) await logIn(draft.accountNo, 'Wrong@2026');
    expect(await logIn(draft.accountNo, initialPassword)).toMatchObject({ errorCode: '7' });
    const reset = must(await test.call('KamUser/ResetPassword', { userId }, admin)).resultData;
    expect(await test.call('Account/GetCurrent', {}, { token })).toMatchObject({ errorCode: '2' });
    expect(must(await logIn(draft.accountNo, reset.initialPassword)).resultData.mustChangePassword).toBe(true);
  });

  it('the operator helps a sole administrator, who gets it by mail, and it is written down', async () => {
    const staff = operatorsOf(test);
    const service = await staff.logIn('service');
    const { token } = await test.logIn('admin2');
    must(await staff.call('Customer/ResetAdministrator', { accountNo: 'Admin2' }, service));
    expect(await test.call('Account/GetCurrent', {}, { token })).toMatchObject({ errorCode: '2' });
    const mails = (await test.db.select().from(outbox)).filter(({ message }) => message.to === 'admin2@example.com');
    const password = mails.at(-1)?.message.text.match(/新密码为 ([^，]+)，/)?.[1] ?? '';
    expect(must(await logIn('admin2', password)).resultData.mustChangePassword).toBe(true);
    const [trace] = await test.db.select().from(auditLogs).where(eq(auditLogs.what, '重置企业管理员密码'));
    expect(JSON.stringify(trace)).not.toContain(password);
    for (const accountNo of ['buyer', 'nobody'])
      expect(await staff.call('Customer/ResetAdministrator', { accountNo }, service)).toMatchObject({ errorCode: '4' });
  });
});

describe('who has taken rights away', () => {
  const above = { errorMsg: '该用户的权限高于您，请由企业管理员处理' };
  const dayMinutes = 24 * 60;

  /** Somebody with one right more than who keeps users and roles. */
  async function victim() {
    made += 1;
    const functions = ['order/myOrder', 'order/allOrder'] as const;
    const name = `有权 ${made}`;
    const id = await addRole(test.db, place.customerId, { name, dataScope: 'org', functions: [...functions] });
    const person = await addPerson(test, place, [id]);
    const { resultData } = must(await test.call('KamUser/GetModel', { userId: person.accountId }, admin));
    return { ...person, role: { roleId: id, name, dataScope: 'org' as const }, model: resultData };
  }

  it('does not get above whom they took them from for a day: not by reset, mailbox, number, disabling or import', async () => {
    const keeper = await manager(['kamUser/userList', 'kamUser/kamRole', 'order/myOrder']);
    const { accountId: userId, role, model } = await victim();
    const reset = (who: { token: string }) => test.call('KamUser/ResetPassword', { userId }, who);
    expect(await reset(keeper)).toMatchObject(above);
    must(await test.call('KamRole/Save', { ...role, functions: ['order/myOrder'] }, keeper));
    const roleIds = [role.roleId];
    expect(await reset(keeper)).toMatchObject(above);
    expect(await test.call('KamUser/Save', { ...model, roleIds, email: 'mine@example.com' }, keeper)).toMatchObject(
      above,
    );
    expect(await test.call('KamUser/Enable', { userId, enabled: false }, keeper)).toMatchObject(above);
    const [row] = must(await test.call('KamUser/Export', { searchKey: model.accountNo }, admin)).resultData;
    const rows = [{ ...row, email: 'mine@example.com' }];
    const judged = must(await test.call('KamUser/ImportPreview', { rows }, keeper)).resultData;
    expect(judged[0]).toMatchObject({ state: 'wrong', notes: [above.errorMsg] });
    must(await reset(admin));

    const now = test.clock.now();
    test.clock.advanceMinutes(dayMinutes + 1);
    const { token } = (await openSessions(test, [keeper.accountId]))[0] ?? { token: '' };
    must(await reset({ token }));
    test.clock.set(now);
  });

  it('the same where a role is taken from the person', async () => {
    const keeper = await manager(['kamUser/userList', 'order/myOrder']);
    const { accountId: userId, model } = await victim();
    must(await test.call('KamUser/Save', { ...model, roleIds: [] }, admin));
    expect(await test.call('KamUser/ResetPassword', { userId }, keeper)).toMatchObject(above);
  });

  it('a role that only gains takes nothing from anybody', async () => {
    const keeper = await manager(['kamUser/userList', 'order/myOrder']);
    const id = await addRole(test.db, place.customerId, { name: `少 ${made}`, dataScope: 'own', functions: [] });
    const { accountId: userId } = await addPerson(test, place, [id]);
    const gained = { roleId: id, name: `少 ${made}`, dataScope: 'own' as const, functions: ['order/myOrder' as const] };
    must(await test.call('KamRole/Save', gained, admin));
    must(await test.call('KamUser/ResetPassword', { userId }, keeper));
  });

  it('a reset is told to its owner by mail and to the administrators', async () => {
    const keeper = await manager(['kamUser/userList', 'order/myOrder']);
    const { userId, draft } = await add({ roleIds: [] });
    must(await test.call('KamUser/ResetPassword', { userId }, keeper));
    const mails = (await test.db.select().from(outbox)).map(({ message }) => message);
    expect(mails.filter(({ to }) => to === draft.email)).toMatchObject([{ subject: '您的登录密码已被重置' }]);
    const { accountId } = await accountOf(test, 'admin');
    const told = await test.db.select().from(notices).where(eq(notices.accountId, accountId));
    expect(told.map(({ title }) => title)).toContain(`${draft.userName} 的登录密码已被重置`);
  });
});

describe('one’s own number and mailbox', () => {
  it('are not changed here, where no password is asked for', async () => {
    const { accountId: userId } = await accountOf(test, 'admin');
    const model = must(await test.call('KamUser/GetModel', { userId }, admin)).resultData;
    const roleIds = model.roles.map((role) => role.roleId);
    for (const change of [{ email: 'mine@example.com' }, { mobile: '13812345678' }]) {
      const told = { errorMsg: expect.stringContaining('须输入当前密码') };
      expect(await test.call('KamUser/Save', { ...model, roleIds, ...change }, admin)).toMatchObject(told);
      const [row] = must(await test.call('KamUser/Export', {}, admin)).resultData.filter(
        (each) => each.userId === userId,
      );
      const judged = must(
        await test.call('KamUser/ImportPreview', { rows: [{ ...row, ...change }] }, admin),
      ).resultData;
      expect(judged[0]).toMatchObject({ state: 'wrong', notes: [told.errorMsg] });
    }
    must(await test.call('KamUser/Save', { ...model, roleIds, userName: model.userName }, admin));
  });
});

describe('limits', () => {
  it('stand in the way with their figures, and what is cancelled no longer counts', async () => {
    const [buyer] = (await manyBuyers(test, 1)) as [Person];
    await fillCart(test, buyer.token, [redPen]);
    const { payable } = (await preview(test, buyer.token)).amounts;
    const limit = (orderLimit: number | null, monthLimit: number | null) =>
      test.db.update(accounts).set({ orderLimit, monthLimit }).where(eq(accounts.accountId, buyer.accountId));
    const fen = Math.round(payable * 100);
    const tried = async () => {
      const shown = await preview(test, buyer.token);
      const answer = await submit(test, buyer.token, submissionOf(shown, 'transfer'));
      return { obstacles: shown.obstacles.map((each) => each.text), answer };
    };
    await limit(fen - 1, null);
    const overOrder = await tried();
    expect(overOrder.obstacles).toEqual([expect.stringMatching(/^本单 ¥[\d.]+，超过您的单笔限额 ¥/)]);
    expect(overOrder.answer).toMatchObject({ success: false, errorMsg: overOrder.obstacles[0] });
    await limit(fen, 2 * fen - 1);
    const { orderId } = must((await tried()).answer).resultData;
    await fillCart(test, buyer.token, [redPen]);
    const overMonth = await tried();
    expect(overMonth.obstacles).toEqual([
      expect.stringMatching(/^本月已用 ¥[\d.]+，加上本单 ¥[\d.]+ 将超过您的月度限额/),
    ]);
    expect(overMonth.answer).toMatchObject({ success: false, errorMsg: overMonth.obstacles[0] });
    const used = async () =>
      must(await test.call('KamUser/GetModel', { userId: buyer.accountId }, admin)).resultData.monthUsed;
    expect(await used()).toBe(payable);
    must(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, buyer));
    expect(await used()).toBe(0);
    must((await tried()).answer);
    // The next month in Shanghai begins eight hours before the next one in Greenwich.
    const now = test.clock.now();
    const kept = await buy(test, (await manyBuyers(test, 1))[0]?.token ?? '', [redPen], 'transfer');
    expect(kept.payable).toBe(payable);
    test.clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, -8)));
    const fresh = await test.logIn('admin');
    const read = await test.call('KamUser/GetModel', { userId: buyer.accountId }, fresh);
    test.clock.set(now);
    expect(must(read).resultData.monthUsed).toBe(0);
  });
});

describe('an import', () => {
  const row = (no: number, part: Partial<ImportRow> = {}): ImportRow => ({
    accountNo: `import${no}`,
    userName: `导入 ${no}`,
    mobile: `186${String(no).padStart(8, '0')}`,
    email: `import${no}@example.com`,
    org: 'MFG-WS1',
    roles: '采购员、收货员',
    orderLimit: '500',
    monthLimit: '',
    ...part,
  });

  it('says of every row what would happen, and does exactly that once', async () => {
    const { draft, userId } = await add({ roleIds: [] });
    const changed = row(3, { accountNo: draft.accountNo, mobile: draft.mobile });
    const rows = [row(1), row(1), changed, row(4, { roles: '皇帝' })];
    const preview = must(await test.call('KamUser/ImportPreview', { rows }, admin)).resultData;
    expect(preview.map(({ state }) => state)).toEqual(['new', 'wrong', 'changed', 'wrong']);
    const input = { requestId: randomUUID(), rows };
    const counts = { new: 1, changed: 1, unchanged: 0, wrong: 2 };
    expect(must(await test.call('KamUser/Import', input, admin)).resultData).toEqual(counts);
    expect(must(await test.call('KamUser/Import', input, admin)).resultData).toEqual(counts);
    const other = { ...input, rows: [row(9)] };
    expect(await test.call('KamUser/Import', other, admin)).toMatchObject({ errorCode: '6' });
    const { resultData } = must(await test.call('KamUser/GetModel', { userId }, admin));
    expect(resultData).toMatchObject({
      userName: '导入 3',
      orderLimit: 500,
      roles: [{ name: '采购员' }, { name: '收货员' }],
    });
    const exported = must(await test.call('KamUser/Export', { searchKey: 'import1' }, admin)).resultData;
    const again = must(await test.call('KamUser/ImportPreview', { rows: exported }, admin)).resultData;
    expect(again.map(({ state }) => state)).toEqual(exported.map(() => 'unchanged'));
  });

  it('cannot give or take what the importer themselves could not', async () => {
    const who = await manager(['kamUser/userList']);
    const preview = must(
      await test.call('KamUser/ImportPreview', { rows: [row(20, { org: 'ADM' }), row(21, { org: 'MFG' })] }, who),
    ).resultData;
    expect(preview.flatMap(({ notes }) => notes)).toEqual([
      '只能授予您本人拥有的功能与数据范围',
      '没有组织“MFG”，或不在您的数据范围内',
    ]);
    const rows = must(await test.call('KamUser/Export', {}, admin)).resultData.filter(
      (each) => each.accountNo === 'admin',
    );
    const robbed = { requestId: randomUUID(), rows: rows.map((each) => ({ ...each, roles: '采购员' })) };
    expect(await test.call('KamUser/Import', robbed, admin)).toMatchObject({
      errorMsg: '企业须至少保留一位启用中的企业管理员，请先为他人授予该角色',
    });
    const { accountId } = await accountOf(test, 'admin');
    await setRoles(test, [accountId], [roleId('企业管理员')]);
  });

  it('takes five thousand rows at once, new and then changed, and not one more', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => row(1000 + at));
    expect(await test.call('KamUser/ImportPreview', { rows: [...rows, row(7)] }, admin)).toMatchObject({
      errorCode: '5',
    });
    const send = async (sent: ImportRow[]) =>
      must(await test.call('KamUser/Import', { requestId: randomUUID(), rows: sent }, admin)).resultData;
    expect(await send(rows)).toEqual({ new: 5000, changed: 0, unchanged: 0, wrong: 0 });
    // A number that somebody has is not free, even where they give it up further down.
    const swapped = rows.map((each, at) => ({ ...each, mobile: rows[at ^ 1]?.mobile ?? '', orderLimit: '600' }));
    expect(await send(swapped)).toMatchObject({ changed: 0, wrong: 5000 });
    expect(await send(rows.map((each) => ({ ...each, orderLimit: '600' })))).toMatchObject({ changed: 5000 });
  });
});
