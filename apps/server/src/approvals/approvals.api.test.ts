import { randomUUID } from 'node:crypto';
import { type CallInput, downloadPath, formatDate } from '@yigou/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buyAsked, byUsers, dropRule, flowOf, makeRule, tasksOf } from '../../test/approving';
import { pngPixel, uploadFile } from '../../test/builders';
import { manyBuyers } from '../../test/buyers';
import {
  buy,
  counted,
  fillCart,
  must,
  orderOf,
  preview,
  skuIdOf,
  stockOf,
  submissionOf,
  submit,
} from '../../test/buying';
import { type PayingApp, payingApp } from '../../test/payingApp';
import { accountOf, addPerson, openSessions, type Person, rolesOf, setRoles, unitsOf } from '../../test/people';
import { enableAccount } from '../accounts/accounts.service';
import { audit } from '../auditor/auditor.service';
import { skus } from '../catalog/catalog.tables';
import { ledgerAccounts } from '../ledger/ledger.tables';
import { notices } from '../notices/notices.tables';
import { orgUnits } from '../org/org.tables';
import { putOnHand } from '../stock/stock.service';

let test: PayingApp;
let buyer: Person;
let one: Person;
let two: Person;
let three: Person;
let place: { companyId: number; customerId: number; orgId: number };
let approverRole: number;
/** A unit that is neither above nor below that of the buyer. */
let far: number;
const pen: [string, number] = ['MG-Q7-RD', 20];

const newApprover = () => addPerson(test, place, [approverRole]);

beforeAll(async () => {
  test = await payingApp();
  const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
  place = { companyId, customerId, orgId };
  far = (await unitsOf(test, customerId)).get('MFG') ?? 0;
  approverRole = (await rolesOf(test, customerId)).get('审批人') ?? 0;
  [buyer] = (await manyBuyers(test, 1)) as [Person];
  [one, two, three] = [await newApprover(), await newApprover(), await newApprover()];
  const skuId = await skuIdOf(test, pen[0]);
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 100_000 }]));
});
afterAll(() => test.close());
/** Whatever was done, the books agree. */
afterEach(async () => expect(await audit(test.db)).toEqual([]));

const ask = (levels: Parameters<typeof buyAsked>[2], more: Parameters<typeof buyAsked>[3] = {}) =>
  buyAsked(test, buyer, levels, { goods: pen, ...more });

async function taskOf(orderId: number, who: Person): Promise<number> {
  const task = (await tasksOf(test, orderId)).findLast((each) => each.accountId === who.accountId);
  if (!task) throw new Error('not asked');
  return task.taskId;
}
type Said = Partial<Omit<CallInput<'Approval/Approve'>, 'taskId'>>;
const approve = async (orderId: number, who: Person, more: Said = {}, as = who) =>
  test.call('Approval/Approve', { requestId: randomUUID(), taskId: await taskOf(orderId, who), ...more }, as);
const reject = async (orderId: number, who: Person) =>
  test.call(
    'Approval/Reject',
    { requestId: randomUUID(), taskId: await taskOf(orderId, who), reason: '数量太多了' },
    who,
  );
const state = async (orderId: number) => (await orderOf(test, buyer.token, orderId)).state;
const waiting = async (orderId: number) =>
  (await tasksOf(test, orderId)).filter((task) => task.state === 'waiting').map((task) => task.accountId);
const byFlow = async (orderId: number) => ({ requestId: randomUUID(), flowId: (await flowOf(test, orderId)).flowId });
const used = async () =>
  (await test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'credit')))[0]?.used ?? 0;

