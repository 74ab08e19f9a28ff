import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { booksOf, creditRow } from '../../../test/books';
import { budgetForBuyer } from '../../../test/budgets';
import { pngPixel, uploadFile } from '../../../test/builders';
import { manyBuyers } from '../../../test/buyers';
import { buy, counted, must, orderOf, skuIdOf, stockOf } from '../../../test/buying';
import { applyFor, issuedByHand, reversed } from '../../../test/invoicing';
import { type Operators, operatorsOf } from '../../../test/operators';
import { open, type PayingApp, payAt, payingApp, untilOrder } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { applied, applyInput, buyReceived } from '../../../test/returning';
import { parcelIn, shipOrder } from '../../../test/shipping';
import { audit } from '../../books/auditor/auditor.service';
import { products, skus } from '../../goods/catalog/catalog.tables';
import { putOnHand } from '../../goods/stock/stock.service';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { addDays } from '../../ground/lib/clock';
import { ledgerAccounts } from '../../money/ledger/ledger.tables';
import { notices } from '../../people/notices/notices.tables';
import { approvalRules } from '../approvals/approvals.tables';
import { freightRules } from '../freight/freight.tables';
import { orderLines, orders } from '../orders/orders.tables';
import { shipments } from '../shipments/shipments.tables';
import { returnLines, returns } from './returns.tables';

type Token = { token: string };
let test: PayingApp;
let staff: Operators;
let [warehouse, service, cashier]: Token[] = [];
let buyer: Person;
let stranger: Person;
let skuId: number;
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  [warehouse, service, cashier] = [
    await staff.logIn('warehouse'),
    await staff.logIn('service'),
    await staff.logIn('cashier'),
  ];
  await test.db.update(approvalRules).set({ enabled: false });
  await budgetForBuyer(test);
  [buyer, stranger] = (await manyBuyers(test, 2)) as [Person, Person];
  skuId = await skuIdOf(test, pens[0]);
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 100_000 }]));
});
afterAll(() => test.close());
afterEach(async () => {
  await test.sandbox.control({ refunds: 'finish' });
  expect(await audit(test.db)).toEqual([]);
});

const pens: [string, number] = ['MG-Q7-BK', 20];
const received = () => buyReceived(test, buyer, [pens]);
const apply = (input: CallInput<'OrderReturn/Apply'>, who: Person = buyer) =>
  test.call('OrderReturn/Apply', input, who);
const read = async (returnId: number, who: Person = buyer) =>
  must(await test.call('OrderReturn/GetModel', { returnId }, who)).resultData;
const line = async (orderId: number) =>
  (await test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0] as typeof orderLines.$inferSelect;
const picture = async (bytes: Buffer = pngPixel, who: Person = buyer) =>
  (await uploadFile(test, { kind: 'returnPicture', file: { name: '破损.png', bytes } }, 'localhost', who.token)).body;
const sent = (returnId: number) => ({ returnId, carrier: 'sf', trackingNo: 'SF1234567890123' }) as const;
const sendBack = (returnId: number) => test.call('OrderReturn/FillLogistics', sent(returnId), buyer);
const pass = (returnId: number) => staff.call('Return/Pass', { returnId }, service);
const refund = (returnId: number) => staff.call('Return/Refund', { returnId }, cashier);
const inspect = (returnId: number, sound: number, damaged = 0, refused = 0) =>
  staff.call(
    'Return/Inspect',
    { returnId, lines: [{ lineNo: 1, sound, damaged, refused }], reason: refused ? '外壳有使用痕迹' : '' },
    warehouse,
  );
const confirm = (returnId: number) => test.call('OrderReturn/Confirm', { returnId }, buyer);
/** Everything up to the money. */
async function accepted(orderId: number, qty: number, more: Partial<CallInput<'OrderReturn/Apply'>> = {}) {
  const returnId = await applied(test, buyer, applyInput(orderId, { lines: [{ lineNo: 1, qty }], ...more }));
  must(await pass(returnId));
  must(await sendBack(returnId));
  must(await inspect(returnId, qty));
  return returnId;
}
const expire = (returnId: number) =>
  test.db
    .update(returns)
    .set({ dueAt: addDays(test.clock.now(), -1) })
    .where(eq(returns.returnId, returnId));
