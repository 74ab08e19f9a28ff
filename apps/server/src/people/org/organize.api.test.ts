import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyBuyers } from '../../../test/buyers';
import { buy, fillCart, must, preview, submissionOf, submit } from '../../../test/buying';
import { accountOf, addPerson, type Person, rolesOf, unitsOf } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { redPen } from '../../../test/things';
import { addRole } from './org.service';
import { orgUnits } from './org.tables';

let test: TestApp;
let admin: { token: string };
let place: { companyId: number; customerId: number; orgId: number };
let units: Map<string, number>;
beforeAll(async () => {
  test = await testApp();
  admin = await test.logIn('admin');
  const { companyId, customerId, orgId } = await accountOf(test, 'admin');
  place = { companyId, customerId, orgId };
  units = await unitsOf(test, customerId);
});
afterAll(() => test.close());

const idOf = (code: string) => units.get(code) ?? 0;
let made = 0;
async function newUnit(parentId: number): Promise<number> {
  made += 1;
  const draft = { parentId, code: `N-${made}`, name: `新组 ${made}` };
  return must(await test.call('KamOrganize/Save', draft, admin)).resultData.orgId;
}
const tree = async (who = admin) => must(await test.call('KamOrganize/GetTree', {}, who)).resultData;
const keeper = async (scope: 'own' | 'org' | 'orgTree' | 'all', code: string): Promise<Person> => {
  made += 1;
  const draft = { name: `管组织 ${made}`, dataScope: scope, functions: ['kamUser/organize' as const] };
  const roleId = await addRole(test.db, place.customerId, draft);
  return addPerson(test, { ...place, orgId: idOf(code) }, [roleId]);
};

