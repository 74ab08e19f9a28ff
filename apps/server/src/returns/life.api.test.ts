import type { AfterSaleType, ReturnReason } from '@yigou/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { budgetForBuyer } from '../../test/budgets';
import { manyBuyers } from '../../test/buyers';
import { buy, counted, must, skuIdOf } from '../../test/buying';
import { type Operators, operatorsOf } from '../../test/operators';
import { open, type PayingApp, payAt, payingApp, untilOrder } from '../../test/payingApp';
import type { Person } from '../../test/people';
import { applyInput } from '../../test/returning';
import { shipOrder } from '../../test/shipping';
import { approvalRules } from '../approvals/approvals.tables';
import { audit } from '../auditor/auditor.service';
import { addDays } from '../lib/clock';
import { orderLines } from '../orders/orders.tables';
import { refunds } from '../payments/payments.tables';
import { putOnHand } from '../stock/stock.service';
import { returns } from './returns.tables';

let test: PayingApp;
let staff: Operators;
let operator: { token: string };
let buyer: Person;
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  operator = await staff.logIn('operator');
  await test.db.update(approvalRules).set({ enabled: false });
  await budgetForBuyer(test);
  [buyer] = (await manyBuyers(test, 1)) as [Person];
  const skuId = await skuIdOf(test, goods[0]);
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 100_000 }]));
});
afterAll(() => test.close());

const goods: [string, number] = ['MG-Q7-BK', 10];

/** Six pieces were received, four are on their way. */
async function halfReceived(method: 'account' | 'alipay'): Promise<number> {
  const { orderId } = await buy(test, buyer.token, [goods], method);
  if (method === 'alipay') await payAt(test, await open(test, buyer.token, [orderId], method));
  await untilOrder(test, buyer.token, orderId, { state: 'pendingShipment' });
  const shipmentId = await shipOrder(test, orderId, [{ lineNo: 1, qty: 6 }]);
  await shipOrder(test, orderId);
  must(await test.call('Order/ConfirmReceipt', { orderId, shipmentId }, buyer));
  return orderId;
}

const ways: [AfterSaleType, ReturnReason][] = [
  ['refundOnly', '未收到货'],
  ['refundOnly', '协商一致'],
  ['returnRefund', '七天无理由'],
  ['returnRefund', '与描述不符'],
  ['exchange', '规格不合适'],
];
const sent = (returnId: number) => ({ returnId, carrier: 'sf', trackingNo: 'SF1234567890123' }) as const;

async function expireReturn(returnId: number) {
  const dueAt = addDays(test.clock.now(), -1);
  const timed = inArray(returns.state, ['pendingReview', 'pendingReturn', 'pendingConfirm']);
  await test.db
    .update(returns)
    .set({ dueAt })
    .where(and(eq(returns.returnId, returnId), timed));
  await test.sweep();
}

/** Each of them on some return, in whatever state it is; what is not allowed there is refused. */
const steps: Record<string, (returnId: number, part: number) => Promise<unknown>> = {
  withdraw: (returnId) => test.call('OrderReturn/Withdraw', { returnId }, buyer),
  pass: (returnId) => staff.call('Return/Pass', { returnId }, operator),
  reject: (returnId) => staff.call('Return/Reject', { returnId, reason: '不符合退货条件' }, operator),
  send: (returnId) => test.call('OrderReturn/FillLogistics', sent(returnId), buyer),
  inspect: async (returnId, part) => {
    const { resultData } = must(await staff.call('Return/GetModel', { returnId }, operator));
    const qty = resultData.qty;
    const [refused, damaged] = [Math.min(part % 4, qty), Math.min(part % 3, qty)];
    const lines = [{ lineNo: 1, sound: Math.max(0, qty - refused - damaged), damaged: 0, refused }];
    const [only] = lines;
    if (only) only.damaged = qty - only.sound - only.refused;
    return staff.call('Return/Inspect', { returnId, lines, reason: '有使用痕迹' }, operator);
  },
  refund: (returnId) => staff.call('Return/Refund', { returnId }, operator),
  reship: (returnId) => staff.call('Return/Reship', sent(returnId), operator),
  confirm: (returnId) => test.call('OrderReturn/Confirm', { returnId }, buyer),
  gateway: async () => {
    for (const { refundNo } of await test.db.select().from(refunds).where(eq(refunds.state, 'waiting')))
      await test.runRefund(refundNo);
  },
  expire: expireReturn,
};

const returnsOf = (orderId: number) =>
  test.db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(asc(returns.returnId));

/** Applied for more often than anything else: without returns there is nothing to do. */
const applying = fc.record({ way: fc.constantFrom(...ways), qty: fc.integer({ min: 1, max: 6 }) });
const acting = fc.record({ name: fc.constantFrom(...Object.keys(steps)), at: fc.nat(3), part: fc.nat(11) });
const course = fc.array(fc.oneof({ weight: 1, arbitrary: applying }, { weight: 4, arbitrary: acting }), {
  minLength: 12,
  maxLength: 28,
});

it('whatever is done to the returns of an order in whatever order, goods and money never contradict each other', async () => {
  let walked = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('account' as const, 'alipay' as const), course, async (method, wanted) => {
      const orderId = await halfReceived(method);
      for (const step of wanted) {
        const made = await returnsOf(orderId);
        const [type, reason] = 'way' in step ? step.way : [];
        const one = 'name' in step ? made[step.at % Math.max(1, made.length)] : undefined;
        const answer =
          'way' in step
            ? await test.call(
                'OrderReturn/Apply',
                applyInput(orderId, {
                  ...(type && { type }),
                  ...(reason && { reason }),
                  lines: [{ lineNo: 1, qty: step.qty }],
                }),
                buyer,
              )
            : one && (await steps[step.name]?.(one.returnId, step.part));
        if (answer) expect(answer).toMatchObject({ errorCode: expect.stringMatching(/^$|^[16]$/) });
        walked += 1;
        expect(await audit(test.db), JSON.stringify(step)).toEqual([]);
      }
      const [line] = await test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
      expect((line?.returnedQty ?? 0) + (line?.returningQty ?? 0)).toBeLessThanOrEqual(goods[1]);
    }),
    { numRuns: 6 },
  );
  expect(walked).toBeGreaterThan(60);
});