const { refundsOf } = booksOf(() => test);

async function paidByAlipay(): Promise<number> {
  const { orderId } = await buy(test, buyer.token, [pens], 'alipay');
  await payAt(test, await open(test, buyer.token, [orderId], 'alipay'));
  await untilOrder(test, buyer.token, orderId, { state: 'pendingShipment' });
  await shipOrder(test, orderId);
  must(await test.call('Order/ConfirmReceipt', { orderId }, buyer));
  return orderId;
}

describe('goods that come back', () => {
  it('bring back stock, credit and budget; the order is closed when all of it has gone back', async () => {
    const [used, stock] = [(await creditRow(test))?.used ?? 0, await stockOf(test, skuId)];
    const budgets = () => test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'budget'));
    const before = await budgets();
    const orderId = await received();
    const { total, freightShare } = await line(orderId);
    const { resultData } = await picture();
    const why = { reason: '破损' as const, text: '笔杆开裂', pictureIds: [resultData.fileId] };
    const first = await accepted(orderId, 7, why);
    expect(await read(first)).toMatchObject({ state: 'pendingRefund', waitsFor: '等待财务退款', actions: [] });
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: stock.onHand - 13 });
    must(await refund(first));
    expect(await read(first)).toMatchObject({ state: 'pendingConfirm', refunds: [], actions: ['confirm'] });
    must(await confirm(first));
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'completed', afterSaleState: 'done' });
    const second = await accepted(orderId, 13, why);
    must(await refund(second));
    must(await confirm(second));
    const amounts = await Promise.all([first, second].map(async (returnId) => (await read(returnId)).decided));
    expect(Math.round((amounts[0] ?? 0) * 100) + Math.round((amounts[1] ?? 0) * 100)).toBe(total + freightShare);
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'closed', payState: 'refunded' });
    expect((await creditRow(test))?.used).toBe(used);
    expect(await stockOf(test, skuId)).toEqual(stock);
    expect((await budgets()).map((each) => each.used)).toEqual(before.map((each) => each.used));
  });

  it('give back every 分 of goods and freight, in however many parts', async () => {
    const [rule] = await test.db.select().from(freightRules);
    await test.db.update(freightRules).set({ fee: 1000 });
    const orderId = await buyReceived(test, buyer, [['MG-Q7-RD', 6]]);
    await test.db.update(freightRules).set({ fee: rule?.fee ?? 0 });
    const { total, freightShare } = await line(orderId);
    // Else each part would be the same, and which pieces they are would not matter.
    expect(freightShare % 3).not.toBe(0);
    const parts: number[] = [];
    for (let part = 0; part < 3; part += 1) {
      const returnId = await accepted(orderId, 2, { reason: '与描述不符' });
      must(await refund(returnId));
      must(await confirm(returnId));
      parts.push(Math.round(((await read(returnId)).decided ?? 0) * 100));
    }
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total + freightShare);
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'closed' });
  });

  it('tell their story to both sides', async () => {
    const orderId = await received();
    const { resultData } = await picture();
    const returnId = await accepted(orderId, 2, { reason: '质量问题', pictureIds: [resultData.fileId] });
    must(await refund(returnId));
    const { returnNo, logs, pictures, returnTo, sent: parcel } = await read(returnId);
    expect(logs.map((log) => [log.who === '系统', log.what])).toEqual([
      [false, '提交申请'],
      [false, '审核通过'],
      [false, '寄回商品'],
      [false, '验收通过'],
      [false, '发起退款'],
      [true, '退款完成'],
    ]);
    expect([pictures, parcel]).toMatchObject([[{ fileId: resultData.fileId }], { trackingNo: 'SF1234567890123' }]);
    expect(returnTo).toContain('售后部');
    const told = await test.db
      .select()
      .from(notices)
      .where(eq(notices.accountId, buyer.accountId))
      .orderBy(desc(notices.noticeId));
    expect(told.slice(0, 3).map((each) => each.title)).toEqual([
      `售后 ${returnNo}：退款已完成，请确认`,
      `售后 ${returnNo}：验收通过，等待退款`,
      expect.stringContaining('审核通过，请在 7 天内寄回'),
    ]);
    const trace = await test.db.select().from(auditLogs).where(eq(auditLogs.objectId, returnNo));
    expect(trace.map((each) => each.what)).toEqual(['售后审核通过', '验收退货', '售后退款']);
    const { resultData: model } = must(await staff.call('Return/GetModel', { returnId }, service));
    expect(model).toMatchObject({ customerName: expect.any(String), steps: [], credit: { used: expect.any(Number) } });
    const fetched = await test.app.inject({
      method: 'POST',
      url: '/api/console/File/Get',
      headers: { authtoken: service?.token ?? '', host: 'localhost' },
      payload: { fileId: resultData.fileId },
    });
    expect(fetched.headers['content-type']).toBe('image/png');
    for (const [url, token] of [
      ['/api/console/File/Get', buyer.token],
      ['/api/File/Get', stranger.token],
    ])
      expect(
        (
          await test.app.inject({
            method: 'POST',
            url: url ?? '',
            headers: { authtoken: token ?? '', host: 'localhost' },
            payload: { fileId: resultData.fileId },
          })
        ).json(),
      ).toMatchObject({ success: false });
  });

  it('are accepted in part: that part is paid back, damaged ones are not sold again', async () => {
    const orderId = await received();
    const stock = await stockOf(test, skuId);
    const returnId = await applied(test, buyer, applyInput(orderId, { lines: [{ lineNo: 1, qty: 10 }] }));
    must(await pass(returnId));
    must(await sendBack(returnId));
    expect(await inspect(returnId, 4, 3, 2)).toMatchObject({ errorMsg: expect.stringContaining('申请 10 件') });
    expect(
      await staff.callRaw(
        'Return/Inspect',
        { returnId, lines: [{ lineNo: 1, sound: 7, damaged: 0, refused: 3 }], reason: '' },
        warehouse,
      ),
    ).toMatchObject({ errorCode: '5' });
    must(await inspect(returnId, 4, 3, 3));
    expect(await line(orderId)).toMatchObject({ returningQty: 0, returnedQty: 7 });
    expect((await stockOf(test, skuId)).onHand).toBe(stock.onHand + 4);
    const { lines, estimate, decided, answer } = await read(returnId);
    expect(lines).toMatchObject([{ accepted: 7, damaged: 3, refused: 3, estimate, decided }]);
    expect(Math.round((decided ?? 0) * 1000)).toBe(Math.round(estimate * 700));
    expect(answer).toBe('外壳有使用痕迹');
  });

  it('fail as a whole where nothing is accepted, and can be applied for again', async () => {
    const orderId = await received();
    const returnId = await applied(test, buyer, applyInput(orderId, { lines: [{ lineNo: 1, qty: 20 }] }));
    must(await pass(returnId));
    must(await sendBack(returnId));
    must(await inspect(returnId, 0, 0, 20));
    expect(await read(returnId)).toMatchObject({ state: 'inspectionFailed', decided: null });
    expect(await line(orderId)).toMatchObject({ returningQty: 0, returnedQty: 0, refunded: 0 });
    await applied(test, buyer, applyInput(orderId, { lines: [{ lineNo: 1, qty: 20 }] }));
  });
});

