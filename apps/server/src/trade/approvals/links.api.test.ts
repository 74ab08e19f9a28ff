import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buyAsked, byUsers, codesMailedTo, confirmCodeMailedTo, flowOf, tasksOf } from '../../../test/approving';
import { manyBuyers } from '../../../test/buyers';
import { counted, must, orderOf, skuIdOf } from '../../../test/buying';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import { accountOf, addPerson, type Person, rolesOf } from '../../../test/people';
import { audit } from '../../books/auditor/auditor.service';
import { demoPassword } from '../../demo/people.data';
import { putOnHand } from '../../goods/stock/stock.service';
import { asSent } from '../../ground/lib/passwords';
import { findById } from '../../people/accounts/accounts.queries';
import { enableAccount } from '../../people/accounts/accounts.service';

let test: PayingApp;
let buyer: Person;
const newApprover = async () => {
  const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
  const role = (await rolesOf(test, customerId)).get('审批人') ?? 0;
  const person = await addPerson(test, { companyId, customerId, orgId }, [role]);
  return { ...person, email: (await findById(test.db, person.accountId))?.email ?? '' };
};
type Approver = Awaited<ReturnType<typeof newApprover>>;

beforeAll(async () => {
  test = await payingApp();
  [buyer] = (await manyBuyers(test, 1)) as [Person];
  const rows: { skuId: number; onHand: number }[] = [];
  for (const skuNo of ['MG-Q7-RD', 'LX-TB14']) rows.push({ skuId: await skuIdOf(test, skuNo), onHand: 100_000 });
  await test.db.transaction((tx) => putOnHand(tx, counted, rows));
});
afterAll(() => test.close());
afterEach(async () => expect(await audit(test.db)).toEqual([]));

const look = async (code: string) => must(await test.call('Approval/GetByCode', { code })).resultData;
const decide = (code: string, decision: 'approve' | 'reject' = 'approve', more = {}) =>
  test.call('Approval/DecideByCode', { requestId: randomUUID(), code, decision, comment: '已经核对过了', ...more });
const codeOf = async ({ email }: Approver) => (await codesMailedTo(test, email))[0] ?? '';

const change = async ({ token }: Approver) =>
  must(await test.call('Account/ChangePassword', { oldPwd: asSent(demoPassword), newPwd: 'Changed@2026' }, { token }));

async function mailed(goods: [string, number] = ['MG-Q7-RD', 20]) {
  const who = await newApprover();
  const { orderId } = await buyAsked(test, buyer, [byUsers([who.accountId])], { goods });
  return { who, orderId, code: await codeOf(who) };
}
const state = async (orderId: number) => (await orderOf(test, buyer.token, orderId)).state;

