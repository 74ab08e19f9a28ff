import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPixel } from '../../../test/builders';
import { buy, must, orderOf } from '../../../test/buying';
import { type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { audit } from '../../books/auditor/auditor.service';
import { theSystem } from '../../ground/db/actor';
import { files } from '../../ground/files/files.tables';
import { DomainError } from '../../ground/lib/domainError';
import { receiptOrders, receipts, refunds, vouchers } from './payments.tables';
import { confirmTransfer } from './transfers.service';

let test: PayingApp;
let token: string;
let userId: number;
beforeAll(async () => {
  test = await payingApp();
  ({ token, userId } = await test.logIn('buyer'));
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

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
const came = (bankNo: string, amount: number, ...orderIds: number[]) => {
  const transfer = { companyId: 1, orderIds, bankNo, amount, paidAt: test.clock.now(), by: theSystem };
  return test.db.transaction((tx) => confirmTransfer({ ...test.context(), tx }, transfer));
};
type Bought = { orderId: number; payable: number };
const fenOf = (...bought: Bought[]) => Math.round(bought.reduce((sum, { payable }) => sum + payable, 0) * 100);
/** Exactly what they cost. */
const confirm = (bankNo: string, ...bought: Bought[]) =>
  came(bankNo, fenOf(...bought), ...bought.map(({ orderId }) => orderId));
const backOf = (orderId: number) => test.db.select().from(refunds).where(eq(refunds.orderId, orderId));

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
    const bought = await buy(test, token, [pen], 'transfer');
    await confirm('CMB-0001', bought);
    await confirm('CMB-0001', bought);
    const { orderId, payable } = bought;
    const order = await orderOf(test, token, orderId);
    expect(order).toMatchObject({ state: 'pendingShipment', payState: 'paid', paymentMethod: 'transfer' });
    expect(order.payments).toMatchObject([{ method: 'transfer', amount: payable, transactionId: 'CMB-0001' }]);
    expect(order.logs).toHaveLength(2);
    const kept = await test.db.select().from(receiptOrders).where(eq(receiptOrders.orderId, orderId));
    expect(kept).toMatchObject([{ amount: fenOf(bought) }]);
  });

  it('never takes the bank’s number of one order for another, or for another amount', async () => {
    const [one, other] = [await buy(test, token, [pen], 'transfer'), await buy(test, token, [pen], 'transfer')];
    await confirm('CMB-0002', one);
    await expect(confirm('CMB-0002', other)).rejects.toThrow(DomainError);
    await expect(came('CMB-0002', fenOf(one) + 1, one.orderId)).rejects.toThrow(DomainError);
    expect(await orderOf(test, token, other.orderId)).toMatchObject({ state: 'pendingPayment', payments: [] });
  });

  it('pays several orders with one number of the bank; of an unknown order nothing is kept', async () => {
    const bought = [await buy(test, token, [pen], 'transfer'), await buy(test, token, [pen], 'transfer')];
    const rest = await buy(test, token, [pen], 'transfer');
    await confirm('CMB-0005', ...bought);
    await confirm('CMB-0005', ...bought);
    const [receipt] = await test.db.select().from(receipts).where(eq(receipts.transactionId, 'CMB-0005'));
    expect(receipt?.amount).toBe(fenOf(...bought));
    for (const { orderId, payable } of bought)
      expect(await orderOf(test, token, orderId)).toMatchObject({
        state: 'pendingShipment',
        payments: [{ amount: payable, transactionId: 'CMB-0005' }],
      });
    const [first] = bought;
    await expect(came('CMB-0005', fenOf(...bought), first?.orderId ?? 0)).rejects.toThrow(DomainError);
    await expect(came('CMB-0007', 1000, rest.orderId, 999_999)).rejects.toThrow(DomainError);
    expect(await test.db.select().from(receipts).where(eq(receipts.transactionId, 'CMB-0007'))).toEqual([]);
    expect(await orderOf(test, token, rest.orderId)).toMatchObject({ state: 'pendingPayment', payments: [] });
  });

  it('of too little is kept, and the order waits for the rest, online or by bank', async () => {
    const bought = await buy(test, token, [pen], 'transfer');
    const { orderId, payable } = bought;
    await came('CMB-0010', 1000, orderId);
    expect(await orderOf(test, token, orderId)).toMatchObject({
      state: 'pendingPayment',
      payState: 'unpaid',
      received: 10,
      payments: [{ amount: 10, transactionId: 'CMB-0010' }],
      logs: [{}, { what: '收到部分货款', note: expect.stringContaining('尚差') }],
    });
    expect((await cashier([orderId])).payable).toBeCloseTo(payable - 10, 2);
    await came('CMB-0011', fenOf(bought) - 1000, orderId);
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    expect(await backOf(orderId)).toEqual([]);
  });

  it('of too little goes back when the order is cancelled', async () => {
    const { orderId } = await buy(test, token, [pen], 'transfer');
    await came('CMB-0012', 1000, orderId);
    must(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, { token }));
    expect(await backOf(orderId)).toMatchObject([{ kind: 'cancel', amount: 1000, state: 'waiting' }]);
  });

  it('of too much pays the order, and what is too much goes back', async () => {
    const bought = await buy(test, token, [pen], 'transfer');
    await came('CMB-0013', fenOf(bought) + 550, bought.orderId);
    const order = await orderOf(test, token, bought.orderId);
    expect(order).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    expect(order.logs.at(-1)?.what, 'no gateway knows the way it came').toBe('多付的款项，经银行退回');
    expect(await backOf(bought.orderId)).toMatchObject([{ kind: 'surplus', amount: 550 }]);
  });

  it('for an order that is cancelled, or paid already, is kept and goes back whole', async () => {
    const gone = await buy(test, token, [pen], 'transfer');
    must(await test.call('Order/Cancel', { orderId: gone.orderId, reason: '不想买了' }, { token }));
    await confirm('CMB-0014', gone);
    expect(await orderOf(test, token, gone.orderId)).toMatchObject({ state: 'cancelled', payState: 'unpaid' });
    expect(await backOf(gone.orderId)).toMatchObject([{ kind: 'surplus', amount: fenOf(gone) }]);
    const paid = await buy(test, token, [pen], 'transfer');
    await confirm('CMB-0015', paid);
    await confirm('CMB-0016', paid);
    expect(await orderOf(test, token, paid.orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    expect(await backOf(paid.orderId)).toMatchObject([{ kind: 'surplus', amount: fenOf(paid) }]);
  });

  it('for one order that is gone and one that waits pays the one that waits', async () => {
    const [gone, waits] = [await buy(test, token, [pen], 'transfer'), await buy(test, token, [pen], 'transfer')];
    must(await test.call('Order/Cancel', { orderId: gone.orderId, reason: '不想买了' }, { token }));
    await confirm('CMB-0017', gone, waits);
    expect(await orderOf(test, token, waits.orderId)).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    expect(await backOf(gone.orderId)).toEqual([]);
    expect(await backOf(waits.orderId)).toMatchObject([{ kind: 'surplus', amount: fenOf(gone) }]);
  });

  it('of an order that is cancelled later waits for a person to send it back: no gateway can', async () => {
    const bought = await buy(test, token, [pen], 'transfer');
    const { orderId } = bought;
    await confirm('CMB-0004', bought);
    must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, { token }));
    test.clock.advanceMinutes(24 * 60 + 1);
    await test.sweep();
    const [refund] = await backOf(orderId);
    expect(refund).toMatchObject({ kind: 'cancel', state: 'waiting' });
    await test.runRefund(refund?.refundNo ?? '');
    token = (await test.logIn('buyer')).token;
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'cancelled', payState: 'paid' });
    expect(test.asked).toEqual([]);
  });
});