describe('an application', () => {
  it('is refused beyond what was received, after its window, for goods that exclude it, of another’s order', async () => {
    const orderId = await received();
    const of = (qty: number, more: Partial<CallInput<'OrderReturn/Apply'>> = {}) =>
      applyInput(orderId, { lines: [{ lineNo: 1, qty }], ...more });
    expect(await apply(of(21))).toMatchObject({
      errorCode: '6',
      errorMsg: expect.stringContaining('最多可申请 20 件'),
    });
    await applied(test, buyer, of(15));
    expect(await apply(of(6))).toMatchObject({ errorCode: '6', errorMsg: expect.stringContaining('最多可申请 5 件') });
    expect(await apply(applyInput(orderId, { lines: [{ lineNo: 9, qty: 1 }] }))).toMatchObject({ errorCode: '4' });
    expect(await apply(of(1), stranger)).toMatchObject({ errorCode: '4' });
    const receivedAt = (days: number) =>
      test.db
        .update(shipments)
        .set({ receivedAt: addDays(test.clock.now(), -days) })
        .where(eq(shipments.orderId, orderId));
    await receivedAt(8);
    expect(await apply(of(1))).toMatchObject({ errorMsg: expect.stringContaining('收货后 7 天') });
    await applied(test, buyer, of(1, { reason: '与描述不符' }));
    await receivedAt(16);
    for (const more of [
      { reason: '与描述不符' as const },
      { type: 'refundOnly' as const, reason: '少件漏发' as const },
    ])
      expect(await apply(of(1, more))).toMatchObject({ errorMsg: expect.stringContaining('收货后 15 天') });
    await receivedAt(0);
    const [sku] = await test.db.select().from(skus).where(eq(skus.skuId, skuId));
    const ofProduct = eq(products.productId, sku?.productId ?? 0);
    await test.db.update(products).set({ noReasonReturn: false }).where(ofProduct);
    expect(await apply(of(1))).toMatchObject({ errorMsg: expect.stringContaining('不支持无理由') });
    await test.db.update(products).set({ noReasonReturn: true }).where(ofProduct);
  });

  it('needs the right reason, pictures where they count, and pictures of one’s own', async () => {
    const orderId = await received();
    const raw = async (more: object) =>
      (await test.callRaw('OrderReturn/Apply', { ...applyInput(orderId), ...more }, buyer)).body;
    expect(await raw({ reason: '未收到货' })).toMatchObject({ errorCode: '5', fields: { reason: expect.any(String) } });
    expect(await raw({ reason: '破损' })).toMatchObject({ errorCode: '5', fields: { pictureIds: expect.any(String) } });
    const twice = [
      { lineNo: 1, qty: 1 },
      { lineNo: 1, qty: 1 },
    ];
    expect(await raw({ lines: twice })).toMatchObject({ errorCode: '5' });
    const foreign = (await picture(pngPixel, stranger)).resultData.fileId;
    for (const fileId of [foreign, randomUUID()])
      expect(await raw({ reason: '破损', pictureIds: [fileId] })).toMatchObject({
        errorCode: '1',
        errorMsg: expect.stringContaining('照片'),
      });
    expect(await picture(Buffer.from('%PDF-1.4 no picture'))).toMatchObject({ success: false, errorCode: '1' });
    expect(await test.db.$count(returns, eq(returns.orderId, orderId))).toBe(0);
  });

  it('twice with one key is one return; with another content it is refused', async () => {
    const orderId = await received();
    const input = applyInput(orderId);
    const first = must(await apply(input));
    expect(must(await apply(input)).resultData).toEqual(first.resultData);
    expect(await apply({ ...input, reason: '规格不合适' })).toMatchObject({ errorCode: '6' });
    expect(await line(orderId)).toMatchObject({ returningQty: 1 });
  });

  it('needs something that has left, and takes up what was found on receipt', async () => {
    const { orderId } = await buy(test, buyer.token, [pens], 'account');
    expect(await apply(applyInput(orderId))).toMatchObject({ errorCode: '6' });
    const shipmentId = await shipOrder(test, orderId, [{ lineNo: 1, qty: 12 }]);
    const lines = [{ lineNo: 1, sound: 7, damaged: 2, missing: 3 }];
    must(await test.call('Order/ConfirmReceipt', { orderId, shipmentId, lines }, buyer));
    const { resultData } = must(await test.call('OrderReturn/GetApplicable', { orderId }, buyer));
    expect(resultData.lines).toMatchObject([
      { damaged: 2, missing: 3, most: { noReason: 9, quality: 9, delivery: 12 }, noReasonReturn: true },
    ]);
    const { actions } = await orderOf(test, buyer.token, orderId);
    expect(actions).toContain('applyReturn');
  });

  it('for what never came is paid back unsent, pauses the receipt by itself, and is passed by time', async () => {
    const { orderId } = await buy(test, buyer.token, [pens], 'account');
    await shipOrder(test, orderId);
    const lines = [{ lineNo: 1, qty: 20 }];
    const input = applyInput(orderId, { type: 'refundOnly', reason: '未收到货', lines });
    const returnId = await applied(test, buyer, input);
    await test.db
      .update(shipments)
      .set({ dueAt: addDays(test.clock.now(), -1) })
      .where(eq(shipments.orderId, orderId));
    await test.sweep();
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'shipped', afterSaleState: 'open' });
    await expire(returnId);
    await test.sweep();
    expect(await read(returnId)).toMatchObject({ state: 'pendingRefund', logs: [{}, { who: '系统' }] });
    must(await refund(returnId));
    await expire(returnId);
    await test.sweep();
    expect(await read(returnId)).toMatchObject({ state: 'completed' });
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'closed', afterSaleState: 'done' });
    expect(await parcelIn(test, orderId)).toBeGreaterThan(0);
  });
});

