import { customerLimits } from '@yigou/contract/people/customers.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { must } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { accountOf } from '../../../test/people';
import { applied } from '../../../test/registering';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import type { OperatorContext } from '../../ground/http/context';
import { asSent, hashForStore } from '../../ground/lib/passwords';
import { createOperator } from '../operators/operators.service';
import { createCustomer } from '../registration/registration.service';
import { addGroup, customersOfGroup, deleteGroup, groupsOf } from './customerGroups.service';
import { customerGroups } from './customers.tables';

const elsewhere = 'other.example';

let test: TestApp;
let staff: Operators;
let keeper: { token: string };
let foreign: { token: string; host: string };
let one: number;
let two: number;
let foreignId: number;
beforeAll(async () => {
  test = await testApp();
  staff = operatorsOf(test);
  keeper = await staff.logIn('keeper');
  one = (await accountOf(test, 'admin')).customerId;
  two = (await accountOf(test, 'admin2')).customerId;
  const companyId = await anotherCompany(test, elsewhere);
  const draft = { companyId, accountNo: 'foreign', name: '别家', password: await hashForStore(asSent('Other@2026')) };
  await createOperator(test.db, { ...draft, roles: ['administrator'] }, worldTime);
  foreign = { ...(await staff.logIn('foreign', 'Other@2026', elsewhere)), host: elsewhere };
  const who = { companyId, taxNo: '91310000MA1FL0TE58', contactName: '钱多多', agreementVersion: '1' };
  const made = { name: '别家的企业', state: 'passed' as const, createdAt: worldTime };
  foreignId = (await createCustomer(test.db, { ...who, ...made })).customerId;
});
afterAll(() => test.close());

const save = (groupName: string, groupId: number | null = null, who: { token: string } = keeper) =>
  staff.call('CustomerGroup/Save', { groupId, groupName, description: '说明' }, who);
const made = async (groupName: string) => must(await save(groupName)).resultData.groupId;
const list = async (who = keeper) => must(await staff.call('CustomerGroup/GetList', {}, who)).resultData;
const add = (groupId: number, customerIds: number[], who: { token: string } = keeper) =>
  staff.call('CustomerGroup/AddMembers', { groupId, customerIds }, who);
const remove = (groupId: number, customerIds: number[], who: { token: string } = keeper) =>
  staff.call('CustomerGroup/RemoveMembers', { groupId, customerIds }, who);
const drop = (groupId: number, who: { token: string } = keeper) => staff.call('CustomerGroup/Delete', { groupId }, who);

describe('a group', () => {
  it('is made, renamed and removed, and each of it written down', async () => {
    const groupId = await made('华南化工组');
    expect(await list()).toContainEqual(expect.objectContaining({ groupId, groupName: '华南化工组', memberCount: 0 }));
    must(await save('华南石化组', groupId));
    expect((await list()).find((group) => group.groupId === groupId)?.groupName).toBe('华南石化组');
    must(await drop(groupId));
    expect((await list()).map((group) => group.groupId)).not.toContain(groupId);
    expect(await drop(groupId)).toMatchObject({ errorCode: '4' });
    const traces = await test.db.select().from(auditLogs).where(eq(auditLogs.objectKind, 'customerGroup'));
    expect(traces).toMatchObject([
      { what: '新建客户组', after: { name: '华南化工组' } },
      { what: '修改客户组', before: { name: '华南化工组' }, after: { name: '华南石化组' } },
      { what: '删除客户组', objectId: '华南石化组' },
    ]);
  });

  it('has a name of its own within the company', async () => {
    const groupId = await made('独一组');
    expect(await save('独一组')).toMatchObject({ errorCode: '1', fields: { groupName: expect.any(String) } });
    expect(await save(' 独一组 ')).toMatchObject({ errorCode: '1' });
    must(await save('独一组', groupId));
    const other = await made('独二组');
    expect(await save('独一组', other)).toMatchObject({ errorCode: '1' });
    must(await save('独一组', null, foreign));
    expect(await save('')).toMatchObject({ errorCode: '5' });
    expect(await save('<b>组</b>')).toMatchObject({ errorCode: '5' });
  });

  it('is not removed while another room needs it', async () => {
    const groupId = await made('有价目表的组');
    must(await add(groupId, [one]));
    const caller = { companyId: 1, operatorId: 1, operatorName: '何静' };
    const ctx = { tx: test.db, now: worldTime, caller, requestId: crypto.randomUUID() } as unknown as OperatorContext;
    const uses = [{ inUse: async () => '' }, { inUse: async () => '2 份价目表' }];
    await expect(deleteGroup(ctx, uses, groupId)).rejects.toMatchObject({
      code: 'customerGroupInUse',
      message: expect.stringContaining('还有 2 份价目表'),
    });
    expect(await customersOfGroup(test.db, groupId)).toEqual([one]);
    must(await drop(groupId));
    expect(await customersOfGroup(test.db, groupId)).toEqual([]);
  });

  it('is one of at most so many', async () => {
    const row = { description: '', createdAt: worldTime };
    const companyId = await anotherCompany(test, 'full.example');
    for (let at = 0; at < customerLimits.groups; at += 1)
      await addGroup(test.db, { ...row, companyId, name: `组 ${at}` });
    const draft = { companyId, accountNo: 'full', name: '满', password: await hashForStore(asSent('Other@2026')) };
    await createOperator(test.db, { ...draft, roles: ['merchandiser'] }, worldTime);
    const full = { ...(await staff.logIn('full', 'Other@2026', 'full.example')), host: 'full.example' };
    expect(await save('再来一组', null, full)).toMatchObject({ errorMsg: expect.stringContaining('200 个') });
  });
});

