import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { must } from '../../../test/buying';
import { emptyDatabase } from '../../../test/emptyDatabase';
import { type Operators, operatorsOf } from '../../../test/operators';
import { applicantForm, applied, mailsTo, tryLogin } from '../../../test/registering';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { ensureDefaultSite } from '../../goods/sites/sites.service';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { companyReviewsCustomers, listCompanyIds } from '../../ground/companies/companies.service';
import { asSent, hashForStore } from '../../ground/lib/passwords';
import { accounts } from '../accounts/accounts.tables';
import { addGroup, groupsOf } from '../customers/customerGroups.service';
import { customers } from '../customers/customers.tables';
import { createOperator } from '../operators/operators.service';
import { registrations } from './registration.tables';

const elsewhere = 'other.example';

let test: TestApp;
let staff: Operators;
let chief: { token: string };
let service: { token: string };
let foreign: { token: string; host: string };
let foreignGroup: number;
beforeAll(async () => {
  test = await testApp();
  staff = operatorsOf(test);
  chief = await staff.logIn('operator');
  service = await staff.logIn('service');
  must(await staff.call('Registration/SetReviewing', { reviewing: true }, chief));
  const companyId = await anotherCompany(test, elsewhere);
  const draft = { companyId, accountNo: 'foreign', name: '别家', password: await hashForStore(asSent('Other@2026')) };
  await createOperator(test.db, { ...draft, roles: ['administrator'] }, worldTime);
  foreign = { ...(await staff.logIn('foreign', 'Other@2026', elsewhere)), host: elsewhere };
  const group = { companyId, name: '别家的组', description: '', createdAt: worldTime };
  foreignGroup = (await addGroup(test.db, group)).groupId;
});
beforeEach(() => test.clock.set(worldTime));
afterAll(() => test.close());

const approve = (registrationId: number, more: object = {}, who: { token: string } = chief) =>
  staff.call('Registration/Approve', { registrationId, ...more }, who);
const refuse = (registrationId: number, reason = '执照照片模糊，请重新上传', who: { token: string } = chief) =>
  staff.call('Registration/Refuse', { registrationId, reason }, who);
const read = async (registrationId: number, who = chief) =>
  must(await staff.call('Registration/GetModel', { registrationId }, who)).resultData;
const customerOf = async (customerId: number) =>
  must(await staff.call('Customer/GetModel', { customerId }, chief)).resultData;
const stateOf = async (customerId: number) =>
  (await test.db.select().from(customers).where(eq(customers.customerId, customerId)))[0]?.state;
const groupIds = async () =>
  must(await staff.call('CustomerGroup/GetList', {}, chief)).resultData.map(({ groupId }) => groupId);

const letterTo = async (email: string, subject: string) =>
  (await mailsTo(test, email)).find((mail) => mail.subject === subject);

describe('one that waits', () => {
  it('may not log in, is on the desk and in its tab, and is told by when there is an answer', async () => {
    const { form, registrationId } = await applied(test, { companyName: '远洋船舶配件有限公司' });
    expect(await tryLogin(test, form)).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('审核中') });
    expect((await letterTo(form.email, '企业注册资料已提交'))?.text).toContain('24 小时内');
    for (const searchKey of [
      '远洋船舶',
      form.taxNo,
      form.taxNo.slice(0, 12).toLowerCase(),
      form.mobile,
      form.accountNo,
    ]) {
      const page = must(await staff.call('Registration/GetPage', { searchKey, pageSize: 100 }, service));
      expect(
        page.resultData.map((row) => row.registrationId),
        searchKey,
      ).toContain(registrationId);
      expect(page.reviewing).toBe(true);
    }
    const desk = async (who = service) =>
      must(await staff.call('Overview/GetWaiting', {}, who)).resultData.find(({ kind }) => kind === 'registration');
    const before = await desk();
    expect(before?.things.map(({ number }) => number)).toContain(form.taxNo);
    expect(before?.overdue).toBe(0);
    test.clock.advanceMinutes(24 * 60 + 1);
    const later = await staff.logIn('service');
    expect((await desk(later))?.overdue).toBe(before?.count);
    const { resultData } = must(await staff.call('Registration/GetPage', { searchKey: form.taxNo }, later));
    expect(resultData).toMatchObject([{ late: true, submissions: 1, state: 'inReview' }]);
    test.clock.set(worldTime);
    must(await refuse(registrationId));
    expect((await desk())?.count).toBe((before?.count ?? 0) - 1);
  });

  it('stands first that has waited longest', async () => {
    const older = await applied(test);
    test.clock.advanceMinutes(1);
    const newer = await applied(test);
    const { resultData } = must(await staff.call('Registration/GetPage', { pageSize: 100 }, chief));
    const places = resultData.map((row) => row.registrationId);
    expect(places.indexOf(older.registrationId)).toBeLessThan(places.indexOf(newer.registrationId));
  });

  it('cannot be registered again, and keeps its names', async () => {
    const { form } = await applied(test);
    const again = await applicantForm(test, { taxNo: form.taxNo });
    expect(await test.call('Account/Register', again)).toMatchObject({ errorMsg: expect.stringContaining('正在审核') });
    const sameName = await applicantForm(test, { accountNo: form.accountNo });
    expect(await test.call('Account/Register', sameName)).toMatchObject({ errorMsg: expect.stringContaining('账号') });
    const sameMobile = await applicantForm(test, { mobile: form.mobile });
    expect(await test.call('Account/Register', sameMobile)).toMatchObject({
      errorMsg: expect.stringContaining('手机号'),
    });
  });
});

