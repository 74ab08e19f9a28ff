import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import { type TestApp, testApp } from '../../../test/testApp';
import { outbox } from '../../ground/jobs/outbox.tables';
import { enableAccount } from '../accounts/accounts.service';
import { notify, type Recipient } from './notices.service';

let test: PayingApp;
let buyer: { token: string; userId: number };
let approver: { token: string; userId: number };
beforeAll(async () => {
  test = await payingApp();
  buyer = await test.logIn('buyer');
  approver = await test.logIn('approver');
});
afterAll(() => test.close());

const about = {
  kind: 'approvalTask',
  title: '有一单待您审批',
  text: '王晓燕 ¥18.00',
  link: '/center/order/myApprove',
} as const;
const tell = (to: readonly Recipient[], notice: Parameters<typeof notify>[2] = about) =>
  test.db.transaction((tx) => notify({ ...test.context(), tx }, to, notice));
const unread = async ({ token }: { token: string }) =>
  must(await test.call('Notice/GetUnread', {}, { token })).resultData;
const mails = async () => (await test.db.select().from(outbox)).map(({ message }) => message);

it('is counted and listed until it is read, for whom it is meant and nobody else', async () => {
  await tell([buyer.userId, buyer.userId]);
  await tell([buyer.userId, approver.userId], { ...about, kind: 'order', title: '订单已发货' });
  expect(await unread(buyer)).toMatchObject({ count: 2, latest: [{ title: '订单已发货' }, { title: about.title }] });
  expect((await unread(approver)).count).toBe(1);
  const page = must(await test.call('Notice/GetPage', { reqData: { kind: 'order' } }, buyer));
  expect(page).toMatchObject({ totalCount: 1, resultData: [{ link: about.link, isRead: false }] });
  const noticeIds = page.resultData.map((each) => each.noticeId);
  expect(await test.call('Notice/MarkRead', { noticeIds }, approver)).toMatchObject({ errorCode: '4' });
  for (const _ of [1, 2]) must(await test.call('Notice/MarkRead', { noticeIds }, buyer));
  expect(await unread(buyer)).toMatchObject({ count: 1, latest: [{ title: about.title }] });
  const left = must(await test.call('Notice/GetPage', { reqData: { onlyUnread: true } }, buyer));
  expect(left).toMatchObject({ totalCount: 1, resultData: [{ title: about.title }] });
  must(await test.call('Notice/MarkRead', {}, buyer));
  expect((await unread(buyer)).count).toBe(0);
  expect((await unread(approver)).count).toBe(1);
});

it('reaches one where one wants it, by mail with a way in of its own', async () => {
  await test.db.delete(outbox);
  must(await test.call('Notice/MarkRead', {}, approver));
  const letter = { subject: '请审批', text: 'http://shop.example/#/Audit/OrderAudit?code=x' };
  await tell([buyer.userId, { accountId: approver.userId, letter }]);
  expect(await mails()).toEqual(
    expect.arrayContaining([
      { kind: 'mail', to: 'approver@example.com', ...letter },
      { kind: 'mail', to: 'buyer@example.com', subject: about.title, text: about.text, link: about.link },
    ]),
  );
  expect(must(await test.call('Notice/GetPreferences', {}, approver)).resultData).toContainEqual({
    kind: 'approvalTask',
    bell: true,
    mail: true,
  });
  const wish = (bell: boolean, mail: boolean) =>
    test.call('Notice/SavePreferences', { list: [{ kind: 'approvalTask', bell, mail }] }, approver);
  must(await wish(false, true));
  await tell([approver.userId]);
  must(await wish(true, false));
  await tell([approver.userId]);
  expect([(await unread(approver)).count, (await mails()).length]).toEqual([2, 3]);
});

it('is told to nobody who is disabled, and not at all when what it tells of is taken back', async () => {
  await test.db.delete(outbox);
  const before = [(await unread(buyer)).count, (await unread(approver)).count];
  await enableAccount(test.db, buyer.userId, false);
  await tell([buyer.userId]);
  await enableAccount(test.db, buyer.userId, true);
  const undone = test.db.transaction(async (tx) => {
    await notify({ ...test.context(), tx }, [approver.userId], { ...about, kind: 'budget' });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await mails()).toEqual([]);
  expect([(await unread(await test.logIn('buyer'))).count, (await unread(approver)).count]).toEqual(before);
});

it('lies in the mailbox of a demo, and only there', async () => {
  const look = (shop: TestApp) => shop.app.inject({ url: '/demo/mail' });
  expect((await look(test)).statusCode).toBe(404);
  const demo = await testApp({ mailbox: true });
  expect((await look(demo)).body).toContain('暂无邮件');
  await demo.db.insert(outbox).values({
    outboxId: '00000000-0000-4000-8000-000000000001',
    message: { kind: 'mail', to: 'a@example.com', subject: '验证码 <b>', text: '123456', link: '/login?redirect="' },
    createdAt: demo.clock.now(),
  });
  const { body } = await look(demo);
  for (const part of ['验证码 &lt;b&gt;', '123456', 'a@example.com', 'href="/#/login?redirect=&quot;"'])
    expect(body).toContain(part);
  await demo.close();
});
