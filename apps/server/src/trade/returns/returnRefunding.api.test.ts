import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import { applyFor, issuedByHand, reversed } from '../../../test/invoicing';
import { open, payAt, untilOrder } from '../../../test/payingApp';
import { shipOrder } from '../../../test/shipping';
import { checkBooks, openReturnShop, pens, type ReturnShop, returnVerbs } from './returns.fixture';

/** On both engines: what is returned and paid back is locked and summed by SQL of returns.queries.ts. */
let shop: ReturnShop;
let { test, staff, cashier, buyer } = {} as ReturnShop;
beforeAll(async () => {
  shop = await openReturnShop();
  ({ test, staff, cashier, buyer } = shop);
});
afterAll(() => test.close());
afterEach(() => checkBooks(shop));

const { received, read, line, refund, accepted, refundsOf } = returnVerbs(() => shop);

async function paidByAlipay(): Promise<number> {
  const { orderId } = await buy(test, buyer.token, [pens], 'alipay');
  await payAt(test, await open(test, buyer.token, [orderId], 'alipay'));
  await untilOrder(test, buyer.token, orderId, { state: 'pendingShipment' });
  await shipOrder(test, orderId);
  must(await test.call('Order/ConfirmReceipt', { orderId }, buyer));
  return orderId;
}

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