describe('approving', () => {
  it('opens all at once: the way in, groups, credit, and a mail that says so', async () => {
    const { form, registrationId, customerId } = await applied(test);
    const [groupId = 0] = await groupIds();
    const credit = { limit: 80_000, termDays: 60 as const };
    must(await approve(registrationId, { groupIds: [groupId, groupId], credit, note: '欢迎，客服电话 400' }));
    expect(await tryLogin(test, form)).toMatchObject({ success: true });
    expect(await customerOf(customerId)).toMatchObject({
      standing: 'active',
      credit: { limit: 80_000, used: 0, termDays: 60 },
      groups: [{ groupId }],
      story: [{ what: '提交注册资料' }, { what: '通过注册', who: '何静', note: expect.stringContaining('月结 60 天') }],
    });
    const history = must(await staff.call('Credit/GetHistory', { customerId }, chief)).resultData;
    expect(history).toMatchObject([{ who: '何静', fromLimit: 0, toLimit: 80_000 }]);
    const letter = await letterTo(form.email, '企业注册已通过审核');
    expect(letter?.link).toBe('/login');
    for (const part of [form.accountNo, '¥80,000.00', '欢迎，客服电话 400']) expect(letter?.text).toContain(part);
    const traced = and(eq(auditLogs.objectKind, 'customer'), eq(auditLogs.objectId, form.taxNo));
    const traces = await test.db.select().from(auditLogs).where(traced);
    expect(traces).toMatchObject([{ what: '通过注册', after: { state: 'active', limit: 80_000 } }]);
    expect(await read(registrationId)).toMatchObject({ state: 'passed', actions: [], decidedBy: '何静' });
  });

  it('needs nothing but the decision', async () => {
    const { form, registrationId, customerId } = await applied(test);
    must(await approve(registrationId, {}, service));
    expect(await tryLogin(test, form)).toMatchObject({ success: true });
    expect(await customerOf(customerId)).toMatchObject({ credit: null, groups: [] });
  });

  it('is done once: who comes second is told who was faster', async () => {
    const { registrationId, form } = await applied(test);
    must(await approve(registrationId, {}, service));
    const before = (await mailsTo(test, form.email)).length;
    for (const answer of [await approve(registrationId), await refuse(registrationId)])
      expect(answer).toMatchObject({
        errorCode: '6',
        errorMsg: '该注册已通过（林悦，2026-11-15 10:00:00），请刷新后查看',
      });
    expect((await mailsTo(test, form.email)).length).toBe(before);
  });

  it('gives no credit by who may not give credit, and then nothing at all', async () => {
    const { registrationId, customerId } = await applied(test);
    const credit = { limit: 10_000, termDays: 30 };
    expect(await approve(registrationId, { credit }, service)).toMatchObject({ errorCode: '3' });
    expect(await stateOf(customerId)).toBe('inReview');
    expect((await read(registrationId, service)).actions).toEqual(['approve', 'refuse']);
    expect((await read(registrationId)).actions).toEqual(['approve', 'openCredit', 'refuse']);
  });

  it.each([
    { limit: 0, termDays: 30 },
    { limit: -1, termDays: 30 },
    { limit: 1e12, termDays: 30 },
    { limit: 100, termDays: 45 },
  ])('refuses the credit %j', async (credit) => {
    const { registrationId, customerId } = await applied(test);
    expect(await staff.callRaw('Registration/Approve', { registrationId, credit }, chief)).toMatchObject({
      errorCode: '5',
    });
    expect(await stateOf(customerId)).toBe('inReview');
  });

  it('knows no group of another company, and then does nothing at all', async () => {
    const { registrationId, customerId } = await applied(test);
    const [own = 0] = await groupIds();
    expect(await approve(registrationId, { groupIds: [own, foreignGroup] })).toMatchObject({ errorCode: '4' });
    expect(await approve(registrationId, { groupIds: [999_999] })).toMatchObject({ errorCode: '4' });
    expect([await stateOf(customerId), await groupsOf(test.db, customerId)]).toEqual(['inReview', []]);
  });
});

