import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, fillCart, must, preview, submissionOf, submit } from '../../../test/buying';
import { accountOf, addPerson, type Person, unitsOf } from '../../../test/people';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { audit } from '../../books/auditor/auditor.service';
import { categories } from '../../goods/catalog/catalog.tables';
import { runDeadline } from '../../ground/jobs/deadlines';
import { notices } from '../../people/notices/notices.tables';
import { addRole } from '../../people/org/org.service';
import { orgUnits } from '../../people/org/org.tables';
import { carryDeadline } from './carrying.service';

let test: TestApp;
let finance: { token: string };
let buyer: { token: string };
let units: Map<string, number>;
let customerId: number;
beforeAll(async () => {
  test = await testApp();
  customerId = (await accountOf(test, 'buyer')).customerId;
  units = await unitsOf(test, customerId);
});
beforeEach(async () => {
  test.clock.set(worldTime);
  [finance, buyer] = [await test.logIn('finance'), await test.logIn('buyer')];
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const unit = (code: string) => units.get(code) ?? 0;
const november = 10;
const yearOf = async (who = finance, input: Partial<CallInput<'Budget/GetYear'>> = {}) =>
  must(await test.call('Budget/GetYear', { year: 2026, ...input }, who)).resultData;
const cellsOf = async (code: string, input: Partial<CallInput<'Budget/GetYear'>> = {}) =>
  (await yearOf(finance, input)).units.find((each) => each.unitCode === code)?.cells ?? [];
const cellOf = async (code: string, at = november) => {
  const cell = (await cellsOf(code))[at];
  if (!cell) throw new Error(`no budget of ${code}`);
  return cell;
};
const entriesOf = async (budgetId: number) =>
  must(await test.call('Budget/GetEntries', { reqData: { budgetId } }, finance)).resultData;

const yearPlan = (code: string, more: Partial<CallInput<'Budget/SaveYear'>> = {}): CallInput<'Budget/SaveYear'> => ({
  requestId: randomUUID(),
  orgId: unit(code),
  categoryId: null,
  periodKind: 'month',
  year: 2027,
  limits: Array(12).fill(1000),
  control: 'hard',
  ...more,
});
const adjust = (budgetId: number, delta: number, requestId: string = randomUUID()) =>
  test.call('Budget/Adjust', { requestId, budgetId, delta, reason: '项目追加' }, finance);
/** The limit of a unit's budget of this month becomes what is used and this much more. */
async function leave(code: string, yuan: number, control: 'hard' | 'soft' = 'hard') {
  const { budgetId, used } = await cellOf(code);
  must(await test.call('Budget/SetControl', { budgetId, control: 'soft' }, finance));
  const wanted = used + yuan - (await cellOf(code)).limit;
  if (wanted !== 0) must(await adjust(budgetId, Math.round(wanted * 100) / 100));
  must(await test.call('Budget/SetControl', { budgetId, control }, finance));
  return budgetId;
}

describe('planning', () => {
  it('a year is twelve budgets at once, and the same request again is the same', async () => {
    const given = yearPlan('FIN', { limits: [...Array(11).fill(1000), null] });
    for (let time = 0; time < 2; time += 1) must(await test.call('Budget/SaveYear', given, finance));
    const cells = await cellsOf('FIN', { year: 2027 });
    expect(cells.map((cell) => cell?.limit ?? null)).toEqual([...Array(11).fill(1000), null]);
    expect(await entriesOf(cells[0]?.budgetId ?? 0)).toMatchObject([
      { kind: 'grant', amount: 1000, left: 1000, who: '赵敏', note: '编制预算' },
    ]);
    const limits = [1500, 400, ...Array(10).fill(null)];
    must(await test.call('Budget/SaveYear', yearPlan('FIN', { limits }), finance));
    expect((await cellsOf('FIN', { year: 2027 })).slice(0, 3)).toMatchObject([
      { limit: 1500 },
      { limit: 400 },
      { limit: 1000 },
    ]);
    expect(await entriesOf(cells[1]?.budgetId ?? 0)).toMatchObject([
      { kind: 'lower', amount: 600, left: 400 },
      { kind: 'grant', left: 1000 },
    ]);
  });

  it('a single quarter leaves the others as they are; a day that begins none is refused', async () => {
    const { limits, year, ...given } = yearPlan('ADM', { periodKind: 'quarter' });
    must(await test.call('Budget/Save', { ...given, startsOn: '2027-04-01', limit: 9 }, finance));
    const planned = await cellsOf('ADM', { year: 2027, periodKind: 'quarter' });
    expect(planned.map((cell) => cell?.limit ?? null)).toEqual([null, 9, null, null]);
    const odd = { ...given, requestId: randomUUID(), startsOn: '2027-05-01', limit: 9 };
    expect(await test.call('Budget/Save', odd, finance)).toMatchObject({ errorCode: '1' });
  });

  it('an adjustment is an entry with its reason, entered once', async () => {
    const { budgetId, limit } = await cellOf('MFG');
    const requestId = randomUUID();
    for (let time = 0; time < 2; time += 1) must(await adjust(budgetId, 250.5, requestId));
    expect(await adjust(budgetId, 99, requestId)).toMatchObject({ errorCode: '6' });
    expect((await cellOf('MFG')).limit).toBe(limit + 250.5);
    expect((await entriesOf(budgetId))[0]).toMatchObject({
      kind: 'raise',
      amount: 250.5,
      note: '项目追加',
      who: '赵敏',
    });
    const model = must(await test.call('Budget/GetModel', { budgetId }, finance)).resultData;
    expect(model).toMatchObject({
      period: '2026 年 11 月',
      unitPath: [expect.any(String), '制造中心'],
      control: 'hard',
    });
    expect(model.parts).toEqual(
      expect.arrayContaining([
        { kind: 'grant', amount: limit },
        { kind: 'raise', amount: 250.5 },
      ]),
    );
    must(await adjust(budgetId, -250.5));
  });

  it('never goes below what is used under 强控, and says so; under 弱控 it may', async () => {
    await buy(test, buyer.token, [['MG-Q7-BK', 20]], 'transfer');
    const budgetId = await leave('ADM', 100);
    const { used } = await cellOf('ADM');
    expect(used).toBeGreaterThan(0);
    const refused = await adjust(budgetId, -100.01);
    expect(refused).toMatchObject({ errorCode: '1', errorMsg: expect.stringMatching(/行政中心.*强控，已用 ¥.*弱控/) });
    const none = { ...yearPlan('ADM', { year: 2026 }), limits: Array(12).fill(0) };
    expect(await test.call('Budget/SaveYear', none, finance)).toMatchObject({ errorCode: '1' });
    expect((await cellOf('ADM', 0)).limit).toBeGreaterThan(0);
    must(await test.call('Budget/SetControl', { budgetId, control: 'soft' }, finance));
    must(await adjust(budgetId, -100.01));
    expect(await adjust(budgetId, -1e6)).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('调减金额不能超过'),
    });
    await leave('ADM', 10_000, 'soft');
  });

  it('control, warning line and carry-over can be set for the periods that follow as well', async () => {
    const { budgetId } = await cellOf('ADM-IT');
    const settings = { control: 'soft' as const, warnPercent: 60, carryOver: true };
    must(await test.call('Budget/SetControl', { budgetId, ...settings, following: true }, finance));
    const cells = await cellsOf('ADM-IT');
    expect(cells.map((cell) => cell?.control)).toEqual([...Array(10).fill('hard'), 'soft', 'soft']);
    expect(cells[11]).toMatchObject(settings);
  });
});

