import type { CallInput } from '@yigou/contract/calls';
import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { accountOf, addPerson, rolesOf, setRoles } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { accounts } from '../../people/accounts/accounts.tables';
import { addRole, giveRole } from '../../people/org/org.service';
import { orgUnits } from '../../people/org/org.tables';
import { addresses, defaultAddresses } from './addresses.tables';

let test: TestApp;
const tokens: Record<string, string> = {};
const people = ['admin', 'buyer', 'approver', 'receiver', 'finance', 'admin2', 'buyer2'];
beforeAll(async () => {
  test = await testApp();
  for (const name of people) tokens[name] = (await test.logIn(name)).token;
  // Whose job has nothing to do with addresses gets one that has.
  for (const name of ['approver', 'finance']) {
    const { accountId, customerId } = await accountOf(test, name);
    await giveRole(test.db, accountId, (await rolesOf(test, customerId)).get('采购员') ?? 0);
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(addresses);
});

const as = (name: string) => ({ token: tokens[name] ?? '' });
const draft: CallInput<'ReceiveAddress/Save'> = {
  receiver: '张三',
  phone: '13800138000',
  areaCode: '310115125',
  detail: '博云路 2 号浦软大厦',
};

const save = (name: string, change: Partial<typeof draft> = {}) =>
  test.call('ReceiveAddress/Save', { ...draft, ...change }, as(name));
async function saved(name: string, change: Partial<typeof draft> = {}): Promise<ReceiveAddress> {
  const answer = await save(name, change);
  if (!answer.success) throw new Error(`${answer.errorMsg} ${JSON.stringify(answer.fields)}`);
  return answer.resultData;
}
async function list(name: string, searchKey = '') {
  const answer = await test.call('ReceiveAddress/GetPage', { searchKey, pageSize: 100 }, as(name));
  if (!answer.success) throw new Error(answer.errorMsg);
  return answer.resultData;
}
const total = async () => (await test.db.select({ n: count() }).from(addresses))[0]?.n;

describe('an own address', () => {
  it('is only looked at by who may not keep addresses', async () => {
    const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
    const buys = (await rolesOf(test, customerId)).get('采购员') ?? 0;
    const person = await addPerson(test, { companyId, customerId, orgId }, [buys]);
    const { addressId } = must(await test.call('ReceiveAddress/Save', draft, person)).resultData;
    const looks = { name: '只看地址', dataScope: 'own' as const, functions: ['kamUser/receiveAddress' as const] };
    await setRoles(test, [person.accountId], [await addRole(test.db, customerId, looks)]);
    const shown = must(await test.call('ReceiveAddress/GetModel', { addressId }, person)).resultData;
    expect(shown).toMatchObject({ isOwn: true, canEdit: false });
    expect(await test.call('ReceiveAddress/Delete', { addressId }, person)).toMatchObject({ errorCode: '3' });
  });

  it('is added, read, changed and deleted', async () => {
    const made = await saved('buyer', { tag: ' 公司 ', isDefault: true });
    expect(made).toMatchObject({
      areaText: '上海市浦东新区张江镇',
      areas: [{ areaCode: '310000' }, { areaCode: '310115' }, { areaCode: '310115125', hasChildren: false }],
      tag: '公司',
      scope: 'own',
      isDefault: true,
      isOwn: true,
      canEdit: true,
    });
    const { addressId } = made;
    const changed = await saved('buyer', { addressId, areaCode: '441900119', phone: '0769-88880000-1' });
    expect(changed).toMatchObject({ addressId, areaText: '广东省东莞市长安镇', tag: '', isDefault: false });
    expect(await list('buyer')).toEqual([changed]);
    expect(await test.call('ReceiveAddress/GetModel', { addressId }, as('buyer'))).toMatchObject({
      resultData: changed,
    });
    expect(await test.call('ReceiveAddress/Delete', { addressId }, as('buyer'))).toMatchObject({ success: true });
    expect(await test.call('ReceiveAddress/GetModel', { addressId }, as('buyer'))).toMatchObject({ errorCode: '4' });
    expect(await list('buyer')).toEqual([]);
  });

  it('is found by any of its words, and by nothing that only looks like a pattern', async () => {
    await saved('buyer');
    await saved('buyer', { receiver: '李四', areaCode: '441900119', detail: '振安路 100% 大厦', tag: '仓库' });
    for (const word of ['李四', '东莞', '100%', '仓库', ' 振安 ']) {
      expect((await list('buyer', word)).map((each) => each.receiver)).toEqual(['李四']);
    }
    expect(await list('buyer', '1380013')).toHaveLength(2);
    expect(await list('buyer', '_')).toEqual([]);
  });

  it('needs no function, for a buyer adds one while they order', async () => {
    expect(await save('finance')).toMatchObject({ success: true });
  });

  it('is seen and touched by nobody else, not even the administrator', async () => {
    const { addressId } = await saved('buyer');
    for (const name of ['admin', 'approver', 'buyer2']) {
      expect(await list(name)).toEqual([]);
      for (const path of ['GetModel', 'Delete', 'SetDefault'] as const) {
        expect(await test.call(`ReceiveAddress/${path}`, { addressId }, as(name))).toMatchObject({ errorCode: '4' });
      }
      expect(await save(name, { addressId })).toMatchObject({ errorCode: '4' });
    }
    expect(await list('buyer')).toHaveLength(1);
  });

  it.each([
    [{ receiver: '' }, 'receiver'],
    [{ receiver: '长'.repeat(21) }, 'receiver'],
    [{ receiver: '<b>' }, 'receiver'],
    [{ phone: '1380013800' }, 'phone'],
    [{ phone: '12800138000' }, 'phone'],
    [{ phone: '021-688800' }, 'phone'],
    [{ phone: 'x13800138000' }, 'phone'],
    [{ phone: '13800138000x' }, 'phone'],
    [{ areaCode: '31' }, 'areaCode'],
    [{ areaCode: '999999' }, 'areaCode'],
    // Pudong has streets, so one of them is needed.
    [{ areaCode: '310115' }, 'areaCode'],
    [{ areaCode: '310000' }, 'areaCode'],
    [{ detail: '博云路' }, 'detail'],
    [{ detail: '长'.repeat(101) }, 'detail'],
    [{ tag: '长'.repeat(11) }, 'tag'],
    [{ scope: 'everybody' as never }, 'scope'],
  ])('with %j is refused and not stored', async (change, field) => {
    const answer = await save('buyer', change);
    expect(answer).toMatchObject({ success: false, errorCode: '5' });
    expect(Object.keys((!answer.success && answer.fields) || {})).toEqual([field]);
    expect(await total()).toBe(0);
  });

  it('may end at the county where there are no streets', async () => {
    expect(await saved('buyer', { areaCode: '350527' })).toMatchObject({ areaText: '福建省泉州市金门县' });
  });

  it('is one of at most 50', async () => {
    const { addressId } = await saved('buyer');
    for (let at = 1; at < 50; at += 1) await saved('buyer', { scope: at === 1 ? 'org' : 'own' });
    expect(await save('buyer')).toMatchObject({ errorMsg: '收货地址最多保存 50 个，请先删除不用的地址' });
    expect(await total()).toBe(50);
    expect(await save('buyer', { addressId, receiver: '李四' })).toMatchObject({ success: true });
  });
});

describe('the default', () => {
  const defaultOf = async (name: string) => {
    const answer = await test.call('ReceiveAddress/GetDefault', {}, as(name));
    return answer.success ? (answer.resultData?.addressId ?? null) : answer.errorMsg;
  };

  it('is one per account, first in the list, and goes with its address', async () => {
    expect(await defaultOf('buyer')).toBeNull();
    const one = await saved('buyer', { isDefault: true });
    test.clock.advanceMinutes(1);
    const other = await saved('buyer', { isDefault: true });
    expect((await list('buyer')).map((each) => each.isDefault)).toEqual([true, false]);
    expect(await defaultOf('buyer')).toBe(other.addressId);
    await test.call('ReceiveAddress/SetDefault', { addressId: one.addressId }, as('buyer'));
    expect((await list('buyer')).map((each) => each.addressId)).toEqual([one.addressId, other.addressId]);
    await test.call('ReceiveAddress/Delete', { addressId: one.addressId }, as('buyer'));
    expect(await defaultOf('buyer')).toBeNull();
    expect(await test.db.select().from(defaultAddresses)).toEqual([]);
  });

  it('may be a shared one, until it is shared no longer', async () => {
    const shared = await saved('admin', { scope: 'customer' });
    const { addressId } = shared;
    expect(await test.call('ReceiveAddress/SetDefault', { addressId }, as('buyer'))).toMatchObject({ success: true });
    expect(await defaultOf('buyer')).toBe(addressId);
    expect(await defaultOf('admin')).toBeNull();
    await saved('admin', { addressId, scope: 'own' });
    expect(await defaultOf('buyer')).toBeNull();
  });
});

describe('a shared address', () => {
  it('is seen in its unit and below, and by who keeps the organisation', async () => {
    const { addressId } = await saved('approver', { scope: 'org' });
    const seen = async (name: string) => (await list(name)).map((each) => each.addressId);
    // 李建国 is in 行政中心, 王晓燕 in 行政部 below it, 孙立 and 赵敏 elsewhere.
    expect(await seen('buyer')).toEqual([addressId]);
    expect(await seen('admin')).toEqual([addressId]);
    expect(await seen('receiver')).toEqual([]);
    expect(await seen('finance')).toEqual([]);
    expect(await seen('buyer2')).toEqual([]);
    expect((await list('buyer'))[0]).toMatchObject({
      scope: 'org',
      sharedWith: '行政中心',
      makerName: '李建国',
      isOwn: false,
      canEdit: false,
    });
    const { addressId: below } = await saved('buyer', { scope: 'org' });
    expect(await seen('approver')).toEqual([addressId]);
    expect(await seen('buyer')).toEqual([below, addressId]);
    expect((await seen('admin')).sort()).toEqual([addressId, below].sort());
  });

  it('is changed by its maker and by who keeps the organisation, and stays with its unit', async () => {
    const { addressId } = await saved('approver', { scope: 'org' });
    expect(await save('buyer', { addressId })).toMatchObject({ errorMsg: '共享地址只能由创建人或企业管理员修改' });
    expect(await test.call('ReceiveAddress/Delete', { addressId }, as('buyer'))).toMatchObject({ errorCode: '1' });
    const unit = await saved('buyer', { scope: 'org' });
    const kept = await saved('admin', { addressId: unit.addressId, scope: 'org', receiver: '新收货人' });
    expect(kept).toMatchObject({ receiver: '新收货人', sharedWith: '行政部', makerName: '王晓燕', isOwn: false });
    expect(await test.call('ReceiveAddress/Delete', { addressId }, as('admin'))).toMatchObject({ success: true });
  });

  it('for the whole customer takes the function to keep the organisation', async () => {
    expect(await save('buyer', { scope: 'customer' })).toMatchObject({ errorMsg: '只有企业管理员可以共享给全企业' });
    expect(await total()).toBe(0);
    const { addressId } = await saved('admin', { scope: 'customer' });
    for (const name of ['buyer', 'approver', 'receiver', 'finance']) {
      expect(await list(name)).toMatchObject([{ addressId, scope: 'customer', sharedWith: '华东精密制造有限公司' }]);
    }
    // Nobody of another customer, not even who keeps its organisation.
    for (const name of ['admin2', 'buyer2']) {
      expect(await list(name)).toEqual([]);
      expect(await test.call('ReceiveAddress/GetModel', { addressId }, as(name))).toMatchObject({ errorCode: '4' });
      expect(await save(name, { addressId })).toMatchObject({ errorCode: '4' });
    }
  });

  it('leaves with the unit of who moves elsewhere', async () => {
    const { addressId } = await saved('approver', { scope: 'org' });
    await test.call('ReceiveAddress/SetDefault', { addressId }, as('buyer'));
    const [fin] = await test.db.select().from(orgUnits).where(eq(orgUnits.code, 'FIN'));
    const [before] = await test.db.select().from(accounts).where(eq(accounts.accountNo, 'buyer'));
    const move = (orgId: number) => test.db.update(accounts).set({ orgId }).where(eq(accounts.accountNo, 'buyer'));
    await move(fin?.orgId ?? 0);
    expect(await list('buyer')).toEqual([]);
    expect(await test.call('ReceiveAddress/GetDefault', {}, as('buyer'))).toMatchObject({ resultData: null });
    await move(before?.orgId ?? 0);
    expect(await list('buyer')).toHaveLength(1);
  });
});

describe('a pasted text', () => {
  it('is taken apart', async () => {
    const text = '张三 13800138000 上海市浦东新区张江镇博云路2号';
    expect(await test.call('ReceiveAddress/Recognise', { text }, as('buyer'))).toMatchObject({
      resultData: {
        receiver: '张三',
        phone: '13800138000',
        areas: [{ areaName: '上海市' }, { areaName: '浦东新区' }, { areaName: '张江镇' }],
        detail: '博云路2号',
      },
    });
    expect(await test.call('ReceiveAddress/Recognise', { text: '长'.repeat(301) }, as('buyer'))).toMatchObject({
      errorCode: '5',
    });
  });
});