describe('refusing', () => {
  it('takes a reason, which the applicant reads in the mail and at the door', async () => {
    const { form, registrationId, customerId } = await applied(test);
    expect(await refuse(registrationId, '模糊')).toMatchObject({ errorCode: '5' });
    expect(await refuse(registrationId, '字'.repeat(201))).toMatchObject({ errorCode: '5' });
    must(await refuse(registrationId, '执照名称与填写的不一致', service));
    expect(await tryLogin(test, form)).toMatchObject({
      errorCode: '1',
      errorMsg: '企业资料未通过审核：执照名称与填写的不一致。请修改后重新注册',
    });
    expect(await tryLogin(test, { ...form, accountPwd: 'Wrong@2026' })).toMatchObject({
      errorMsg: '账号或者密码不正确',
    });
    const letter = await letterTo(form.email, '企业注册未通过审核');
    expect(letter?.link).toBe('/register');
    expect(letter?.text).toContain('执照名称与填写的不一致');
    expect(await stateOf(customerId)).toBe('refused');
    expect(
      must(await staff.call('Registration/GetPage', { reqData: { tab: 'refused' } }, chief)).resultData,
    ).toContainEqual(expect.objectContaining({ registrationId, decidedBy: '林悦' }));
  });
});

describe('registering again after a refusal', () => {
  it('is the same customer with a story, and may change everything but its tax number', async () => {
    const first = await applied(test, { companyName: '旧名有限公司' });
    must(await refuse(first.registrationId));
    const changed = { companyName: '新名有限公司', contactName: '周新', accountPwd: 'Another@2027' };
    const { taxNo, accountNo, mobile } = first.form;
    const second = await applied(test, { ...changed, taxNo, accountNo, mobile });
    expect(second.customerId).toBe(first.customerId);
    expect(await tryLogin(test, second.form)).toMatchObject({ errorMsg: expect.stringContaining('审核中') });
    expect(await read(second.registrationId)).toMatchObject({
      companyName: '新名有限公司',
      submissions: 2,
      earlier: [{ registrationId: first.registrationId, companyName: '旧名有限公司', decidedBy: '何静' }],
    });
    expect(await read(first.registrationId)).toMatchObject({
      state: 'refused',
      submissions: 1,
      companyName: '旧名有限公司',
    });
    must(await approve(second.registrationId));
    expect(await tryLogin(test, first.form)).toMatchObject({ errorMsg: '账号或者密码不正确' });
    const { token } = must(await tryLogin(test, second.form)).resultData;
    expect(must(await test.call('Account/GetCurrent', {}, { token })).resultData).toMatchObject({
      userName: '周新',
      customerName: '新名有限公司',
      orgName: '新名有限公司',
      roleNames: ['企业管理员'],
    });
    expect(await test.db.$count(accounts, eq(accounts.customerId, first.customerId))).toBe(1);
    expect((await customerOf(first.customerId)).story.map(({ what }) => what)).toEqual([
      '提交注册资料',
      '拒绝注册',
      '提交注册资料',
      '通过注册',
    ]);
    const again = await applicantForm(test, { taxNo });
    expect(await test.call('Account/Register', again)).toMatchObject({ errorMsg: expect.stringContaining('已注册') });
  });

  it('may correct the tax number as well: name and number of who was refused are free', async () => {
    const first = await applied(test);
    must(await refuse(first.registrationId, '税号与执照不一致'));
    const { accountNo, mobile } = first.form;
    const second = await applied(test, { accountNo, mobile });
    expect(second.customerId).not.toBe(first.customerId);
    must(await approve(second.registrationId));
    expect(await tryLogin(test, second.form)).toMatchObject({ success: true });
    const third = await applied(test, { taxNo: first.form.taxNo });
    expect(third.customerId).toBe(first.customerId);
  });

  it('does not free the names of who was let in', async () => {
    const passed = await applied(test);
    must(await approve(passed.registrationId));
    const refused = await applied(test);
    must(await refuse(refused.registrationId));
    const wanted = await applicantForm(test, { taxNo: refused.form.taxNo, accountNo: passed.form.accountNo });
    expect(await test.call('Account/Register', wanted)).toMatchObject({ errorMsg: expect.stringContaining('账号') });
    expect(await tryLogin(test, passed.form)).toMatchObject({ success: true });
    expect(await tryLogin(test, refused.form)).toMatchObject({ errorMsg: expect.stringContaining('未通过') });
  });
});