describe('members', () => {
  it('are put in once however often it is asked, may be in several groups, and are taken out', async () => {
    const [first, second] = [await made('甲组'), await made('乙组')];
    expect(must(await add(first, [one, two])).resultData).toEqual({ added: 2, known: 0 });
    expect(must(await add(first, [two, two])).resultData).toEqual({ added: 0, known: 1 });
    must(await add(second, [one]));
    expect((await groupsOf(test.db, one)).map(({ groupId }) => groupId)).toEqual(
      expect.arrayContaining([first, second]),
    );
    expect(await customersOfGroup(test.db, first)).toEqual([one, two]);
    const page = async (searchKey = '') =>
      must(await staff.call('CustomerGroup/GetMembers', { searchKey, reqData: { groupId: first } }, keeper));
    expect(await page('华东')).toMatchObject({ totalCount: 1, resultData: [{ customerId: one, standing: 'active' }] });
    expect((await page()).totalCount).toBe(2);
    expect(must(await remove(first, [one])).resultData).toEqual({ removed: 1 });
    expect(must(await remove(first, [one])).resultData).toEqual({ removed: 0 });
    expect(await customersOfGroup(test.db, first)).toEqual([two]);
    expect(await customersOfGroup(test.db, second)).toEqual([one]);
    expect((await list()).find(({ groupId }) => groupId === first)?.memberCount).toBe(1);
    const traces = await test.db.select().from(auditLogs).where(eq(auditLogs.objectId, '甲组'));
    expect(traces.map(({ what, after, before }) => [what, after ?? before])).toEqual([
      ['新建客户组', { name: '甲组', description: '说明' }],
      ['加入客户组', { members: ['华东精密制造有限公司', '北辰医疗科技有限公司'] }],
      ['加入客户组', { members: [] }],
      ['移出客户组', { members: ['华东精密制造有限公司'] }],
      ['移出客户组', { members: [] }],
    ]);
  });

  it('are customers of the company that were let in, all of them or none', async () => {
    const groupId = await made('丙组');
    must(await staff.call('Registration/SetReviewing', { reviewing: true }, await staff.logIn('operator')));
    const { customerId: waiting } = await applied(test);
    for (const wrong of [foreignId, waiting, 999_999]) {
      expect(await add(groupId, [one, wrong])).toMatchObject({ errorCode: '4' });
      expect(await remove(groupId, [wrong])).toMatchObject({ errorCode: '4' });
    }
    expect(await customersOfGroup(test.db, groupId)).toEqual([]);
    expect(await add(groupId, [])).toMatchObject({ errorCode: '5' });
  });

  it('are found in what somebody pastes', async () => {
    const words = [
      '91310115ma1k4b7x2d',
      '北辰医疗科技有限公司',
      '北辰 医疗科技（有限责任公司）',
      '没有的企业',
      '别家的企业',
    ];
    const { resultData } = must(await staff.call('CustomerGroup/Match', { words }, keeper));
    expect(resultData).toMatchObject([
      { word: words[0], customerId: one, fault: '' },
      { customerId: two, taxNo: '91110108MA01C3D4X7' },
      { customerId: two },
      { customerId: null, fault: '没有这家企业' },
      { customerId: null, fault: '没有这家企业' },
    ]);
    const made2 = {
      companyId: 1,
      contactName: '周颖',
      agreementVersion: '1',
      createdAt: worldTime,
      state: 'passed' as const,
    };
    await createCustomer(test.db, { ...made2, name: '北辰医疗科技有限责任公司', taxNo: '91110112MA01F8QD3J' });
    const again = must(await staff.call('CustomerGroup/Match', { words: words.slice(1, 3) }, keeper)).resultData;
    expect(again).toMatchObject([{ customerId: two }, { customerId: null, fault: '有 2 家名称相近，请改填税号' }]);
  });
});

it('of another company is not there', async () => {
  const groupId = await made('丁组');
  for (const given of [groupId, 999_999]) {
    expect(await save('改名', given, foreign)).toMatchObject({ errorCode: '4' });
    expect(await drop(given, foreign)).toMatchObject({ errorCode: '4' });
    expect(await add(given, [foreignId], foreign)).toMatchObject({ errorCode: '4' });
    expect(await remove(given, [foreignId], foreign)).toMatchObject({ errorCode: '4' });
    expect(await staff.call('CustomerGroup/GetMembers', { reqData: { groupId: given } }, foreign)).toMatchObject({
      errorCode: '4',
    });
  }
  expect((await list(foreign)).map((group) => group.groupId)).not.toContain(groupId);
  const [kept] = await test.db.select().from(customerGroups).where(eq(customerGroups.groupId, groupId));
  expect(kept?.name).toBe('丁组');
});
