import { goodsRequestLimits } from '@yigou/contract/trade/requests.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngPixel, uploadFile } from '../../../test/builders';
import { must } from '../../../test/buying';
import { type Distance, distances, placesOf } from '../../../test/distances';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import { addPerson, type Person, rolesOf } from '../../../test/people';
import { askFor, goodsRequestInput } from '../../../test/requesting';
import { skus } from '../../goods/catalog/catalog.tables';
import { addToPool, dropPools } from '../../goods/pricing/pricing.fixture';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { notices } from '../../people/notices/notices.tables';
import { wants } from './requests.tables';

let test: PayingApp;
let staff: Operators;
let service: { token: string };
let buyer: Person;
let administrator: Person;
let people: Record<Distance, Person>;

beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  service = await staff.logIn('service');
  const places = await placesOf(test);
  const made = {} as typeof people;
  for (const distance of distances) {
    const roleId = (await rolesOf(test, places[distance].customerId)).get('采购员') ?? 0;
    made[distance] = await addPerson(test, places[distance], [roleId]);
  }
  people = made;
  buyer = people.own;
  administrator = await addPerson(test, places.own, [
    (await rolesOf(test, places.own.customerId)).get('企业管理员') ?? 0,
  ]);
});
afterAll(() => test.close());

const read = async (wantId: number, who = buyer) => must(await test.call('Want/GetModel', { wantId }, who)).resultData;
const answer = (wantId: number, more: { text?: string; skuNos?: string[] } = {}) =>
  staff.call('Want/Answer', { wantId, text: '有同款，见推荐', ...more }, service);
const refuse = (wantId: number, reason = '厂家已经停产，没有替代') =>
  staff.call('Want/Refuse', { wantId, reason }, service);
const toldOf = (wantId: number) =>
  test.db
    .select()
    .from(notices)
    .where(eq(notices.link, `/center/concern/wantDetail?wantId=${wantId}`));

it('is asked for once however often it is sent, and another content under the same key is refused', async () => {
  const input = goodsRequestInput({ wantedOn: '2099-12-31', note: '二号库用' });
  const first = must(await test.call('Want/Submit', input, buyer)).resultData;
  expect(first.wantNo).toMatch(/^Q\d{16}$/);
  expect(must(await test.call('Want/Submit', input, buyer)).resultData).toEqual(first);
  expect(await test.call('Want/Submit', { ...input, qty: 3 }, buyer)).toMatchObject({ errorCode: '6' });
  expect(await read(first.wantId)).toMatchObject({
    state: 'waiting',
    name: '手动液压叉车',
    qty: 2,
    unit: '台',
    wantedOn: '2099-12-31',
    note: '二号库用',
    own: true,
    offers: [],
  });
  expect(await test.call('Want/Submit', goodsRequestInput({ wantedOn: '2020-01-01' }), buyer)).toMatchObject({
    success: false,
    fields: { wantedOn: expect.any(String) },
  });
});

it('is answered with articles the customer can buy; the asker is told once, and the trace says who did', async () => {
  const { wantId, wantNo } = await askFor(test, buyer);
  for (const skuNos of [['NO-SUCH'], ['MG-Q7-BK', 'NO-SUCH']])
    expect(await answer(wantId, { skuNos })).toMatchObject({ errorMsg: expect.stringContaining('NO-SUCH') });
  await test.db.update(skus).set({ onShelf: false }).where(eq(skus.skuNo, 'DL-A4-70'));
  expect(await answer(wantId, { skuNos: ['DL-A4-70'] })).toMatchObject({ errorMsg: expect.stringContaining('下架') });
  await test.db.update(skus).set({ onShelf: true }).where(eq(skus.skuNo, 'DL-A4-70'));
  expect((await read(wantId)).state, 'nothing of it stays').toBe('waiting');
  expect(await answer(wantId, { text: '无' })).toMatchObject({ errorCode: '5' });

  must(await answer(wantId, { skuNos: ['dl-a4-70', 'MG-Q7-BK', 'MG-Q7-BK'] }));
  expect(await read(wantId)).toMatchObject({
    state: 'quoted',
    answer: '有同款，见推荐',
    offerCount: 2,
    offers: [
      { itemNo: 'DL-A4-70', problem: null },
      { itemNo: 'MG-Q7-BK', suggestedQty: 5 },
    ],
  });
  expect(await toldOf(wantId)).toMatchObject([{ accountId: buyer.accountId, kind: 'goods' }]);
  for (const again of [answer(wantId), refuse(wantId)]) expect(await again).toMatchObject({ errorCode: '6' });
  expect(await toldOf(wantId)).toHaveLength(1);
  const traces = await test.db.select().from(auditLogs).where(eq(auditLogs.objectId, wantNo));
  expect(traces).toMatchObject([{ what: '答复求购', objectKind: 'want' }]);
});