describe('the data scope', () => {
  let head: Person;
  beforeAll(async () => {
    const functions = ['kamUser/budget' as const, 'kamUser/budget/edit' as const];
    const roleId = await addRole(test.db, customerId, { name: '部门预算', dataScope: 'orgTree', functions });
    head = await addPerson(test, { companyId: 1, customerId, orgId: unit('MFG') }, [roleId]);
  });

  it('shows a branch from its own top and plans nothing beside it', async () => {
    const { units: seen, sums } = await yearOf(head);
    expect(seen.map(({ unitCode, parentId }) => [unitCode, parentId])).toEqual([
      ['MFG', null],
      ['MFG-WS1', unit('MFG')],
      ['MFG-WS2', unit('MFG')],
      ['MFG-WH', unit('MFG')],
    ]);
    expect(sums.limit).toBe(42 * 12 * 10_000);
    must(await test.call('Budget/SaveYear', yearPlan('MFG-WH', { year: 2028 }), head));
    expect(await test.call('Budget/SaveYear', yearPlan('ADM', { year: 2028 }), head)).toMatchObject({ errorCode: '4' });
    const { budgetId } = await cellOf('ADM');
    expect(await test.call('Budget/GetModel', { budgetId }, head)).toMatchObject({ errorCode: '4' });
    const rows = [{ unitCode: 'ADM', limits: [1] }];
    const given = { requestId: randomUUID(), year: 2028, periodKind: 'year' as const, control: 'soft' as const, rows };
    expect(await test.call('Budget/Import', { ...given, apply: true }, head)).toMatchObject({ errorCode: '1' });
  });

  it('of another customer reaches nothing', async () => {
    const stranger = await test.logIn('admin2');
    expect((await yearOf(stranger)).units.map((each) => each.unitCode)).not.toContain('ADM');
    const { budgetId } = await cellOf('ADM');
    for (const path of ['Budget/GetModel', 'Budget/SetControl', 'Budget/GetEntries'] as const) {
      const answer = await test.callRaw(path, { budgetId, control: 'soft', reqData: { budgetId } }, stranger);
      expect(answer.body).toMatchObject({ errorCode: '4' });
    }
    expect(await test.call('Budget/SaveYear', yearPlan('ADM'), stranger)).toMatchObject({ errorCode: '4' });
    const foreign = { ...yearPlan('ADM'), categoryId: 999_999 };
    expect(await test.call('Budget/SaveYear', foreign, finance)).toMatchObject({ errorCode: '4' });
  });
});