describe('time', () => {
  it('passes what nobody answers and closes what nobody sends', async () => {
    const orderId = await received();
    const returnId = await applied(test, buyer, applyInput(orderId));
    await test.sweep();
    expect(await read(returnId)).toMatchObject({ state: 'pendingReview' });
    await expire(returnId);
    await test.sweep();
    expect(await read(returnId)).toMatchObject({ state: 'pendingReturn', actions: ['send', 'withdraw'] });
    await expire(returnId);
    await test.sweep();
    expect(await read(returnId)).toMatchObject({ state: 'closed' });
    expect(await line(orderId)).toMatchObject({ returningQty: 0 });
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ afterSaleState: 'none' });
  });

  it('that it took is added to that of a parcel still on its way', async () => {
    const { orderId } = await buy(test, buyer.token, [pens], 'account');
    const shipmentId = await shipOrder(test, orderId, [{ lineNo: 1, qty: 10 }]);
    const later = await shipOrder(test, orderId);
    must(await test.call('Order/ConfirmReceipt', { orderId, shipmentId }, buyer));
    const returnId = await applied(test, buyer, applyInput(orderId));
    const another = await applied(test, buyer, applyInput(orderId));
    const now = test.clock.now();
    const dueAt = addDays(now, 4);
    await test.db
      .update(orders)
      .set({ afterSaleSince: addDays(now, -3) })
      .where(eq(orders.orderId, orderId));
    await test.db
      .update(shipments)
      .set({ dueAt, shippedAt: addDays(now, -5) })
      .where(eq(shipments.shipmentId, later));
    const due = async () =>
      (await test.db.select().from(shipments).where(eq(shipments.shipmentId, later)))[0]?.dueAt?.getTime();
    must(await test.call('OrderReturn/Withdraw', { returnId }, buyer));
    expect(await due()).toBe(dueAt.getTime());
    must(await test.call('OrderReturn/Withdraw', { returnId: another }, buyer));
    expect(await due()).toBe(addDays(dueAt, 3).getTime());
  });
});