it('is refused with a reason that reaches the asker', async () => {
  const { wantId } = await askFor(test, buyer);
  expect(await refuse(wantId, '没有')).toMatchObject({ errorCode: '5' });
  must(await refuse(wantId));
  expect(await read(wantId)).toMatchObject({ state: 'refused', answer: '厂家已经停产，没有替代' });
  const [told] = await toldOf(wantId);
  expect(told).toMatchObject({ title: expect.stringContaining('暂不能供应'), text: expect.stringContaining('停产') });
});

it('is taken back while it waits, closed once it is answered, and by nobody but who asked', async () => {
  const { wantId } = await askFor(test, buyer);
  const withdraw = (who: Person) => test.call('Want/Withdraw', { wantId }, who);
  const close = (who: Person) => test.call('Want/Close', { wantId }, who);
  expect(await close(buyer)).toMatchObject({ errorCode: '6' });
  expect((await read(wantId, administrator)).own, 'seen by who sees all orders').toBe(false);
  for (const other of [administrator, people.colleague, people.customer]) {
    expect(await withdraw(other)).toMatchObject({ errorCode: '4' });
    expect(await close(other)).toMatchObject({ errorCode: '4' });
  }
  expect(await test.call('Want/GetModel', { wantId }, people.colleague)).toMatchObject({ errorCode: '4' });
  must(await withdraw(buyer));
  expect(await answer(wantId)).toMatchObject({ errorCode: '6' });
  expect(await read(wantId)).toMatchObject({ state: 'withdrawn', closeTime: expect.stringContaining('-') });

  const other = await askFor(test, buyer);
  must(await refuse(other.wantId));
  expect(await test.call('Want/Withdraw', { wantId: other.wantId }, buyer)).toMatchObject({ errorCode: '6' });
  must(await test.call('Want/Close', { wantId: other.wantId }, buyer));
  expect((await read(other.wantId)).state).toBe('closed');
});

it('stands in its tab, on the desk of who answers, and is found by its number', async () => {
  const asker = people.below;
  const { wantId, wantNo } = await askFor(test, asker, { name: '防爆对讲机' });
  const listed = async (tab: 'waiting' | 'answered') =>
    must(await test.call('Want/GetPage', { reqData: { tab } }, asker));
  expect((await listed('waiting')).resultData).toMatchObject([{ wantId, dueTime: expect.stringContaining(':') }]);
  expect((await listed('answered')).totalCount).toBe(0);
  expect((await listed('answered')).tabCounts).toMatchObject({ all: 1, waiting: 1, answered: 0 });
  const page = must(await staff.call('Want/GetPage', { searchKey: '对讲机' }, service));
  expect(page).toMatchObject({ totalCount: 1, resultData: [{ wantId, late: false }] });
  const found = must(await staff.call('Search/Find', { word: wantNo }, service)).resultData;
  expect(found).toMatchObject([{ kind: 'want', title: wantNo }]);

  const desk = async () => {
    const all = must(await staff.call('Overview/GetWaiting', {}, service)).resultData;
    return all.find(({ kind }) => kind === 'want');
  };
  const before = await desk();
  expect(before?.things.map(({ number }) => number)).toContain(wantNo);
  await test.db.update(wants).set({ dueAt: test.clock.now() }).where(eq(wants.wantId, wantId));
  test.clock.advanceMinutes(1);
  expect((await desk())?.overdue).toBe((before?.overdue ?? 0) + 1);
  test.rewind();
  must(await refuse(wantId));
  expect((await desk())?.count).toBe((before?.count ?? 0) - 1);
  const cashier = await staff.logIn('cashier');
  const waiting = must(await staff.call('Overview/GetWaiting', {}, cashier)).resultData;
  expect(waiting.map(({ kind }) => kind)).not.toContain('want');
});