describe('an order', () => {
  const chain = ['ADM-OFF', 'ADM'];
  const usedOf = async () => Promise.all(chain.map(async (code) => (await cellOf(code)).used));

  it('reserves from its unit and all above, spends it when it goes on account, gives it back when it is cancelled', async () => {
    const before = await usedOf();
    await fillCart(test, buyer.token, [['DL-A4-70', 10]]);
    const shown = await preview(test, buyer.token);
    expect(shown.budgets.map(({ unitName, control }) => [unitName, control])).toEqual([
      ['行政部', 'soft'],
      ['行政中心', 'soft'],
      ['华东精密制造有限公司', 'hard'],
    ]);
    const { payable } = shown.amounts;
    for (const use of shown.budgets) expect(use.after).toBeCloseTo(use.before + payable, 6);
    const waiting = must(await submit(test, buyer.token, submissionOf(shown, 'transfer'))).resultData;
    expect(await usedOf()).toEqual(before.map((used) => expect.closeTo(used + payable, 6)));
    const reserved = (await cellOf('ADM-OFF')).reserved;
    const paid = await buy(test, buyer.token, [['DL-A4-70', 10]], 'account');
    expect((await cellOf('ADM-OFF')).reserved).toBeCloseTo(reserved, 6);
    must(await test.call('Order/Cancel', { orderId: waiting.orderId, reason: '重复下单' }, buyer));
    expect(await usedOf()).toEqual(before.map((used) => expect.closeTo(used + payable, 6)));
    const [given, spent, taken] = await entriesOf((await cellOf('ADM-OFF')).budgetId);
    expect([given?.kind, spent?.kind, taken?.kind]).toEqual(['release', 'commit', 'occupy']);
    expect([given?.holder, spent?.holder]).toEqual([`order:${waiting.orderId}:v1`, `order:${paid.orderId}:v1`]);
    const briefs = await test.call('Order/GetBriefs', { orderIds: [waiting.orderId, 999_999] }, finance);
    expect(must(briefs).resultData).toEqual([
      { orderId: waiting.orderId, orderNo: waiting.orderNo, state: 'cancelled', buyerName: '王晓燕' },
    ]);
  });

  it('that does not fit under 强控 is refused with unit, period and what is missing, and keeps nothing anywhere', async () => {
    await fillCart(test, buyer.token, [['DL-A4-70', 10]]);
    const { amounts } = await preview(test, buyer.token);
    await leave('ADM', amounts.payable - 1.5);
    const before = await usedOf();
    const shown = await preview(test, buyer.token);
    const words = /行政中心 2026 年 11 月预算为强控，缺口 ¥1\.50.*减少 ¥1\.50/;
    expect(shown.obstacles).toMatchObject([{ where: 'budget', text: expect.stringMatching(words) }]);
    expect(shown.budgets[1]).toMatchObject({ over: 1.5, warned: true });
    const refused = await submit(test, buyer.token, submissionOf(shown, 'transfer'));
    expect(refused).toMatchObject({ errorCode: '1', errorMsg: expect.stringMatching(words) });
    expect(await usedOf()).toEqual(before);
    await leave('ADM', amounts.payable);
    must(await submit(test, buyer.token, submissionOf(shown, 'transfer')));
    await leave('ADM', 10_000, 'soft');
  });

  it('under 弱控 passes, and says by how much', async () => {
    await fillCart(test, buyer.token, [['DL-A4-70', 10]]);
    const budgetId = await leave('ADM-OFF', 1, 'soft');
    const shown = await preview(test, buyer.token);
    expect(shown.budgets[0]).toMatchObject({ budgetId, over: shown.amounts.payable - 1 });
    expect(shown.obstacles).toEqual([]);
    must(await submit(test, buyer.token, submissionOf(shown, 'transfer')));
    await leave('ADM-OFF', 10_000, 'soft');
  });

  it('counts in the budget of its category where there is one', async () => {
    const all = await test.db.select().from(categories);
    const { lines } = await preview(test, buyer.token).then(async () => {
      await fillCart(test, buyer.token, [['DL-A4-70', 10]]);
      return preview(test, buyer.token);
    });
    const model = must(await test.call('Product/GetSkuModel', { itemId: lines[0]?.itemId ?? 0 }, buyer)).resultData;
    const top = (categoryId: number): number => {
      const parentId = all.find((each) => each.categoryId === categoryId)?.parentId;
      return parentId ? top(parentId) : categoryId;
    };
    const categoryId = top(model.categoryId);
    const limits = [...Array(10).fill(null), 50_000, null];
    must(await test.call('Budget/SaveYear', yearPlan('ADM-OFF', { year: 2026, categoryId, limits }), finance));
    const shown = await preview(test, buyer.token);
    expect(shown.budgets.map(({ unitName, categoryName }) => [unitName, categoryName])).toEqual([
      ['行政部', all.find((each) => each.categoryId === categoryId)?.name],
      ['行政中心', ''],
      ['华东精密制造有限公司', ''],
    ]);
    expect((await yearOf()).categories.map((each) => each.categoryId)).toEqual([categoryId]);
  });
});

