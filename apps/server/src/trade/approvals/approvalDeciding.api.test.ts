import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  approve,
  ask,
  atTheDesk,
  buyer,
  byFlow,
  one,
  pen,
  reject,
  state,
  taskOf,
  test,
  three,
  two,
  used,
  waiting,
} from '../../../test/approvalDesk';
import { byUsers, flowOf } from '../../../test/approving';
import { must, orderOf } from '../../../test/buying';
import { accountOf, type Person } from '../../../test/people';

atTheDesk();

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
    expect(await back(one)).toMatchObject({ success: false, errorMsg: '当前为第一级，不能退回上一级' });
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

  it('the submitter withdraws: released, theirs to change; nobody else can', async () => {
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