describe('the tree', () => {
  it('is made, renamed and moved, and says who is missing', async () => {
    const top = await newUnit(idOf('MFG'));
    const below = await newUnit(top);
    const head = await addPerson(test, { ...place, orgId: top }, []);
    const named = { orgId: top, code: 'N-TOP', name: '检测组', costCentre: 'CC-9', headId: head.accountId };
    must(await test.call('KamOrganize/Save', named, admin));
    must(await test.call('KamOrganize/Move', { orgId: top, parentId: idOf('ADM'), position: 0 }, admin));
    const shown = await tree();
    const at = shown.findIndex((unit) => unit.orgId === idOf('ADM'));
    const name = `person${head.accountId}`;
    expect(shown.slice(at + 1, at + 3)).toMatchObject([
      {
        orgId: top,
        parentId: idOf('ADM'),
        level: 3,
        name: '检测组',
        headId: head.accountId,
        memberCount: 1,
        withoutRole: 1,
      },
      { orgId: below, parentId: top, level: 4, headName: '', memberCount: 0 },
    ]);
    expect(shown[at + 1]?.headName, name).not.toBe('');
    must(await test.call('KamUser/Enable', { userId: head.accountId, enabled: false }, admin));
    expect((await tree()).find((unit) => unit.orgId === top)?.headName).toBe('');
  });

  it('takes no circle, no seventh level, no code twice, no head from elsewhere', async () => {
    let last = idOf('FIN');
    const chain: number[] = [last];
    for (let level = 3; level <= 6; level += 1) {
      last = await newUnit(last);
      chain.push(last);
    }
    const refused = async (input: object, path: 'Save' | 'Move') =>
      (await test.callRaw(`KamOrganize/${path}`, input, admin)).body;
    const draft = { parentId: last, code: 'N-DEEP', name: '第七级' };
    expect(await refused(draft, 'Save')).toMatchObject({ errorMsg: '组织最多 6 级，请选择更高的上级' });
    expect(await refused({ orgId: chain[1], parentId: last, position: 0 }, 'Move')).toMatchObject({
      errorMsg: '不能移到自己或自己的下级之下',
    });
    const root = (await tree())[0]?.orgId ?? 0;
    expect(await refused({ orgId: root, parentId: last, position: 0 }, 'Move')).toMatchObject({ errorCode: '1' });
    expect(await refused({ ...draft, parentId: root, code: 'ADM' }, 'Save')).toMatchObject({
      fields: { code: '组织编码 ADM 已被使用，请换一个' },
    });
    const { accountId: headId } = await accountOf(test, 'buyer2');
    expect(await refused({ ...draft, parentId: root, headId }, 'Save')).toMatchObject({
      errorMsg: '负责人必须是本企业启用中的用户',
    });
  });

  it('loses only what nobody uses, and says in one sentence what is in use', async () => {
    const orgId = await newUnit(idOf('MFG'));
    const child = await newUnit(orgId);
    const [buyer] = (await manyBuyers(test, 1)) as [Person];
    const { orderId } = await buy(test, buyer.token, [redPen], 'transfer');
    await test.db.execute(`update purchase_order set org_id = ${orgId} where order_id = ${orderId}`);
    await addPerson(test, { ...place, orgId }, []);
    const inUse = '还有 1 个下级组织、1 名成员、1 张未完成订单';
    expect(must(await test.call('KamOrganize/GetUse', { orgId }, admin)).resultData).toEqual({ inUse });
    expect(await test.call('KamOrganize/Delete', { orgId }, admin)).toMatchObject({
      errorMsg: `暂不能删除：${inUse}。请先移出或结清，或改为停用`,
    });
    must(await test.call('KamOrganize/Delete', { orgId: child }, admin));
    expect((await tree()).some((unit) => unit.orgId === child)).toBe(false);
  });

  it('switched off takes nobody new, and its people cannot order', async () => {
    const orgId = await newUnit(idOf('MFG'));
    const [buyer] = (await manyBuyers(test, 1)) as [Person];
    await fillCart(test, buyer.token, [redPen]);
    const before = submissionOf(await preview(test, buyer.token), 'transfer');
    await test.db.execute(`update account set org_id = ${orgId} where account_id = ${buyer.accountId}`);
    must(await test.call('KamOrganize/Enable', { orgId, enabled: false }, admin));
    const text = /您所在的组织“新组 \d+”已停用，不能下单，请联系企业管理员/;
    expect((await preview(test, buyer.token)).obstacles).toMatchObject([
      { where: 'account', text: expect.stringMatching(text) },
    ]);
    expect(await submit(test, buyer.token, before)).toMatchObject({ errorMsg: expect.stringMatching(text) });
    const draft = {
      accountNo: 'latecomer',
      userName: '新人',
      mobile: '15512345678',
      email: 'a@b.cn',
      orgId,
      roleIds: [],
    };
    expect(await test.call('KamUser/Save', draft, admin)).toMatchObject({
      errorMsg: expect.stringContaining('已停用，不能加入新成员'),
    });
    must(await test.call('KamOrganize/Enable', { orgId, enabled: true }, admin));
    must(await submit(test, buyer.token, before));
  });

  it('is seen and changed as far as the data scope reaches', async () => {
    const codes = async (who: Person) => (await tree(who)).map((unit) => unit.code);
    expect(await codes(await keeper('own', 'MFG'))).toEqual(['MFG']);
    expect(await codes(await keeper('org', 'MFG'))).toEqual(['MFG']);
    const wide = await keeper('orgTree', 'ADM');
    const shown = await codes(wide);
    expect(shown.slice(0, 1)).toEqual(['ADM']);
    expect(shown).toEqual(expect.arrayContaining(['ADM-OFF', 'ADM-IT']));
    expect(shown).not.toEqual(expect.arrayContaining(['MFG']));
    const count = await test.db.$count(orgUnits, eq(orgUnits.customerId, place.customerId));
    expect(await tree(await keeper('all', 'MFG'))).toHaveLength(count);
    const move = { orgId: idOf('ADM-IT'), parentId: idOf('MFG'), position: 0 };
    expect(await test.call('KamOrganize/Move', move, wide)).toMatchObject({ errorCode: '4' });
    must(await test.call('KamOrganize/Move', { ...move, parentId: idOf('ADM-OFF') }, wide));
    expect(await test.call('KamOrganize/Enable', { orgId: idOf('MFG'), enabled: false }, wide)).toMatchObject({
      errorCode: '4',
    });
  });
});