describe('companies alike', () => {
  it('are shown with what speaks for it, and never the same company, a refused one or another platform’s', async () => {
    const mail = 'a@likely.example';
    const known = await applied(test, { companyName: '锡山汽车零部件有限公司', email: mail, mobile: '13955510001' });
    must(await approve(known.registrationId));
    const gone = await applied(test, { companyName: '锡山汽车零部件（南京）有限公司' });
    must(await refuse(gone.registrationId));
    const away = await applied(test, { companyName: '锡山汽车零部件有限公司', mobile: '13955510002' }, elsewhere);
    const { registrationId } = await applied(test, {
      companyName: '无锡 锡山汽车零部件有限责任公司惠山分公司',
      email: 'b@likely.example',
      mobile: '13955510003',
    });
    const { lookalikes } = await read(registrationId);
    expect(lookalikes).toMatchObject([
      {
        customerId: known.customerId,
        standing: 'active',
        why: ['名称同有“锡山汽车零部件”', '邮箱同为 @likely.example', '手机号前 9 位相同'],
      },
    ]);
    expect(away.customerId).not.toBe(known.customerId);
    const other = must(
      await staff.call('Registration/GetModel', { registrationId: away.registrationId }, foreign),
    ).resultData;
    expect(other.lookalikes).toEqual([]);
    must(await refuse(registrationId));
    expect((await read(registrationId)).lookalikes).toEqual([]);
  });
});

describe('another company', () => {
  it('knows nothing of a registration, and can do nothing with it', async () => {
    const { form, registrationId, customerId } = await applied(test);
    const missing = { registrationId: 999_999 };
    for (const given of [{ registrationId }, missing]) {
      expect(await staff.call('Registration/GetModel', given, foreign)).toMatchObject({ errorCode: '4' });
      expect(await staff.call('Registration/Approve', given, foreign)).toMatchObject({ errorCode: '4' });
      expect(await staff.call('Registration/Refuse', { ...given, reason: '执照照片模糊' }, foreign)).toMatchObject({
        errorCode: '4',
      });
    }
    const page = must(await staff.call('Registration/GetPage', { searchKey: form.taxNo }, foreign));
    expect([page.totalCount, page.tabCounts.inReview]).toEqual([0, 0]);
    expect(await stateOf(customerId)).toBe('inReview');
  });
});

it('shows the licence to who sees customers, and to nobody else', async () => {
  const { form } = await applied(test);
  const get = async (who: { token: string; host?: string }, path = 'console/File/Get') => {
    const { headers } = await test.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { host: who.host ?? 'localhost', authtoken: who.token },
      payload: { fileId: form.licenceFileId },
    });
    return String(headers['content-type']).startsWith('image/');
  };
  const [cashier, warehouse] = [await staff.logIn('cashier'), await staff.logIn('warehouse')];
  expect([await get(service), await get(cashier), await get(warehouse), await get(foreign)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await get(await test.logIn('admin'), 'File/Get')).toBe(false);
});

describe('the switch', () => {
  it('lets who registers pass at once or wait; who waits goes on waiting', async () => {
    const waiting = await applied(test);
    must(await staff.call('Registration/SetReviewing', { reviewing: false }, chief));
    expect(must(await staff.call('Registration/GetPage', {}, chief)).reviewing).toBe(false);
    const passed = await applied(test);
    expect(await tryLogin(test, passed.form)).toMatchObject({ success: true });
    expect(await read(passed.registrationId)).toMatchObject({ state: 'passed', decidedBy: '系统' });
    expect(await stateOf(waiting.customerId)).toBe('inReview');
    must(await staff.call('Registration/SetReviewing', { reviewing: true }, chief));
    expect(await tryLogin(test, (await applied(test)).form)).toMatchObject({ success: false });
    expect(must(await staff.call('Registration/GetPage', {}, foreign)).reviewing).toBe(true);
  });

  it('is on in an empty shop', async () => {
    const database = await emptyDatabase();
    await ensureDefaultSite(database.db, worldTime);
    const [companyId = 0] = await listCompanyIds(database.db);
    expect(await companyReviewsCustomers(database.db, companyId)).toBe(true);
    await database.close();
  });
});

it('keeps at most one that waits for each customer', async () => {
  const { customerId } = await applied(test);
  const [row] = await test.db.select().from(registrations).where(eq(registrations.customerId, customerId));
  const { registrationId: _, ...copy } = row ?? ({} as never);
  await expect(test.db.insert(registrations).values(copy)).rejects.toThrow();
});
