import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPixel } from '../../test/builders';
import { buy, must, orderOf } from '../../test/buying';
import { type PayingApp, payingApp, pen } from '../../test/payingApp';
import { files } from '../files/files.tables';
import { DomainError } from '../lib/domainError';
import { theSystem } from '../orders/moves.service';
import { receiptOrders, receipts, refunds, vouchers } from './payments.tables';
import { confirmTransfer } from './transfers.service';

let test: PayingApp;
let token: string;
let userId: number;
beforeAll(async () => {
  test = await payingApp();
  ({ token, userId } = await test.logIn('buyer'));
});
afterAll(() => test.close());

/** A file as the upload keeps it. */
async function uploaded(
  accountId: number | null = userId,
  kind: 'voucher' | 'attachment' = 'voucher',
): Promise<string> {
  const fileId = randomUUID();
  const told = { fileName: '回单.png', contentType: 'image/png', size: pngPixel.length, sha256: 'x' };
  await test.db.insert(files).values({ fileId, companyId: 1, accountId, kind, ...told, createdAt: test.clock.now() });
  return fileId;
}
const upload = (orderIds: number[], fileId: string, who = token) =>
  test.call('Payment/UploadVoucher', { orderIds, fileId }, { token: who });
const cashier = async (orderIds: number[]) =>
  must(await test.call('Payment/GetCashier', { orderIds }, { token })).resultData;
const confirm = (bankNo: string, ...orderIds: number[]) =>
  test.db.transaction((tx) => confirmTransfer({ ...test.context(), tx }, { orderIds, bankNo, by: theSystem }));

describe('a voucher', () => {
  it('is kept with every order it is for, chooses the transfer, and pays nothing by itself', async () => {
    const ids = [
      (await buy(test, token, [pen], 'alipay')).orderId,
      (await buy(test, token, [pen], 'transfer')).orderId,
    ];
    const fileId = await uploaded();
    must(await upload(ids, fileId));
    must(await upload(ids, fileId));
    const { transfer, method } = await cashier(ids);
    expect(method).toBe('transfer');
    expect(transfer.vouchers).toMatchObject([{ fileId, fileName: '回单.png' }]);
    expect(transfer.remitCode).toMatch(/^HK\d{8} HK\d{8}$/);
    expect(transfer.accountNo).not.toBe('');
    for (const orderId of ids)
      expect(await orderOf(test, token, orderId)).toMatchObject({
        state: 'pendingPayment',
        payState: 'unpaid',
        paymentMethod: 'transfer',
        payments: [],
      });
  });

  it('must be one’s own upload of that kind, for one’s own orders that wait for money', async () => {
    const { orderId } = await buy(test, token, [pen], 'transfer');
    const stranger = await test.logIn('buyer2');
    const refused = { errorCode: '1', errorMsg: expect.stringContaining('附件') };
    expect(await upload([orderId], randomUUID())).toMatchObject(refused);
    expect(await upload([orderId], await uploaded(stranger.userId))).toMatchObject(refused);
    expect(await upload([orderId], await uploaded(userId, 'attachment'))).toMatchObject(refused);
    expect(await upload([orderId], await uploaded(stranger.userId), stranger.token)).toMatchObject({ errorCode: '4' });
    must(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, { token }));
    expect(await upload([orderId], await uploaded())).toMatchObject({ errorCode: '6' });
    expect(await test.db.select().from(vouchers).where(eq(vouchers.orderId, orderId))).toEqual([]);
  });
});

describe('a confirmed transfer', () => {
  it('pays the order once, with receipt and log; a second click changes nothing', async () => {
    const { orderId, payable } = await buy(test, token, [pen], 'transfer');
    await confirm('CMB-0001', orderId);
    await confirm('CMB-0001', orderId);
    const order = await orderOf(test, token, orderId);
    expect(order).toMatchObject({ state: 'pendingShipment', payState: 'paid', paymentMethod: 'transfer' });
    expect(order.payments).toMatchObject([{ method: 'transfer', amount: payable, transactionId: 'CMB-0001' }]);
    expect(order.logs).toHaveLength(2);
    const kept = await test.db.select().from(receiptOrders).where(eq(receiptOrders.orderId, orderId));
    expect(kept).toMatchObject([{ amount: Math.round(payable * 100) }]);
  });

  it('never takes the bank’s number of one order for another, nor pays an order twice', async () => {
    const [one, other] = [await buy(test, token, [pen], 'transfer'), await buy(test, token, [pen], 'transfer')];
    await confirm('CMB-0002', one.orderId);
    await expect(confirm('CMB-0002', other.orderId)).rejects.toThrow(DomainError);
    expect(await orderOf(test, token, other.orderId)).toMatchObject({ state: 'pendingPayment', payments: [] });
    const count = (await test.db.select().from(receipts)).length;
    await expect(confirm('CMB-0003', one.orderId)).rejects.toThrow(DomainError);
    expect(await test.db.select().from(receipts)).toHaveLength(count);
  });

  it('pays several orders with one number of the bank, all of them or none', async () => {
    const bought = [await buy(test, token, [pen], 'transfer'), await buy(test, token, [pen], 'transfer')];
    const ids = bought.map((order) => order.orderId);
    const rest = await buy(test, token, [pen], 'transfer');
    await confirm('CMB-0005', ...ids);
    await confirm('CMB-0005', ...ids);
    const [receipt] = await test.db.select().from(receipts).where(eq(receipts.transactionId, 'CMB-0005'));
    expect(receipt?.amount).toBe(Math.round(bought.reduce((sum, order) => sum + order.payable, 0) * 100));
    for (const { orderId, payable } of bought)
      expect(await orderOf(test, token, orderId)).toMatchObject({
        state: 'pendingShipment',
        payments: [{ amount: payable, transactionId: 'CMB-0005' }],
      });
    await expect(confirm('CMB-0005', ids[0] ?? 0)).rejects.toThrow(DomainError);
    await expect(confirm('CMB-0006', ids[0] ?? 0, rest.orderId)).rejects.toThrow(DomainError);
    await expect(confirm('CMB-0007', rest.orderId, 999_999)).rejects.toThrow(DomainError);
    expect(await orderOf(test, token, rest.orderId)).toMatchObject({ state: 'pendingPayment', payments: [] });
  });

  it('of an order that is cancelled later waits for a person to send it back: no gateway can', async () => {
    const { orderId } = await buy(test, token, [pen], 'transfer');
    await confirm('CMB-0004', orderId);
    must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, { token }));
    test.clock.advanceMinutes(24 * 60 + 1);
    await test.sweep();
    const [refund] = await test.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(refund).toMatchObject({ kind: 'cancel', state: 'waiting' });
    await test.runRefund(refund?.refundNo ?? '');
    token = (await test.logIn('buyer')).token;
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'cancelled', payState: 'paid' });
    expect(test.asked).toEqual([]);
  });
});