describe('submitting', () => {
  it('a small order needs nobody; the preview says which rules did not fire and why', async () => {
    await fillCart(test, buyer.token, [pen]);
    const { approval } = await preview(test, buyer.token);
    expect(approval).toMatchObject({ needed: false, fired: [], levels: [] });
    expect(approval.notFired.map((each) => each.ruleName)).toEqual([
      '行政采购满 5,000 元',
      '单价上涨超 10%',
      '单笔满 50,000 元',
    ]);
  });

  it('what the preview announces is what submit asks: the rule, its evidence, the people; goods and credit are held', async () => {
    const before = [await used(), (await stockOf(test, await skuIdOf(test, pen[0]))).reserved];
    const ruleId = await makeRule(test, {
      appliesTo: { userIds: [buyer.accountId] },
      conditions: { amountFrom: 1 },
      levels: [byUsers([one.accountId, two.accountId], { mode: 'all' })],
    });
    await fillCart(test, buyer.token, [pen]);
    const shown = await preview(test, buyer.token);
    expect(shown.approval.fired).toMatchObject([
      { ruleId, evidence: [`订单金额 ¥${shown.amounts.payable.toFixed(2)}`] },
    ]);
    expect(shown.approval.levels[0]?.people.map((each) => each.userId)).toEqual([one.accountId, two.accountId]);
    const order = must(await submit(test, buyer.token, submissionOf(shown, 'account'))).resultData;
    await dropRule(test, ruleId);
    expect(order.state).toBe('pendingApproval');
    expect(await waiting(order.orderId)).toEqual([one.accountId, two.accountId]);
    const after = [await used(), (await stockOf(test, await skuIdOf(test, pen[0]))).reserved];
    expect(after).toEqual([(before[0] ?? 0) + Math.round(order.payable * 100), (before[1] ?? 0) + pen[1]]);
    const told = await test.db.select().from(notices).where(eq(notices.accountId, one.accountId));
    expect(told.at(-1)).toMatchObject({ kind: 'approvalTask', link: expect.stringContaining('flowId=') });
  });

  it('is refused where nobody is left to approve', async () => {
    const lonely = await addPerson(test, place, []);
    const ids = await rolesOf(test, place.customerId);
    const admin = await accountOf(test, 'admin');
    await setRoles(test, [admin.accountId], []);
    const ruleId = await makeRule(test, {
      appliesTo: { userIds: [buyer.accountId] },
      levels: [byUsers([lonely.accountId])],
    });
    await fillCart(test, buyer.token, [pen]);
    const answer = await submit(test, buyer.token, submissionOf(await preview(test, buyer.token), 'transfer'));
    await dropRule(test, ruleId);
    await setRoles(test, [admin.accountId], [ids.get('企业管理员') ?? 0]);
    expect(answer).toMatchObject({ success: false, errorMsg: '没有可以审批的人：请企业管理员先设置审批人' });
  });
});