describe('money that came by Alipay', () => {
  it('goes back there in two parts, each as soon as the gateway says so', async () => {
    const orderId = await paidByAlipay();
    const { total } = await line(orderId);
    for (const qty of [7, 13]) {
      const returnId = await accepted(orderId, qty);
      must(await refund(returnId));
      expect(await read(returnId)).toMatchObject({ state: 'pendingRefund', refunds: [{ failed: false }] });
      expect(await refund(returnId)).toMatchObject({ errorCode: '6' });
      const byHand = { refundNo: (await refundsOf(orderId)).at(-1)?.refundNo ?? '', bankNo: 'ICBC-3' };
      expect(await staff.call('Payment/ConfirmRefund', byHand, cashier)).toMatchObject({ errorCode: '1' });
      const [last] = (await refundsOf(orderId)).reverse();
      await test.runRefund(last?.refundNo ?? '');
      expect(await read(returnId)).toMatchObject({ state: 'pendingConfirm' });
    }
    const back = await refundsOf(orderId);
    expect(back.map((each) => each.state)).toEqual(['done', 'done']);
    expect(back.reduce((sum, each) => sum + each.amount, 0)).toBe(total);
  });

  it('waits where the merchant has too little, says so, and is tried again', async () => {
    const orderId = await paidByAlipay();
    const returnId = await accepted(orderId, 5);
    await test.sandbox.control({ refunds: 'poor' });
    must(await refund(returnId));
    const [asked] = await refundsOf(orderId);
    await test.runRefund(asked?.refundNo ?? '');
    const shown = { state: 'pendingRefund', refunds: [{ failed: true, state: expect.stringContaining('再次尝试') }] };
    expect(await read(returnId)).toMatchObject(shown);
    expect(must(await staff.call('Return/GetModel', { returnId }, cashier)).resultData).toMatchObject(shown);
    await test.sandbox.control({ refunds: 'finish' });
    await test.runRefund(asked?.refundNo ?? '');
    expect(await read(returnId)).toMatchObject({ state: 'pendingConfirm' });
  });
});