it('shows its pictures to who sees it, and takes only one’s own', async () => {
  const upload = async ({ token }: Person): Promise<string> =>
    (await uploadFile(test, { kind: 'wantPicture', file: { name: '铭牌.png', bytes: pngPixel } }, 'localhost', token))
      .body.resultData.fileId;
  const fileId = await upload(buyer);
  const refused = await test.call('Want/Submit', goodsRequestInput({ pictureIds: [fileId] }), people.colleague);
  expect(refused).toMatchObject({ errorMsg: expect.stringContaining('图片') });
  const { wantId } = await askFor(test, buyer, { pictureIds: [fileId] });
  expect((await read(wantId)).pictures).toEqual([{ fileId, fileName: '铭牌.png' }]);
  const get = async (token: string, path = 'File/Get') => {
    const headers = { host: 'localhost', authtoken: token };
    const { headers: answered } = await test.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers,
      payload: { fileId },
    });
    return String(answered['content-type']).startsWith('image/');
  };
  expect([await get(buyer.token), await get(administrator.token)]).toEqual([true, true]);
  expect(await get(people.customer.token)).toBe(false);
  const [seen, cashier] = [await staff.logIn('service'), await staff.logIn('cashier')];
  expect(await get(seen.token, 'console/File/Get')).toBe(true);
  expect(await get(cashier.token, 'console/File/Get')).toBe(false);
});

it('is none of a desk of another company', async () => {
  const { wantId } = await askFor(test, buyer);
  await test.db.update(wants).set({ companyId: 99 }).where(eq(wants.wantId, wantId));
  expect(await staff.callRaw('Want/GetModel', { wantId }, service)).toMatchObject({ errorCode: '4' });
  expect(await answer(wantId)).toMatchObject({ errorCode: '4' });
  expect(await refuse(wantId)).toMatchObject({ errorCode: '4' });
  const { resultData } = must(await staff.call('Want/GetPage', { pageIndex: 1, pageSize: 100 }, service));
  expect(resultData.map((row) => row.wantId)).not.toContain(wantId);
  expect(await toldOf(wantId)).toEqual([]);
});

it('is not answered with what the asker may not buy', async () => {
  const { wantId } = await askFor(test, buyer);
  const [allowed, other] = await test.db.select().from(skus).where(eq(skus.onShelf, true)).orderBy(skus.skuId).limit(2);
  const [{ customerId } = { customerId: 0 }] = await test.db.select().from(wants).where(eq(wants.wantId, wantId));
  await addToPool(test.db, customerId, { includeSkuIds: [allowed?.skuId ?? 0] });
  expect(await answer(wantId, { skuNos: [other?.skuNo ?? ''] })).toMatchObject({
    errorMsg: expect.stringContaining(other?.skuNo ?? '?'),
  });
  expect(await answer(wantId, { skuNos: [allowed?.skuNo ?? ''] })).toMatchObject({ success: true });
  await dropPools(test.db);
});

it('has an end: who has many waiting waits for an answer first', async () => {
  const asker = people.beside;
  for (let at = 0; at < goodsRequestLimits.waiting; at += 1) await askFor(test, asker);
  expect(await test.call('Want/Submit', goodsRequestInput(), asker)).toMatchObject({
    errorMsg: expect.stringContaining(`${goodsRequestLimits.waiting} 条`),
  });
  const own = eq(wants.accountId, asker.accountId);
  expect(await test.db.$count(wants, own)).toBe(goodsRequestLimits.waiting);
});