describe('level by level', () => {
  it('或签: the first yes is enough, the other has nothing to decide any more', async () => {
    const { orderId } = await ask([byUsers([one.accountId, two.accountId])]);
    must(await approve(orderId, one));
    expect(await state(orderId)).toBe('pendingPayment');
    expect(await approve(orderId, two)).toMatchObject({ success: false, errorCode: '6' });
  });

  it('会签 then 财务: each is asked in turn; on account the order goes on to shipment by itself', async () => {
    const { orderId } = await ask(
      [byUsers([one.accountId, two.accountId], { mode: 'all' }), byUsers([three.accountId])],
      {
        method: 'account',
      },
    );
    expect(must(await approve(orderId, one)).resultData.text).toContain('本级还需');
    expect(await waiting(orderId)).toEqual([two.accountId]);
    expect(must(await approve(orderId, two)).resultData.text).toContain('进入第 2 级');
    expect(await waiting(orderId)).toEqual([three.accountId]);
    expect(must(await approve(orderId, three)).resultData).toEqual({
      flowState: 'approved',
      text: '审批通过，订单转为待发货',
    });
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({
      state: 'pendingShipment',
      payState: 'onAccount',
    });
  });

  it('N 人通过: two of three', async () => {
    const all = [one, two, three].map((each) => each.accountId);
    const { orderId } = await ask([byUsers(all, { mode: 'some', need: 2 })]);
    must(await approve(orderId, three));
    expect(await state(orderId)).toBe('pendingApproval');
    must(await approve(orderId, one));
    expect(await state(orderId)).toBe('pendingPayment');
  });

  it('the same request answers the same again; with other content it is refused', async () => {
    const { orderId } = await ask([byUsers([one.accountId])]);
    const requestId = randomUUID();
    const first = must(await approve(orderId, one, { requestId })).resultData;
    expect(must(await approve(orderId, one, { requestId })).resultData).toEqual(first);
    expect(await approve(orderId, one, { requestId, comment: '另一句' })).toMatchObject({ errorCode: '6' });
    const approvals = (await orderOf(test, buyer.token, orderId)).approval?.logs.filter((log) => log.what === '同意');
    expect(approvals).toHaveLength(1);
  });

  it('many at once: each says what became of it', async () => {
    const orders = [await ask([byUsers([one.accountId])]), await ask([byUsers([one.accountId])])];
    const taskIds = await Promise.all(orders.map(({ orderId }) => taskOf(orderId, one)));
    const input = { requestId: randomUUID(), taskIds: [...taskIds, 999_999_999] };
    const answer = must(await test.call('Approval/BatchApprove', input, one)).resultData;
    expect(answer.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(must(await test.call('Approval/BatchApprove', input, one)).resultData).toEqual(answer);
    for (const { orderId } of orders) expect(await state(orderId)).toBe('pendingPayment');
  });
});

describe('not simply yes', () => {
  it('one rejection ends it, and everything is released; a reason is needed', async () => {
    const before = await used();
    const { orderId } = await ask([byUsers([one.accountId, two.accountId], { mode: 'all' })], { method: 'account' });
    const short = { requestId: randomUUID(), taskId: await taskOf(orderId, one), reason: '不行' };
    expect(await test.call('Approval/Reject', short, one)).toMatchObject({ errorCode: '5' });
    must(await reject(orderId, one));
    expect(await state(orderId)).toBe('rejected');
    expect(await used()).toBe(before);
    expect(await approve(orderId, two)).toMatchObject({ errorCode: '6', errorMsg: '该审批已驳回，请刷新后查看' });
  });

  it('退回上一级: the level before agrees once more, then this one again; from the first there is no way back', async () => {
    const { orderId } = await ask([byUsers([one.accountId]), byUsers([two.accountId])]);
    const back = async (who: Person) =>
      test.call(
        'Approval/SendBack',
        { requestId: randomUUID(), taskId: await taskOf(orderId, who), reason: '请再核对一次' },
        who,
      );
    expect(await back(one)).toMatchObject({ success: false, errorMsg: '已是第一级，没有上一级可以退回' });
    must(await approve(orderId, one));
    must(await back(two));
    expect(await waiting(orderId)).toEqual([one.accountId]);
    must(await approve(orderId, one));
    must(await approve(orderId, two));
    expect(await state(orderId)).toBe('pendingPayment');
  });

  it('转交 and 加签: who got it decides; who was added has to agree as well; never the submitter', async () => {
    const { orderId } = await ask([byUsers([one.accountId])]);
    const hand = async (call: 'Approval/Transfer' | 'Approval/AddSigner', from: Person, to: number) =>
      test.call(
        call,
        { requestId: randomUUID(), taskId: await taskOf(orderId, from), userId: to, comment: '请核价' },
        from,
      );
    expect(await hand('Approval/Transfer', one, buyer.accountId)).toMatchObject({
      errorMsg: expect.stringContaining('提交人'),
    });
    expect(await hand('Approval/Transfer', one, (await accountOf(test, 'admin2')).accountId)).toMatchObject({
      errorCode: '4',
    });
    must(await hand('Approval/Transfer', one, two.accountId));
    expect(await waiting(orderId)).toEqual([two.accountId]);
    must(await hand('Approval/AddSigner', two, three.accountId));
    must(await approve(orderId, two));
    expect(await state(orderId)).toBe('pendingApproval');
    must(await approve(orderId, three));
    expect(await state(orderId)).toBe('pendingPayment');
  });

  it('a question stops the clock until it is answered', async () => {
    const { orderId } = await ask([byUsers([one.accountId], { hours: 10, onTimeOut: 'reject' })]);
    test.clock.advanceMinutes(9 * 60);
    const question = { requestId: randomUUID(), taskId: await taskOf(orderId, one), question: '为什么买这么多' };
    must(await test.call('Approval/Ask', question, one));
    expect(await test.call('Approval/Ask', { ...question, requestId: randomUUID() }, one)).toMatchObject({
      errorCode: '6',
    });
    test.clock.advanceMinutes(3 * 60);
    await test.sweep();
    expect(await state(orderId)).toBe('pendingApproval');
    must(await test.call('Approval/Answer', { ...(await byFlow(orderId)), answer: '新来了两位同事' }, buyer));
    test.clock.advanceMinutes(59);
    await test.sweep();
    expect(await state(orderId)).toBe('pendingApproval');
    test.clock.advanceMinutes(10);
    await test.sweep();
    expect(await state(orderId)).toBe('rejected');
    test.rewind();
  });

  it('less of a line: the order becomes its next version, holds less, and everybody sees what changed', async () => {
    const before = await used();
    const { orderId, payable } = await ask([byUsers([one.accountId]), byUsers([two.accountId])], {
      method: 'account',
      goods: [pen, ['MG-Q7-BK', 20]],
    });
    const cut = (qty: number, lineNo = 1) => approve(orderId, one, { cuts: [{ lineNo, qty }] });
    expect(await cut(pen[1] + 5)).toMatchObject({ success: false, errorMsg: expect.stringContaining('只能减少') });
    expect(await cut(1, 7)).toMatchObject({ errorMsg: expect.stringContaining('没有第 7 行') });
    expect(
      await approve(orderId, one, {
        cuts: [
          { lineNo: 1, qty: 0 },
          { lineNo: 2, qty: 0 },
        ],
      }),
    ).toMatchObject({
      errorMsg: expect.stringContaining('直接驳回'),
    });
    must(
      await approve(orderId, one, {
        cuts: [
          { lineNo: 1, qty: 5 },
          { lineNo: 2, qty: 0 },
        ],
      }),
    );
    const order = await orderOf(test, buyer.token, orderId);
    expect(order.lines.map((line) => line.qty)).toEqual([5]);
    expect(order.payable).toBeLessThan(payable);
    expect(await used()).toBe(before + Math.round(order.payable * 100));
    expect(await flowOf(test, orderId)).toMatchObject({ version: 2, payable: Math.round(order.payable * 100) });
    expect(order.logs.at(-1)).toMatchObject({ what: '审批人减少数量', note: expect.stringContaining('20 → 5') });
    must(await approve(orderId, two));
    expect(await state(orderId)).toBe('pendingShipment');
  });

  it('the submitter withdraws: released, his to change; nobody else can', async () => {
    const before = await used();
    const { orderId } = await ask([byUsers([one.accountId])], { method: 'account' });
    expect(await test.call('Approval/Withdraw', await byFlow(orderId), one)).toMatchObject({ errorCode: '3' });
    expect((await orderOf(test, buyer.token, orderId)).actions).toContain('withdrawApproval');
    must(await test.call('Approval/Withdraw', await byFlow(orderId), buyer));
    expect(await state(orderId)).toBe('rejected');
    expect(await used()).toBe(before);
    expect(await approve(orderId, one)).toMatchObject({ errorMsg: '该审批已撤回，请刷新后查看' });
  });

  it('催办 once an hour', async () => {
    const { orderId } = await ask([byUsers([one.accountId])]);
    must(await test.call('Approval/Remind', await byFlow(orderId), buyer));
    expect(await test.call('Approval/Remind', await byFlow(orderId), buyer)).toMatchObject({ errorCode: '7' });
    test.clock.advanceMinutes(60);
    must(await test.call('Approval/Remind', await byFlow(orderId), buyer));
    test.rewind();
    must(await reject(orderId, one));
  });

  it('a cancelled order asks nobody any more', async () => {
    const { orderId } = await ask([byUsers([one.accountId])]);
    must(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, buyer));
    expect(await flowOf(test, orderId)).toMatchObject({ state: 'ended' });
    expect(await waiting(orderId)).toEqual([]);
  });
});

