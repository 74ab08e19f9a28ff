import type { RuleDraft } from '@yigou/contract/trade/approvals.rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import { accountOf, rolesOf, unitsOf } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';

let test: TestApp;
let admin: { token: string };
let buyer: { token: string; userId: number };
beforeAll(async () => {
  test = await testApp();
  admin = await test.logIn('admin');
  buyer = await test.logIn('buyer');
});
afterAll(() => test.close());

const list = async () => must(await test.call('Approval/GetRuleList', {}, admin)).resultData;
const names = async () => (await list()).map((rule) => rule.name);
const save = (rule: RuleDraft & { ruleId?: number }) => test.call('Approval/SaveRule', rule, admin);
const byHead: RuleDraft['levels'] = [{ by: 'unitHead' }];

describe('the rules of a customer', () => {
  it('are kept in order, moved, switched off and deleted; hits and words are told', async () => {
    const demo = await names();
    const units = await unitsOf(test, (await accountOf(test, 'buyer')).customerId);
    const roles = await rolesOf(test, (await accountOf(test, 'buyer')).customerId);
    const { ruleId } = must(
      await save({
        name: '生产物资',
        appliesTo: { unitIds: [units.get('MFG') ?? 0], roleIds: [roles.get('采购员') ?? 0] },
        conditions: { amountFrom: 20_000.5, offContractLines: 1 },
        levels: [...byHead, { by: 'role', roleId: roles.get('财务') ?? 0, mode: 'all' }],
      }),
    ).resultData;
    const made = (await list()).find((rule) => rule.ruleId === ruleId);
    expect(made).toMatchObject({
      position: demo.length + 1,
      appliesText: '制造中心及下级的采购员',
      conditionTexts: ['订单金额 ≥ ¥20,000.50', '非协议商品至少 1 行'],
      levelTexts: ['下单组织负责人 或签', '财务 会签'],
      conditions: { amountFrom: 20_000.5 },
    });
    expect(made?.warnings[0]).toContain('没有可审批的负责人');
    must(await test.call('Approval/MoveRule', { ruleId, position: 1 }, admin));
    expect(await names()).toEqual(['生产物资', ...demo]);
    must(await test.call('Approval/EnableRule', { ruleId, enabled: false }, admin));
    expect((await list())[0]).toMatchObject({ enabled: false, position: 1 });
    must(await save({ ruleId, name: '生产物资二', levels: byHead }));
    must(await test.call('Approval/DeleteRule', { ruleId }, admin));
    expect(await names()).toEqual(demo);
    expect((await list()).map((rule) => rule.position)).toEqual(demo.map((_, at) => at + 1));
  });

  it('refuse names taken, what belongs to others, and levels that ask nobody', async () => {
    const other = await accountOf(test, 'admin2');
    const otherRole = (await rolesOf(test, other.customerId)).get('财务') ?? 0;
    const refused: [RuleDraft, string][] = [
      [{ name: '单笔满 50,000 元', levels: byHead }, '已有同名的审批规则'],
      [{ name: '甲', levels: [{ by: 'users', userIds: [other.accountId] }] }, '人员'],
      [{ name: '甲', levels: [{ by: 'role', roleId: otherRole }] }, '角色'],
      [{ name: '甲', appliesTo: { unitIds: [other.orgId] }, levels: byHead }, '组织'],
      [{ name: '甲', conditions: { categoryIds: [999_999] }, levels: byHead }, '类目'],
      [{ name: '甲', conditions: { supplierIds: [999_999] }, levels: byHead }, '供应商'],
    ];
    for (const [draft, why] of refused)
      expect(await save(draft)).toMatchObject({ success: false, errorMsg: expect.stringContaining(why) });
    const invalid: RuleDraft[] = [
      { name: '甲', levels: [] },
      { name: '甲', levels: Array.from({ length: 6 }, () => ({ by: 'unitHead' as const })) },
      { name: '甲', levels: [{ by: 'users' }] },
      { name: '甲', levels: [{ by: 'role' }] },
      { name: '甲', conditions: { amountFrom: 10, amountTo: 5 }, levels: byHead },
      { name: '甲', conditions: { amountFrom: 0.001 }, levels: byHead },
    ];
    for (const draft of invalid) expect(await save(draft)).toMatchObject({ errorCode: '5' });
  });
});

describe('试算', () => {
  it('a past order, with what is not saved yet: who fires, who does not, who approves', async () => {
    const { orderNo } = await buy(test, buyer.token, [['MG-Q7-BK', 20]], 'transfer');
    const finance = await accountOf(test, 'finance');
    const content: RuleDraft = {
      name: '未保存',
      conditions: { amountFrom: 1 },
      levels: [{ by: 'users', userIds: [finance.accountId] }],
    };
    const { subject, plan } = must(
      await test.call('Approval/TestRule', { orderNo, draft: { content } }, admin),
    ).resultData;
    expect(subject.title).toContain(orderNo);
    expect(plan.fired.map((rule) => rule.ruleName)).toEqual(['未保存']);
    expect(plan.notFired).toHaveLength(3);
    expect(plan.levels[0]?.people).toMatchObject([{ userName: '赵敏' }]);
    expect(await names()).not.toContain('未保存');
    const stranger = await test.logIn('admin2');
    expect(await test.call('Approval/TestRule', { orderNo }, stranger)).toMatchObject({ errorCode: '4' });
  });

  it('an order made up: dear, over budget; merged, each approver once', async () => {
    const madeUp = { userId: buyer.userId, amount: 60_000, overBudget: 10, priceRisePercent: 20 };
    const { plan } = must(await test.call('Approval/TestRule', { madeUp }, admin)).resultData;
    expect(plan.fired.map((rule) => rule.ruleName)).toEqual([
      '行政采购满 5,000 元',
      '单价上涨超 10%',
      '单笔满 50,000 元',
      '超出弱控预算',
    ]);
    expect(plan.levels.map((level) => level.people.map((person) => person.userName))).toEqual([['李建国'], ['赵敏']]);
    expect(await test.call('Approval/TestRule', { madeUp, orderNo: '1' }, admin)).toMatchObject({ errorCode: '5' });
  });
});
