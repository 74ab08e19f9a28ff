import { downloadPath } from '@yigou/contract/ground/files.terms';
import { formatDate } from '@yigou/contract/ground/time';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  approve,
  approverRole,
  ask,
  atTheDesk,
  buyer,
  far,
  newApprover,
  one,
  pen,
  place,
  state,
  test,
  three,
  two,
  waiting,
} from '../../../test/approvalDesk';
import { byUsers, dropRule, flowOf, makeRule, tasksOf } from '../../../test/approving';
import { pngPixel, uploadFile } from '../../../test/builders';
import { buy, fillCart, must, orderOf, preview, submissionOf, submit } from '../../../test/buying';
import { accountOf, addPerson, openSessions, type Person, setRoles } from '../../../test/people';
import { enableAccount } from '../../people/accounts/accounts.service';
import { orgUnits } from '../../people/org/org.tables';

atTheDesk();

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
  it('their deputy decides beside them, and the log says for whom; only in the days that were named', async () => {
    const boss = await newApprover();
    const day = formatDate(test.clock.now());
    const save = (fromDay: string, toDay: string) =>
      test.call('Approval/SaveDeputy', { userId: two.accountId, fromDay, toDay }, boss);
    must(await save('2099-01-01', '2099-01-02'));
    const { orderId } = await ask([byUsers([boss.accountId])]);
    expect(await approve(orderId, boss, {}, two)).toMatchObject({ errorCode: '4' });
    must(await save(day, day));
    const page = must(await test.call('Approval/GetPage', { pageSize: 100 }, two));
    const forWhom = page.resultData.find((row) => row.orderId === orderId)?.forWhom;
    expect(forWhom).toMatch(/^person/);
    expect(must(await test.call('Approval/GetDeputy', {}, two)).resultData.actingFor).toContainEqual({
      userName: forWhom,
      toDay: day,
    });
    expect(must(await test.call('Approval/GetDeputy', {}, boss)).resultData).toMatchObject({
      active: true,
      toDay: day,
    });
    const asked = (await orderOf(test, buyer.token, orderId)).approval?.steps[0]?.people[0];
    expect(asked).toMatchObject({ userName: forWhom, deputyName: expect.stringMatching(/^person/), decidedBy: '' });
    must(await approve(orderId, boss, {}, two));
    const log = (await orderOf(test, buyer.token, orderId)).approval?.logs.find((each) => each.what === '同意');
    expect(log?.forWhom).toMatch(/^person/);
    expect(log?.who).not.toBe(log?.forWhom);
    const decided = (await orderOf(test, buyer.token, orderId)).approval?.steps[0]?.people[0];
    expect(decided).toMatchObject({ userName: forWhom, decidedBy: asked?.deputyName, deputyName: '' });
  });

  it('nobody approves their own order as a deputy', async () => {
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
  it('handed on by the only one who could stand in, and disabled: they are asked again', async () => {
    const boss = await accountOf(test, 'admin');
    const [admin] = (await openSessions(test, [boss.accountId])) as [Person];
    const heir = await newApprover();
    const { orderId } = await ask([byUsers([admin.accountId])]);
    const [task] = await tasksOf(test, orderId);
    const handing = { requestId: crypto.randomUUID(), taskId: task?.taskId ?? 0, userId: heir.accountId };
    must(await test.call('Approval/Transfer', handing, admin));
    expect(await waiting(orderId)).toEqual([heir.accountId]);
    await enableAccount(test.db, heir.accountId, false);
    await test.sweep();
    expect(await waiting(orderId)).toEqual([admin.accountId]);
    must(await approve(orderId, admin));
    expect(await state(orderId)).toBe('pendingPayment');
  });
  it('and nobody else there: as soon as somebody can, they are asked', async () => {
    const who = await newApprover();
    const { orderId } = await ask([byUsers([who.accountId])]);
    const { accountId } = await accountOf(test, 'admin');
    for (const each of [who.accountId, accountId]) await enableAccount(test.db, each, false);
    await test.sweep();
    expect(await waiting(orderId)).toEqual([]);
    await enableAccount(test.db, accountId, true);
    test.clock.advanceMinutes(6);
    await test.sweep();
    test.rewind();
    expect(await waiting(orderId)).toEqual([accountId]);
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
    expect(row).toMatchObject({ level: 1, levelCount: 2, lineCount: 1, qtyCount: pen[1], turnText: '由您审批' });
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