describe('the final look', () => {
  it('a price that rose, or goods no longer sold: back to the buyer with the reason, released, and to be submitted again', async () => {
    const skuId = await skuIdOf(test, pen[0]);
    const [sku] = await test.db.select().from(skus).where(eq(skus.skuId, skuId));
    const { orderId } = await ask([byUsers([one.accountId])]);
    await test.db
      .update(skus)
      .set({ listPrice: (sku?.listPrice ?? 0) + 100, tiers: [] })
      .where(eq(skus.skuId, skuId));
    const outcome = must(await approve(orderId, one)).resultData;
    await test.db
      .update(skus)
      .set({ listPrice: sku?.listPrice ?? 0, tiers: sku?.tiers ?? [] })
      .where(eq(skus.skuId, skuId));
    expect(outcome).toMatchObject({ flowState: 'returned', text: expect.stringContaining('涨到') });
    const order = await orderOf(test, buyer.token, orderId);
    expect(order).toMatchObject({ state: 'rejected', approval: { state: 'returned' } });
    expect(order.actions).toContain('resubmit');
  });
});

describe('submitting again', () => {
  const again = (orderId: number, qty: number, payable: number, more = {}) => ({
    requestId: randomUUID(),
    orderId,
    lines: [{ lineNo: 1, qty }],
    payable,
    paymentMethod: 'account' as const,
    invoice: { type: 'none' as const, title: '' },
    reason: '少买一些',
    ...more,
  });

  it('is the same order in its next version: read, priced and planned anew, with its whole log', async () => {
    const before = await used();
    const { orderId, orderNo } = await ask([byUsers([one.accountId])], { goods: [pen, ['MG-Q7-BK', 20]] });
    must(await reject(orderId, one));
    const wanted = { orderId, lines: [{ lineNo: 1, qty: 5 }] };
    const ruleId = await makeRule(test, {
      appliesTo: { userIds: [buyer.accountId] },
      levels: [byUsers([two.accountId])],
    });
    const shown = must(await test.call('Order/PreviewResubmit', wanted, buyer)).resultData;
    expect(shown.approval.levels[0]?.people.map((each) => each.userId)).toEqual([two.accountId]);
    expect(await test.call('Order/Resubmit', again(orderId, 5, 1), buyer)).toMatchObject({ errorCode: '6' });
    const input = again(orderId, 5, shown.amounts.payable);
    const sent = must(await test.call('Order/Resubmit', input, buyer)).resultData;
    expect(must(await test.call('Order/Resubmit', input, buyer)).resultData).toEqual(sent);
    await dropRule(test, ruleId);
    expect(sent).toMatchObject({ orderNo, state: 'pendingApproval', payable: shown.amounts.payable });
    expect(await used()).toBe(before + Math.round(sent.payable * 100));
    const order = await orderOf(test, buyer.token, orderId);
    expect(order.lines.map((line) => line.qty)).toEqual([5]);
    expect(order.approval).toMatchObject({ version: 2, turn: [expect.stringMatching(/^person/)] });
    expect(order.approval?.logs.map((log) => log.what)).toEqual(['提交审批', '驳回', '提交审批']);
    must(await approve(orderId, two));
    expect(await state(orderId)).toBe('pendingShipment');
  });

  it('goes straight on where nobody has to be asked; only by who submitted it, and only while it is his to change', async () => {
    const { orderId } = await ask([byUsers([one.accountId])]);
    const shown = async () =>
      must(await test.call('Order/PreviewResubmit', { orderId }, buyer)).resultData.amounts.payable;
    expect(await test.call('Order/PreviewResubmit', { orderId }, buyer)).toMatchObject({ errorCode: '6' });
    must(await reject(orderId, one));
    const [stranger] = (await manyBuyers(test, 1)) as [Person];
    expect(await test.call('Order/Resubmit', again(orderId, pen[1], await shown()), stranger)).toMatchObject({
      errorCode: '4',
    });
    const sent = must(await test.call('Order/Resubmit', again(orderId, pen[1], await shown()), buyer)).resultData;
    expect(sent.state).toBe('pendingShipment');
  });
});