describe('money that came by bank', () => {
  it('goes back by bank, and the return goes on when the cashier says so', async () => {
    const { orderId, payable } = await buy(test, buyer.token, [pens], 'transfer');
    const came = { orderIds: [orderId], bankNo: 'ICBC-1', amount: payable, paidDate: '2026-11-15' };
    must(await staff.call('Payment/ConfirmTransfer', came, cashier));
    await shipOrder(test, orderId);
    must(await test.call('Order/ConfirmReceipt', { orderId }, buyer));
    const returnId = await accepted(orderId, 5);
    must(await refund(returnId));
    await test.sweep();
    expect(await read(returnId)).toMatchObject({ state: 'pendingRefund', refunds: [{ failed: false }] });
    const [back] = await refundsOf(orderId);
    const sentBack = { refundNo: back?.refundNo ?? '', bankNo: 'ICBC-2' };
    must(await staff.call('Payment/ConfirmRefund', sentBack, cashier));
    expect(await read(returnId)).toMatchObject({ state: 'pendingConfirm', refunds: [{ state: '已退款' }] });
    expect(await staff.call('Payment/ConfirmRefund', sentBack, cashier)).toMatchObject({ errorCode: '6' });
  });
});

describe('an invoiced line', () => {
  it('waits for its red invoice and then goes by itself', async () => {
    const orderId = await received();
    const invoiceId = await issuedByHand(test, (await applyFor(test, buyer, [orderId])).applicationId);
    const returnId = await accepted(orderId, 5);
    must(await refund(returnId));
    expect(await read(returnId)).toMatchObject({
      state: 'pendingRefund',
      waitsFor: expect.stringContaining('红字发票'),
    });
    expect(await refund(returnId)).toMatchObject({ errorCode: '6', errorMsg: expect.stringContaining('红字发票') });
    await reversed(test, buyer, invoiceId, 4);
    await test.sweep();
    expect(await read(returnId)).toMatchObject({ state: 'pendingRefund' });
    await reversed(test, buyer, invoiceId, 1);
    await test.sweep();
    expect(await read(returnId)).toMatchObject({ state: 'pendingConfirm' });
  });
});

