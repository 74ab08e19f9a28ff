import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  approve,
  ask,
  atTheDesk,
  buyer,
  one,
  pen,
  place,
  reject,
  state,
  test,
  two,
  used,
  waiting,
} from '../../../test/approvalDesk';
import { byUsers, dropRule, makeRule } from '../../../test/approving';
import { manyBuyers } from '../../../test/buyers';
import { fillCart, must, orderOf, preview, skuIdOf, stockOf, submissionOf, submit } from '../../../test/buying';
import { accountOf, addPerson, openSessions, type Person, rolesOf, setRoles } from '../../../test/people';
import { skus } from '../../goods/catalog/catalog.tables';
import { accounts } from '../../people/accounts/accounts.tables';
import { notices } from '../../people/notices/notices.tables';

atTheDesk();

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
    expect(answer).toMatchObject({ success: false, errorMsg: '没有可用的审批人，请联系企业管理员设置' });
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

  it('goes straight on where nobody has to be asked; only by who submitted it, and only while it is theirs to change', async () => {
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

  it('counts to the month in which it is submitted again, for the limit of the buyer', async () => {
    const { orderId, payable } = await ask([byUsers([one.accountId])]);
    must(await reject(orderId, one));
    const now = test.clock.now();
    test.clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3)));
    const [late] = (await openSessions(test, [buyer.accountId])) as [Person];
    const shown = async () =>
      must(await test.call('Order/PreviewResubmit', { orderId }, late)).resultData.amounts.payable;
    const limitTo = (monthLimit: number | null) =>
      test.db.update(accounts).set({ monthLimit }).where(eq(accounts.accountId, buyer.accountId));
    await limitTo(Math.round(payable * 100));
    must(await test.call('Order/Resubmit', again(orderId, pen[1], await shown()), late));
    await fillCart(test, late.token, [pen]);
    const next = await submit(test, late.token, submissionOf(await preview(test, late.token), 'transfer'));
    await limitTo(null);
    test.rewind();
    expect(next).toMatchObject({ success: false, errorMsg: expect.stringMatching(/^本月已用/) });
  });
});