describe('when time runs out', () => {
  const late = async (onTimeOut: 'remind' | 'approve' | 'reject' | 'escalate') => {
    const { orderId } = await ask([byUsers([one.accountId], { hours: 24, onTimeOut })]);
    test.clock.advanceMinutes(24 * 60 - 1);
    await test.sweep();
    expect(await state(orderId)).toBe('pendingApproval');
    test.clock.advanceMinutes(1);
    await test.sweep();
    test.rewind();
    return orderId;
  };
  it('approves', async () => expect(await state(await late('approve'))).toBe('pendingPayment'));
  it('rejects', async () => expect(await state(await late('reject'))).toBe('rejected'));
  it('reminds, and waits as long again', async () => {
    const orderId = await late('remind');
    expect(await waiting(orderId)).toEqual([one.accountId]);
    const { dueAt } = await flowOf(test, orderId);
    expect(dueAt?.getTime()).toBe(test.clock.now().getTime() + 48 * 3_600_000);
  });
  it('goes up to the head above, who then decides', async () => {
    const [unit] = await test.db.select().from(orgUnits).where(eq(orgUnits.orgId, place.orgId));
    await test.db
      .update(orgUnits)
      .set({ headId: three.accountId })
      .where(eq(orgUnits.orgId, unit?.parentId ?? 0));
    const orderId = await late('escalate');
    await test.db
      .update(orgUnits)
      .set({ headId: null })
      .where(eq(orgUnits.orgId, unit?.parentId ?? 0));
    expect(await waiting(orderId)).toEqual([three.accountId]);
    expect(await approve(orderId, one)).toMatchObject({ errorCode: '6' });
    must(await approve(orderId, three));
  });
  it('an order that nobody approves in seven days is cancelled, and its flow with it', async () => {
    const { orderId } = await ask([byUsers([one.accountId], { hours: 700 })]);
    test.clock.advanceMinutes(7 * 24 * 60 + 1);
    await test.sweep();
    test.rewind();
    expect(await state(orderId)).toBe('cancelled');
    expect(await flowOf(test, orderId)).toMatchObject({ state: 'ended' });
  });
});

