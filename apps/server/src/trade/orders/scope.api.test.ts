import type { FunctionCode } from '@yigou/contract/ground/functions';
import type { DataScope } from '@yigou/contract/people/org.terms';
import { orderTabs } from '@yigou/contract/trade/orders.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pngPixel, uploadFile } from '../../../test/builders';
import { manyBuyers } from '../../../test/buyers';
import { fillCart, must, preview, submissionOf, submit } from '../../../test/buying';
import { type Distance, distances, placesOf } from '../../../test/distances';
import { addPerson, type Person, type Place } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { redPen } from '../../../test/things';
import { files } from '../../ground/files/files.tables';
import { addRole } from '../../people/org/org.service';
import { roles } from '../../people/org/org.tables';
import { orders } from './orders.tables';

type Kept = { orderId: number; fileIds: string[] };

let test: TestApp;
let maker: Person;
let caller: Person;
let places: Record<Distance, Place>;
const kept = {} as Record<Distance, Kept>;

const keepFile = async (kind: string): Promise<string> =>
  (await uploadFile(test, { kind, file: { name: '报价.png', bytes: pngPixel } }, 'localhost', maker.token)).body
    .resultData.fileId;

/** An order with a file attached and a slip of the bank, which then becomes somebody else's. */
async function orderOf(owner: Place & { accountId: number }): Promise<Kept> {
  const { token } = maker;
  const [attachment, voucher] = [await keepFile('attachment'), await keepFile('voucher')];
  await fillCart(test, token, [redPen]);
  const wanted = submissionOf(await preview(test, token), 'transfer', { attachmentIds: [attachment] });
  const { orderId } = must(await submit(test, token, wanted)).resultData;
  must(await test.call('Payment/UploadVoucher', { orderIds: [orderId], fileId: voucher }, { token }));
  const { companyId, customerId, orgId, accountId } = owner;
  await test.db.update(orders).set({ companyId, customerId, orgId, accountId }).where(eq(orders.orderId, orderId));
  for (const fileId of [attachment, voucher])
    await test.db.update(files).set({ companyId }).where(eq(files.fileId, fileId));
  return { orderId, fileIds: [attachment, voucher] };
}

const allOrders: FunctionCode[] = ['order/myOrder', 'order/allOrder'];
const hold = (dataScope: DataScope, functions: FunctionCode[]) =>
  test.db.update(roles).set({ dataScope, functions }).where(eq(roles.name, '看单'));

beforeAll(async () => {
  test = await testApp();
  places = await placesOf(test);
  [maker] = (await manyBuyers(test, 1)) as [Person];
  const draft = { name: '看单', dataScope: 'own' as const, functions: allOrders };
  caller = await addPerson(test, places.own, [await addRole(test.db, places.own.customerId, draft)]);
  for (const distance of distances) {
    const owner = distance === 'own' ? caller : await addPerson(test, places[distance], []);
    kept[distance] = await orderOf({ ...places[distance], accountId: owner.accountId });
  }
});
afterAll(() => test.close());

async function list(scope: 'mine' | 'all') {
  const { resultData, totalCount, tabCounts } = must(
    await test.call('Order/GetPage', { pageSize: 100, reqData: { scope } }, caller),
  );
  const found = distances.filter((each) => resultData.some((order) => order.orderId === kept[each].orderId));
  return { found, rows: resultData.length, totalCount, tabCounts };
}

const model = async (orderId: number) => (await test.callRaw('Order/GetModel', { orderId }, caller)).body;

const download = (fileId: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/File/Get',
    headers: { 'content-type': 'application/json', host: 'localhost', authtoken: caller.token },
    payload: JSON.stringify({ fileId }),
  });

/** These orders can be opened; the others answer like one that does not exist. */
async function expectOpened(seen: readonly Distance[]) {
  const unknown = await model(999_999_999);
  for (const distance of distances) {
    const body = await model(kept[distance].orderId);
    if (seen.includes(distance)) expect(body, distance).toMatchObject({ success: true });
    else expect(body, distance).toEqual(unknown);
  }
}

/** So it is with what hangs on them. */
async function expectFiles(seen: readonly Distance[]) {
  for (const distance of distances)
    for (const fileId of kept[distance].fileIds) {
      const answer = await download(fileId);
      if (seen.includes(distance)) expect(answer.rawPayload, distance).toEqual(pngPixel);
      else expect(answer.json(), distance).toMatchObject({ success: false, errorCode: '4' });
    }
}

/** Written out by hand. */
const reached: Record<DataScope, readonly Distance[]> = {
  own: ['own'],
  org: ['own', 'colleague'],
  orgTree: ['own', 'colleague', 'below'],
  all: ['own', 'colleague', 'below', 'beside'],
};

describe.each(Object.keys(reached) as DataScope[])('with 全部订单 and the scope %s', (scope) => {
  const seen = reached[scope];
  beforeEach(() => hold(scope, allOrders));

  it('the list holds exactly what it reaches, and the counts say so', async () => {
    const { found, rows, totalCount, tabCounts } = await list('all');
    expect(found).toEqual(seen);
    const none = Object.fromEntries(Object.keys(orderTabs).map((tab) => [tab, 0]));
    expect([rows, totalCount, tabCounts]).toEqual([
      seen.length,
      seen.length,
      { ...none, all: seen.length, pendingPayment: seen.length },
    ]);
  });

  it('the same orders can be opened, and no others', () => expectOpened(seen));

  it('the same orders give their files, and no others', () => expectFiles(seen));

  it('my orders are mine alone', async () => {
    expect(await list('mine')).toMatchObject({ found: ['own'], rows: 1, totalCount: 1 });
    expect(must(await test.call('Order/GetCounts', {}, caller)).resultData.pendingPayment).toBe(1);
  });
});

describe('without 全部订单', () => {
  beforeEach(() => hold('all', ['order/myOrder']));

  it('the widest scope opens nothing', async () => {
    expect(await test.call('Order/GetPage', { reqData: { scope: 'all' } }, caller)).toMatchObject({ errorCode: '3' });
    expect(await list('mine')).toMatchObject({ found: ['own'], totalCount: 1 });
    await expectOpened(['own']);
    await expectFiles(['own']);
  });
});

it('without any function for orders their files are closed too, one’s own as well', async () => {
  await hold('all', []);
  for (const fileId of kept.own.fileIds) expect((await download(fileId)).json()).toMatchObject({ errorCode: '4' });
});

it('what the customer bought from another company is not shown on this one’s site', async () => {
  await hold('all', allOrders);
  const { companyId } = places.company;
  const elsewhere = await orderOf({ ...places.own, companyId, accountId: caller.accountId });
  expect((await list('all')).rows).toBe(reached.all.length);
  expect(await model(elsewhere.orderId)).toMatchObject({ errorCode: '4' });
});