describe('a warning', () => {
  it('goes to the head of the unit and to who keeps its budgets, once', async () => {
    const head = await accountOf(test, 'approver');
    const keeper = await accountOf(test, 'finance');
    await test.db
      .update(orgUnits)
      .set({ headId: head.accountId })
      .where(eq(orgUnits.orgId, unit('ADM')));
    await fillCart(test, buyer.token, [['MG-Q7-BK', 5]]);
    const { payable } = (await preview(test, buyer.token)).amounts;
    const near = await cellOf('ADM');
    // With half of the next order it reaches four fifths.
    const limit = (near.used + payable / 2) / 0.8;
    await leave('ADM', Math.round((limit - near.used) * 100) / 100, 'soft');
    await test.db.delete(notices);
    for (let time = 0; time < 2; time += 1) await buy(test, buyer.token, [['MG-Q7-BK', 5]], 'transfer');
    const told = (await test.db.select().from(notices)).filter((each) => each.title.includes('行政中心'));
    expect(new Set(told.map((each) => each.accountId))).toEqual(
      new Set([head.accountId, keeper.accountId, (await accountOf(test, 'admin')).accountId]),
    );
    expect(told).toHaveLength(3);
    const linkOf = (accountId: number) => told.find((each) => each.accountId === accountId);
    expect(linkOf(keeper.accountId)).toMatchObject({
      kind: 'budget',
      title: '行政中心 2026 年 11 月预算已达预警线',
      link: `/center/kamUser/budget?budgetId=${near.budgetId}`,
    });
    // Who heads the unit and keeps no budgets is led to what opens for them.
    expect(linkOf(head.accountId)).toMatchObject({ kind: 'budget', link: '/center/report/aporgbudger' });
  });
});