describe('somebody is missing', () => {
  it('his deputy decides beside him, and the log says for whom; only in the days that were named', async () => {
    const boss = await newApprover();
    const day = formatDate(test.clock.now());
    const save = (fromDay: string, toDay: string) =>
      test.call('Approval/SaveDeputy', { userId: two.accountId, fromDay, toDay }, boss);
    must(await save('2099-01-01', '2099-01-02'));
    const { orderId } = await ask([byUsers([boss.accountId])]);
    expect(await approve(orderId, boss, {}, two)).toMatchObject({ errorCode: '4' });
    must(await save(day, day));
    const page = must(await test.call('Approval/GetPage', { pageSize: 100 }, two));
    expect(page.resultData.find((row) => row.orderId === orderId)?.forWhom).toMatch(/^person/);
    must(await approve(orderId, boss, {}, two));
    const log = (await orderOf(test, buyer.token, orderId)).approval?.logs.find((each) => each.what === '同意');
    expect(log?.forWhom).toMatch(/^person/);
    expect(log?.who).not.toBe(log?.forWhom);
  });

  it('nobody approves his own order as a deputy', async () => {
    const { orderId } = await ask([byUsers([one.accountId])]);
    const day = '2099-12-31';
    must(await test.call('Approval/SaveDeputy', { userId: buyer.accountId, fromDay: '2099-12-01', toDay: day }, one));
    test.clock.set(new Date('2099-12-05T04:00:00Z'));
    const [again] = (await openSessions(test, [buyer.accountId])) as [Person];
    const answer = await approve(orderId, one, {}, again);
    test.rewind();
    must(await test.call('Approval/SaveDeputy', { userId: null }, one));
    expect(answer).toMatchObject({ success: false, errorMsg: expect.stringContaining('自己提交') });
  });

  const replaced = async (
    leave: (who: Person) => Promise<unknown>,
    levels = (who: Person) => [byUsers([who.accountId])],
  ) => {
    const who = await newApprover();
    const { orderId } = await ask(levels(who));
    expect(await waiting(orderId)).toEqual([who.accountId]);
    await leave(who);
    await test.sweep();
    return { orderId, who };
  };
  const administrator = async () => (await accountOf(test, 'admin')).accountId;

  it('disabled while a task waits: the administrators are asked', async () => {
    const { orderId } = await replaced((who) => enableAccount(test.db, who.accountId, false));
    expect(await waiting(orderId)).toEqual([await administrator()]);
  });
  it('without the function while a task waits: the same', async () => {
    const { orderId, who } = await replaced((each) => setRoles(test, [each.accountId], []));
    expect(await waiting(orderId)).toEqual([await administrator()]);
    expect(await approve(orderId, who)).toMatchObject({ errorCode: '3' });
  });
  it('no longer head of the unit: who heads it now is asked', async () => {
    const head = async (who: Person) =>
      test.db.update(orgUnits).set({ headId: who.accountId }).where(eq(orgUnits.orgId, place.orgId));
    const first = await newApprover();
    await head(first);
    const { orderId } = await ask([{ by: 'unitHead' }]);
    expect(await waiting(orderId)).toEqual([first.accountId]);
    await head(three);
    expect(await approve(orderId, first)).toMatchObject({ errorCode: '6' });
    await test.sweep();
    expect(await waiting(orderId)).toEqual([three.accountId]);
    must(await approve(orderId, three));
    await test.db.update(orgUnits).set({ headId: null }).where(eq(orgUnits.orgId, place.orgId));
  });
});

