import type { Failure } from '@yigou/contract/ground/envelope';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, must, orderOf } from '../../../test/buying';
import { pen } from '../../../test/payingApp';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { type ConsoleShop, openConsoleShop } from '../../people/operators/operators.fixture';
import { receipts } from './payments.tables';

let shop: ConsoleShop;
let { test, staff, buyer, foreignOrderId, tokenOf, transferOf, waitingRefund } = {} as ConsoleShop;
beforeAll(async () => {
  shop = await openConsoleShop();
  ({ test, staff, buyer, foreignOrderId, tokenOf, transferOf, waitingRefund } = shop);
});
afterAll(() => shop.close());

describe('money confirmed by an operator', () => {
  it('pays the order in their name, once, and leaves a trace that nobody can change', async () => {
    const token = await tokenOf('cashier');
    const { orderId, payable } = await buy(test, buyer, [pen], 'transfer');
    const given = transferOf(orderId, payable);
    must(await staff.call('Payment/ConfirmTransfer', given, { token }));
    must(await staff.call('Payment/ConfirmTransfer', given, { token }));
    const order = await orderOf(test, buyer, orderId);
    expect(order).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    expect(order.logs.at(-1)).toMatchObject({ who: '徐婷', what: '付款成功' });
    expect(await test.db.select().from(receipts).where(eq(receipts.transactionId, given.bankNo))).toHaveLength(1);
    const [trace] = await test.db.select().from(auditLogs).orderBy(desc(auditLogs.auditLogId)).limit(1);
    expect(trace).toMatchObject({
      actorKind: 'operator',
      who: '徐婷',
      what: '确认到账',
      objectKind: 'bankTransfer',
      objectId: given.bankNo,
      after: { orderIds: [orderId], amount: payable },
    });
    for (const statement of ['update audit_log set who = who', 'delete from audit_log', 'truncate audit_log'])
      await expect(test.db.execute(sql.raw(statement))).rejects.toThrow();
  });

  it('is refused for orders of another company as for ones that do not exist, and nothing is kept', async () => {
    const token = await tokenOf('cashier');
    const count = async () => (await test.db.select().from(receipts)).length;
    const before = await count();
    const foreign = await staff.callRaw('Payment/ConfirmTransfer', transferOf(foreignOrderId, 10), { token });
    expect(foreign).toMatchObject({ success: false, errorCode: '4' });
    expect(foreign).toEqual(await staff.callRaw('Payment/ConfirmTransfer', transferOf(999_999_999, 10), { token }));
    expect(await count()).toBe(before);
  });

  it.each([
    ['no amount', { amount: 0 }],
    ['half a 分', { amount: 1.005 }],
    ['more than any bank moves', { amount: 1e12 }],
    ['no number of the bank', { bankNo: ' ' }],
    ['a day that is none', { paidDate: '2026-02-30' }],
    ['no order', { orderIds: [] }],
  ])('with %s is refused in Chinese', async (_, wrong) => {
    const token = await tokenOf('cashier');
    const answer = (await staff.callRaw(
      'Payment/ConfirmTransfer',
      { ...transferOf(1, 10), ...wrong },
      { token },
    )) as Failure;
    expect(answer).toMatchObject({ success: false, errorCode: '5' });
    expect(Object.values(answer.fields ?? {}).join()).toMatch(/\p{Script=Han}/u);
  });
});

describe('refunds that hang', () => {
  it('are shown to the company whose they are, and tried again by hand', async () => {
    const token = await tokenOf('cashier');
    const refundNo = await waitingRefund();
    const list = must(await staff.call('Payment/GetStuckRefunds', {}, { token })).resultData;
    expect(list.find((each) => each.refundNo === refundNo)).toMatchObject({
      amount: 1,
      state: '等待退款',
      byGateway: false,
      nextTime: '',
    });
    must(await staff.call('Payment/RetryRefund', { refundNo }, { token }));
    expect(await staff.callRaw('Payment/RetryRefund', { refundNo: 'T2026111599999999' }, { token })).toMatchObject({
      errorCode: '4',
    });
  });
});
