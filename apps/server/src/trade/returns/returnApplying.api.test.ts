import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pngPixel } from '../../../test/builders';
import { buy, must, orderOf } from '../../../test/buying';
import { applied, applyInput } from '../../../test/returning';
import { parcelIn, shipOrder } from '../../../test/shipping';
import { products, skus } from '../../goods/catalog/catalog.tables';
import { addDays } from '../../ground/lib/clock';
import { orders } from '../orders/orders.tables';
import { shipments } from '../shipments/shipments.tables';
import { checkBooks, openReturnShop, pens, type ReturnShop, returnVerbs } from './returns.fixture';
import { returns } from './returns.tables';

/** On both engines: what is returned and paid back is locked and summed by SQL of returns.queries.ts. */
let shop: ReturnShop;
let { test, buyer, stranger, skuId } = {} as ReturnShop;
beforeAll(async () => {
  shop = await openReturnShop();
  ({ test, buyer, stranger, skuId } = shop);
});
afterAll(() => test.close());
afterEach(() => checkBooks(shop));

const { received, apply, read, line, picture, refund, expire } = returnVerbs(() => shop);

describe('applying for a return', () => {
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