describe('what an approver sees', () => {
  it('the row and the detail hold what a decision needs; who is not asked sees nothing', async () => {
    await buy(test, buyer.token, [pen], 'account');
    const { orderId } = await ask([byUsers([one.accountId]), byUsers([two.accountId])]);
    const { flowId } = await flowOf(test, orderId);
    const page = must(await test.call('Approval/GetPage', { pageSize: 100 }, one));
    const row = page.resultData.find((each) => each.orderId === orderId);
    expect(row).toMatchObject({ level: 1, levelCount: 2, lineCount: 1, qtyCount: pen[1], turnText: '由你审批' });
    expect(row?.lines[0]).toMatchObject({ lastPrice: expect.any(Number), changePercent: 0 });
    expect(page.tabCounts.waiting).toBe(page.totalCount);
    const model = must(await test.call('Approval/GetModel', { flowId }, one)).resultData;
    expect(model.actions).toEqual(['approve', 'reject', 'transfer', 'addSigner', 'ask']);
    expect(model.ifApproved).toContain('第 2 级');
    expect(model.record.steps.map((step) => step.state)).toEqual(['current', 'coming']);
    expect(await test.call('Approval/GetModel', { flowId }, three)).toMatchObject({ errorCode: '4' });
    const mine = must(await test.call('Approval/GetPage', { reqData: { tab: 'mine' } }, buyer));
    expect(mine.resultData[0]).toMatchObject({ orderId, actions: ['remind', 'withdraw'] });
    const found = async (searchKey: string) =>
      must(await test.call('Approval/GetPage', { searchKey, pageSize: 100 }, one)).resultData.some(
        (each) => each.orderId === orderId,
      );
    expect(await found(row?.orderNo ?? '')).toBe(true);
    expect(await found('没有这样的商品')).toBe(false);
  });

  it('opens what hangs on the order, though the order itself is out of reach; who is not asked does not', async () => {
    const beside = await addPerson(test, { ...place, orgId: far }, [approverRole]);
    const sent = { kind: 'attachment', file: { name: '报废单.png', bytes: pngPixel } };
    const { fileId } = (await uploadFile(test, sent, 'localhost', buyer.token)).body.resultData;
    const ruleId = await makeRule(test, {
      appliesTo: { userIds: [buyer.accountId] },
      levels: [byUsers([beside.accountId])],
    });
    await fillCart(test, buyer.token, [pen]);
    const shown = await preview(test, buyer.token);
    must(await submit(test, buyer.token, submissionOf(shown, 'transfer', { attachmentIds: [fileId] })));
    await dropRule(test, ruleId);
    const opens = async ({ token }: Person) => {
      const headers = { authtoken: token, host: 'localhost' };
      const answer = await test.app.inject({ method: 'POST', url: downloadPath, headers, payload: { fileId } });
      return 'content-disposition' in answer.headers;
    };
    const other = await addPerson(test, { ...place, orgId: far }, [approverRole]);
    expect([await opens(beside), await opens(other)]).toEqual([true, false]);
  });
});