describe('the mailed link', () => {
  it('shows that order alone, decides once without a session, and then says what was decided', async () => {
    const { code, orderId, who } = await mailed();
    const shown = await look(code);
    expect(shown).toMatchObject({ state: 'open', needsCode: false, customerName: '华东精密制造有限公司' });
    expect(shown.order).toMatchObject({ version: 1, lines: [{ qty: 20 }] });
    const requestId = randomUUID();
    const first = must(await decide(code, 'approve', { requestId })).resultData;
    expect(must(await decide(code, 'approve', { requestId })).resultData).toEqual(first);
    expect(await state(orderId)).toBe('pendingPayment');
    expect(await look(code)).toMatchObject({ state: 'decided', title: '您已同意', order: null, change: null });
    // Forwarded and followed once more: it has been used.
    expect(await decide(code, 'reject')).toMatchObject({ success: false, errorCode: '6' });
    const task = (await tasksOf(test, orderId))[0];
    expect(task).toMatchObject({ accountId: who.accountId, decidedBy: who.accountId });
  });

  it('rejects with a reason, and not without', async () => {
    const { code, orderId } = await mailed();
    expect(await decide(code, 'reject', { comment: '不行' })).toMatchObject({ errorCode: '5' });
    must(await decide(code, 'reject'));
    expect(await state(orderId)).toBe('rejected');
    expect(await look(code)).toMatchObject({ state: 'decided', title: '您已驳回' });
  });

  it.each([
    ['changed', (who: Approver) => change(who)],
    [
      'reset',
      async (who: Approver) =>
        must(await test.call('KamUser/ResetPassword', { userId: who.accountId }, await test.logIn('admin'))),
    ],
  ])('ends when the password of the approver is %s, and shows nothing any more', async (_, set) => {
    const { code, orderId, who } = await mailed();
    test.clock.advanceMinutes(1);
    await set(who);
    expect(await look(code)).toMatchObject({ state: 'void', text: expect.stringContaining('密码已修改'), order: null });
    expect(await decide(code)).toMatchObject({ success: false, errorCode: '6' });
    expect(await state(orderId)).toBe('pendingApproval');
  });

  it('altered, it is no link at all, and shows nothing', async () => {
    const { code, orderId } = await mailed();
    for (const other of [`${code}x`, code.slice(1), code.toUpperCase(), 'nonsense']) {
      expect(await look(other)).toMatchObject({ state: 'void', order: null, customerName: '', loginPath: '' });
      expect(await decide(other)).toMatchObject({ success: false });
    }
    expect(await state(orderId)).toBe('pendingApproval');
  });

  it('lives 72 hours', async () => {
    const { code, orderId } = await mailed();
    test.clock.advanceMinutes(72 * 60);
    expect(await look(code)).toMatchObject({ state: 'void', order: null, text: expect.stringContaining('有效期') });
    expect(await decide(code)).toMatchObject({ success: false, errorMsg: expect.stringContaining('有效期') });
    test.clock.advanceMinutes(-1);
    expect(await look(code)).toMatchObject({ state: 'open' });
    test.rewind();
    expect(await state(orderId)).toBe('pendingApproval');
  });

  it('is void as soon as the order has changed: it says how, and a new one was mailed', async () => {
    const [one, two] = [await newApprover(), await newApprover()];
    const levels = [byUsers([one.accountId, two.accountId], { mode: 'all' })];
    const { orderId } = await buyAsked(test, buyer, levels, { goods: ['MG-Q7-RD', 20] });
    const old = await codeOf(two);
    must(await decide(await codeOf(one), 'approve', { cuts: [{ lineNo: 1, qty: 5 }] }));
    expect(await look(old)).toMatchObject({
      state: 'void',
      order: null,
      change: { lines: [{ before: 20, after: 5 }] },
      text: expect.stringContaining('已变更'),
    });
    expect(await decide(old)).toMatchObject({ success: false });
    const fresh = await codeOf(two);
    expect(fresh).not.toBe(old);
    must(await decide(fresh));
    expect(await state(orderId)).toBe('pendingPayment');
  });

  it('is void when it was decided elsewhere, withdrawn, or the approver was disabled', async () => {
    const [one, two] = [await newApprover(), await newApprover()];
    await buyAsked(test, buyer, [byUsers([one.accountId, two.accountId])]);
    const [first, second] = [await codeOf(one), await codeOf(two)];
    must(await decide(first));
    expect(await look(second)).toMatchObject({ state: 'void', text: expect.stringContaining('无需') });
    expect(await decide(second)).toMatchObject({ success: false });

    const gone = await mailed();
    const { flowId } = await flowOf(test, gone.orderId);
    must(await test.call('Approval/Withdraw', { requestId: randomUUID(), flowId }, buyer));
    expect(await look(gone.code)).toMatchObject({ state: 'void' });
    expect(await decide(gone.code)).toMatchObject({ success: false });

    const off = await mailed();
    await enableAccount(test.db, off.who.accountId, false);
    expect(await look(off.code)).toMatchObject({ state: 'void', text: expect.stringContaining('停用') });
    expect(await decide(off.code)).toMatchObject({ success: false });
    expect(await state(off.orderId)).toBe('pendingApproval');
  });

  it('leads to the host that the order came from, never to one that only a request claims', async () => {
    const baseFor = async (host: string) => {
      const call: PayingApp['call'] = (path, input, who) => test.call(path, input, { ...who, host });
      const { accountId } = await newApprover();
      const { orderId } = await buyAsked({ ...test, call }, buyer, [byUsers([accountId])]);
      return (await flowOf(test, orderId)).linkBase;
    };
    expect(await baseFor('localhost')).toBe('http://localhost');
    expect(await baseFor('127.0.0.1')).toBe('http://127.0.0.1');
    expect(await baseFor('evil.example')).toBe('http://localhost');
  });
});

describe('above the amount that asks for a code', () => {
  const large = () => mailed(['LX-TB14', 13]);

  it('the link alone does not decide: a code goes to the mailbox of the approver, masked on the page', async () => {
    const { code, orderId, who } = await large();
    expect(await look(code)).toMatchObject({ needsCode: true, codeTo: expect.stringMatching(/^pe\*\*\*@/) });
    expect(await decide(code)).toMatchObject({ success: false, errorMsg: '验证码已失效，请重新获取' });
    must(await test.call('Approval/SendConfirmCode', { code }));
    expect(await test.call('Approval/SendConfirmCode', { code })).toMatchObject({ errorCode: '7' });
    const right = await confirmCodeMailedTo(test, who.email);
    const wrong = right === '000000' ? '000001' : '000000';
    expect(await decide(code, 'approve', { confirmCode: wrong })).toMatchObject({
      errorMsg: expect.stringContaining('还可尝试'),
    });
    must(await decide(code, 'approve', { confirmCode: right }));
    // Over 50,000 财务 is asked as well, by the rule of the demo customer.
    expect((await tasksOf(test, orderId))[0]).toMatchObject({ state: 'approved' });
  });

  it('five wrong tries, or ten minutes, and the code is worth nothing', async () => {
    const { code, who, orderId } = await large();
    must(await test.call('Approval/SendConfirmCode', { code }));
    const right = await confirmCodeMailedTo(test, who.email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await decide(code, 'approve', { confirmCode: wrong });
    expect(await decide(code, 'approve', { confirmCode: right })).toMatchObject({
      errorMsg: '验证码已失效，请重新获取',
    });
    test.clock.advanceMinutes(1);
    must(await test.call('Approval/SendConfirmCode', { code }));
    const next = await confirmCodeMailedTo(test, who.email);
    test.clock.advanceMinutes(11);
    expect(await decide(code, 'approve', { confirmCode: next })).toMatchObject({
      errorMsg: '验证码已失效，请重新获取',
    });
    test.rewind();
    expect(await state(orderId)).toBe('pendingApproval');
  });
});