describe('an exchange', () => {
  const exchange = async (orderId: number, qty: number) =>
    applied(test, buyer, applyInput(orderId, { type: 'exchange', reason: '规格不合适', lines: [{ lineNo: 1, qty }] }));

  it('sets its pieces aside when it is passed, and sends as many as were accepted', async () => {
    const orderId = await received();
    const before = await stockOf(test, skuId);
    const returnId = await exchange(orderId, 6);
    must(await pass(returnId));
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: before.onHand, reserved: before.reserved + 6 });
    must(await sendBack(returnId));
    must(await inspect(returnId, 3, 2, 1));
    expect(await read(returnId)).toMatchObject({ state: 'pendingReship', estimate: 0, decided: null });
    expect(await line(orderId)).toMatchObject({ returningQty: 5 });
    must(await staff.call('Return/Reship', sent(returnId), warehouse));
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: before.onHand + 3 - 5, reserved: before.reserved });
    expect(await read(returnId)).toMatchObject({ state: 'pendingConfirm', reshipped: { carrier: 'sf' } });
    must(await confirm(returnId));
    expect(await line(orderId)).toMatchObject({ returningQty: 0, returnedQty: 0, refunded: 0 });
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'completed', afterSaleState: 'done' });
  });

  it('is not promised where the shelf is empty, and gives its pieces free when it is withdrawn', async () => {
    const orderId = await received();
    const returnId = await exchange(orderId, 6);
    const { onHand, reserved } = await stockOf(test, skuId);
    await test.db.transaction((tx) =>
      putOnHand(tx, { ...counted, cause: `count:${randomUUID()}` }, [{ skuId, onHand: reserved + 5 }]),
    );
    expect(await pass(returnId)).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('仅 5 件') });
    await test.db.transaction((tx) =>
      putOnHand(tx, { ...counted, cause: `count:${randomUUID()}` }, [{ skuId, onHand }]),
    );
    must(await pass(returnId));
    must(await test.call('OrderReturn/Withdraw', { returnId }, buyer));
    expect((await stockOf(test, skuId)).reserved).toBe(reserved);
    expect(await read(returnId)).toMatchObject({ state: 'withdrawn', actions: [] });
  });
});

describe('who comes second', () => {
  it('is told to look again, and changes nothing', async () => {
    const orderId = await received();
    const returnId = await accepted(orderId, 3);
    const second = [await pass(returnId), await inspect(returnId, 0, 0, 3)];
    const rejecting = staff.call('Return/Reject', { returnId, reason: '不符合退货条件' }, service);
    for (const answer of [...second, await rejecting, await sendBack(returnId), await confirm(returnId)])
      expect(answer).toMatchObject({ errorCode: '6', errorMsg: expect.stringContaining('请刷新') });
    const [kept] = await test.db.select().from(returnLines).where(eq(returnLines.returnId, returnId));
    expect(kept).toMatchObject({ accepted: 3, refused: 0 });
    await test.db.update(returns).set({ companyId: 99 }).where(eq(returns.returnId, returnId));
    expect(await refund(returnId)).toMatchObject({ errorCode: '4' });
    await test.db.update(returns).set({ companyId: 1 }).where(eq(returns.returnId, returnId));
  });
});

describe('lists', () => {
  it('count each tab and find by number, order and goods', async () => {
    const orderId = await received();
    const returnId = await applied(test, buyer, applyInput(orderId));
    const { returnNo } = await read(returnId);
    const { orderNo } = await orderOf(test, buyer.token, orderId);
    for (const searchKey of [returnNo, orderNo]) {
      const page = must(await test.call('OrderReturn/GetPage', { searchKey }, buyer));
      expect(page).toMatchObject({ totalCount: 1, tabCounts: { all: 1, open: 1, completed: 0 } });
      const desk = must(await staff.call('Return/GetPage', { searchKey }, warehouse));
      expect(desk).toMatchObject({ totalCount: 1, resultData: [{ returnId }], tabCounts: { pendingReview: 1 } });
    }
    const ofOrder = must(await test.call('OrderReturn/GetPage', { reqData: { orderId, type: 'exchange' } }, buyer));
    expect(ofOrder.totalCount).toBe(0);
    const mine = and(eq(orders.accountId, buyer.accountId), eq(orders.afterSaleState, 'open'));
    expect(await test.db.$count(orders, mine)).toBeGreaterThan(0);
  });
});
