import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyBuyers } from '../../../test/buyers';
import { counted, skuIdOf } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type PayingApp, payingApp } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { applyInput, buyReceived, returnAt } from '../../../test/returning';
import { audit } from '../../books/auditor/auditor.service';
import { putOnHand } from '../../goods/stock/stock.service';
import { budgets } from '../../money/budgets/budgets.tables';
import { approvalRules } from '../approvals/approvals.tables';
import { orderLines } from '../orders/orders.tables';
import { returnLogs } from './returns.tables';

let test: PayingApp;
let staff: Operators;
let operator: { token: string };
let buyer: Person;
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  operator = await staff.logIn('operator');
  await test.db.update(approvalRules).set({ enabled: false });
  await test.db.delete(budgets);
  [buyer] = (await manyBuyers(test, 1)) as [Person];
  const skuId = await skuIdOf(test, 'MG-Q7-RD');
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 100_000 }]));
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const rounds = Array.from({ length: 10 }, (_, at) => at + 1);
const line = async (orderId: number) =>
  (await test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0];
const won = (answers: { success: boolean }[]) => answers.filter((answer) => answer.success).length;

describe('at the same moment', () => {
  it.each(rounds)('two applications for the same pieces: one gets them (%i)', async () => {
    const orderId = await buyReceived(test, buyer);
    const wanted = () => applyInput(orderId, { lines: [{ lineNo: 1, qty: 3 }] });
    const answers = await Promise.all([1, 2].map(() => test.call('OrderReturn/Apply', wanted(), buyer)));
    expect(won(answers)).toBe(1);
    expect(await line(orderId)).toMatchObject({ returningQty: 3 });
  });

  it.each(rounds)('one application sent twice is one return (%i)', async () => {
    const orderId = await buyReceived(test, buyer);
    const wanted = applyInput(orderId);
    const answers = await Promise.all([1, 2].map(() => test.call('OrderReturn/Apply', wanted, buyer)));
    expect(won(answers)).toBe(2);
    expect(await line(orderId)).toMatchObject({ returningQty: 1 });
  });

  it.each(rounds)('two operators on one return: one acts, the other is told to look again (%i)', async () => {
    const reviewed = await returnAt(test, buyer, 'pendingReview');
    const answers = await Promise.all([
      staff.call('Return/Pass', { returnId: reviewed }, operator),
      staff.call('Return/Reject', { returnId: reviewed, reason: '不符合退货条件' }, operator),
    ]);
    expect(won(answers)).toBe(1);
    expect(answers.find((answer) => !answer.success)).toMatchObject({ errorCode: '6' });
    const returnId = await returnAt(test, buyer, 'pendingRefund');
    const paid = await Promise.all([1, 2].map(() => staff.call('Return/Refund', { returnId }, operator)));
    expect(won(paid)).toBe(1);
    const logs = await test.db.select().from(returnLogs).where(eq(returnLogs.returnId, returnId));
    expect(logs.filter((log) => log.what === '发起退款')).toHaveLength(1);
  });
});