describe('a role', () => {
  const draft = { name: '采购助理', dataScope: 'org' as const, functions: ['order/myOrder' as const] };

  it('gives no more than its maker holds, and never a button without its page', async () => {
    const roleId = await addRole(test.db, place.customerId, {
      name: '管角色',
      dataScope: 'org',
      functions: ['kamUser/kamRole', 'order/myOrder'],
    });
    const maker = await addPerson(test, place, [roleId]);
    const own = { roleId, name: '管角色', dataScope: 'org' as const };
    const save = (input: object) => test.callRaw('KamRole/Save', input, maker).then(({ body }) => body);
    const refused = { errorMsg: '只能授予您本人拥有的功能与数据范围' };
    expect(await save({ ...draft, functions: ['kamUser/userList'] })).toMatchObject(refused);
    expect(await save({ ...draft, dataScope: 'orgTree' })).toMatchObject(refused);
    expect(await save({ ...own, functions: ['kamUser/kamRole', 'kamUser/userList'] })).toMatchObject(refused);
    expect(await save({ ...own, dataScope: 'all', functions: ['kamUser/kamRole'] })).toMatchObject(refused);
    expect(await save({ ...draft, functions: [] })).toMatchObject({ errorCode: '5' });
    expect(await save({ ...draft, functions: ['order/myOrder/pay'] })).toMatchObject({
      errorMsg: '按钮“付款”须与所属页面一并授权',
    });
    expect(await save(draft)).toMatchObject({ success: true });
  });

  it('of the house keeps its name, and the administrator’s keeps everything', async () => {
    const roles = await rolesOf(test, place.customerId);
    const change = (name: string, more: object) => {
      const input = { roleId: roles.get(name), name, dataScope: 'org', functions: ['order/myOrder'], ...more };
      return test.callRaw('KamRole/Save', input, admin).then(({ body }) => body);
    };
    expect(await change('企业管理员', {})).toMatchObject({ errorMsg: '企业管理员角色拥有全部功能，不能修改或删除' });
    expect(await change('采购员', { name: '买手' })).toMatchObject({ errorMsg: '内置角色不能删除，也不能改名' });
    expect(await test.call('KamRole/Delete', { roleId: roles.get('财务') ?? 0 }, admin)).toMatchObject({
      errorMsg: '内置角色不能删除，也不能改名',
    });
  });

  it('counts at the next call of whoever holds it, and goes only when nobody does', async () => {
    const functions = ['order/myOrder' as const, 'kamUser/userInfo' as const];
    const { roleId } = must(await test.call('KamRole/Save', { ...draft, name: '临时', functions }, admin)).resultData;
    const member = await addPerson(test, place, [roleId]);
    const held = async () => must(await test.call('KamFunction/GetUserByFunction', {}, member)).functions;
    expect(await held()).toEqual(functions);
    must(await test.call('KamRole/Save', { ...draft, roleId, name: '临时', functions: ['order/myOrder'] }, admin));
    expect(await held()).toEqual(['order/myOrder']);
    expect(await test.call('KamRole/Delete', { roleId }, admin)).toMatchObject({
      errorMsg: '仍有 1 人使用该角色，请先调整其角色',
    });
    const other = must(await test.call('KamUser/GetModel', { userId: member.accountId }, admin)).resultData;
    must(await test.call('KamUser/Save', { ...other, roleIds: [] }, admin));
    expect(await held()).toEqual([]);
    must(await test.call('KamRole/Delete', { roleId }, admin));
  });
});