describe('what is left of a period', () => {
  it('goes to the next one, once, and from there on; without a next one it waits', async () => {
    const { limits, year, ...given } = yearPlan('FIN', { year: 2026, carryOver: true });
    const save = async (startsOn: string, limit: number) =>
      must(await test.call('Budget/Save', { ...given, requestId: randomUUID(), startsOn, limit }, finance));
    await save('2026-07-01', 100);
    await save('2026-08-01', 50);
    const sweep = () => runDeadline({ tx: test.db, now: test.clock.now(), log: test.app.log }, carryDeadline);
    for (let time = 0; time < 3; time += 1) await sweep();
    expect((await cellsOf('FIN')).slice(6, 9)).toMatchObject([{ limit: 0 }, { limit: 150 }, null]);
    await save('2026-09-01', 7);
    for (let time = 0; time < 3; time += 1) await sweep();
    expect((await cellsOf('FIN')).slice(6, 9)).toMatchObject([{ limit: 0 }, { limit: 0 }, { limit: 157 }]);
    const [august, september] = (await cellsOf('FIN')).slice(7, 9);
    expect(await entriesOf(august?.budgetId ?? 0)).toMatchObject([
      { kind: 'carryOut', amount: 150, left: 0, who: '系统' },
      { kind: 'carryIn', amount: 100, left: 150, note: '7 月剩余' },
      { kind: 'grant' },
    ]);
    expect((await entriesOf(september?.budgetId ?? 0))[0]).toMatchObject({ kind: 'carryIn', amount: 150 });
    expect(await adjust(august?.budgetId ?? 0, 5)).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('结转'),
    });
  });
});

describe('a file', () => {
  const imported = (rows: CallInput<'Budget/Import'>['rows'], apply: boolean) =>
    test.call(
      'Budget/Import',
      { requestId: randomUUID(), year: 2029, periodKind: 'quarter', control: 'soft', rows, apply },
      finance,
    );

  it('is told row by row what is wrong, and then writes nothing', async () => {
    const good = { unitCode: 'ADM', limits: [1, 2, 3, 4] };
    const rows = [
      good,
      good,
      { unitCode: 'NONE', limits: [1, 2, 3, 4] },
      { unitCode: 'FIN', categoryName: '没有的类目', limits: [1, 2, 3, 4] },
      { unitCode: 'FIN', limits: [1, 2, 3] },
      { unitCode: 'FIN', limits: [null, null, null, null] },
    ];
    const read = must(await imported(rows, false)).resultData;
    expect(read.map((row) => row.problem)).toEqual([
      '',
      '与前面的行重复',
      expect.stringContaining('组织编码不存在'),
      '类目不存在',
      expect.any(String),
      expect.stringMatching(/重复|未填写/),
    ]);
    expect(await imported(rows, true)).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('5 行') });
    expect((await cellsOf('ADM', { year: 2029, periodKind: 'quarter' })).every((cell) => cell === null)).toBe(true);
  });

  it('comes back as it went in', async () => {
    const rows = [
      { unitCode: 'ADM', limits: [1, null, 3, 4.25] },
      { unitCode: 'FIN', limits: [5, 6, 7, 8] },
    ];
    expect(must(await imported(rows, true)).resultData[0]).toMatchObject({
      unitName: '行政中心',
      before: 0,
      after: 8.25,
    });
    const back = must(await test.call('Budget/Export', { year: 2029, periodKind: 'quarter' }, finance)).resultData;
    expect(back.map(({ unitCode, limits }) => ({ unitCode, limits }))).toEqual(rows);
  });
});
