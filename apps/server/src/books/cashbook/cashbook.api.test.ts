import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, must, orderOf } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { buyAndPay, type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { bankLines } from '../../money/bank/bank.tables';
import { attempts, refunds } from '../../money/payments/payments.tables';
import { orders } from '../../trade/orders/orders.tables';
import { audit } from '../auditor/auditor.service';

let test: PayingApp;
let staff: Operators;
let cashier: { token: string };
let buyer: string;
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  cashier = await staff.logIn('cashier');
  buyer = (await test.logIn('buyer')).token;
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const page = async (tab: 'receipts' | 'refunds' | 'attempts', searchKey = '') =>
  must(await staff.call('Cashbook/GetPage', { searchKey, reqData: { tab } }, cashier));

describe('the cash book', () => {
  it('has every payment with what the gateway said of it, byte for byte', async () => {
    const { orderId } = await buyAndPay(test, buyer, 'alipay');
    const { orderNo } = await orderOf(test, buyer, orderId);
    const [attempt] = await test.db.select().from(attempts);
    const number = attempt?.outTradeNo ?? '';
    expect((await page('attempts', number)).resultData).toMatchObject([
      { number, orderNos: [orderNo], state: '已付款' },
    ]);
    const { resultData, totalCount } = await page('receipts', orderNo);
    expect([resultData, totalCount]).toMatchObject([[{ number, channel: 'alipay', state: '已到账' }], 1]);
    const notices = must(await staff.call('Cashbook/GetNotices', { number }, cashier)).resultData;
    expect(notices[0]?.body).toContain(`out_trade_no=${number}`);
    expect((await page('receipts', 'P-none')).totalCount).toBe(0);

    await test.db.update(orders).set({ companyId: 99 }).where(eq(orders.orderId, orderId));
    expect((await page('receipts')).totalCount).toBe(0);
    expect(must(await staff.call('Cashbook/GetNotices', { number }, cashier)).resultData).toEqual([]);
    await test.db.update(orders).set({ companyId: 1 }).where(eq(orders.orderId, orderId));
  });
});

describe('money that came by bank and goes back by bank', () => {
  it('is over when somebody says under which number they sent it, once', async () => {
    const { orderId, payable } = await buy(test, buyer, [pen], 'transfer');
    const transfer = { orderIds: [orderId], bankNo: 'ICBC-77', amount: payable + 5, paidDate: '2026-11-15' };
    must(await staff.call('Payment/ConfirmTransfer', transfer, cashier));
    const [refund] = await test.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    const refundNo = refund?.refundNo ?? '';
    const [payer] = await test.db.select().from(bankLines).where(eq(bankLines.bankNo, 'ICBC-77'));
    await test.db
      .update(bankLines)
      .set({ payer: '华东精密制造有限公司', payerAccount: '6222 0001' })
      .where(eq(bankLines.bankLineId, payer?.bankLineId ?? 0));
    const waiting = must(await staff.call('Payment/GetStuckRefunds', {}, cashier)).resultData;
    expect(waiting.find((each) => each.refundNo === refundNo)).toMatchObject({
      orderId,
      customerName: '华东精密制造有限公司',
      payee: '华东精密制造有限公司',
      payeeAccount: '6222 0001',
      sinceTime: expect.stringMatching(/^20/),
      byGateway: false,
    });
    const confirm = () => staff.call('Payment/ConfirmRefund', { refundNo, bankNo: 'ICBC-78' }, cashier);
    must(await confirm());
    expect(await confirm()).toMatchObject({ errorCode: '6' });
    expect((await page('refunds', refundNo)).resultData).toMatchObject([
      { number: refundNo, amount: 5, transactionId: 'ICBC-78', state: '已退款' },
    ]);
    const stuck = must(await staff.call('Payment/GetStuckRefunds', {}, cashier)).resultData;
    expect(stuck.map((each) => each.refundNo)).not.toContain(refundNo);
  });

  it('is not for what a gateway sends back', async () => {
    const { orderId } = await buyAndPay(test, buyer, 'wechat');
    must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, { token: buyer }));
    must(await staff.call('Order/AcceptCancel', { orderId }, await staff.logIn('service')));
    const [refund] = await test.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    const given = { refundNo: refund?.refundNo ?? '', bankNo: 'X' };
    expect(await staff.call('Payment/ConfirmRefund', given, cashier)).toMatchObject({
      errorMsg: expect.stringContaining('支付网关'),
    });
  });
});
