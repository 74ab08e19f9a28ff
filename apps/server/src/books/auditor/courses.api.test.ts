import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyAsked, byUsers } from '../../../test/approving';
import { budgetForBuyer } from '../../../test/budgets';
import { buy, must } from '../../../test/buying';
import { courseVerbs } from '../../../test/courses';
import { open, type PayingApp, payAt, untilOrder } from '../../../test/payingApp';
import { accountOf, openSessions, type Person } from '../../../test/people';
import { runs } from '../../../test/runs';
import { shipOrder, shippingApp } from '../../../test/shipping';
import { linesOf } from '../../trade/orders/orderShipping.service';
import { countChanges } from '../reports/counting.service';
import { audit } from './auditor.service';

let test: PayingApp;
let buyer: Person;
let approver: Person;
let verbs: ReturnType<typeof courseVerbs>;
beforeAll(async () => {
  const shop = await shippingApp(1);
  test = shop.test;
  [buyer] = shop.people as [Person];
  [approver] = (await openSessions(test, [(await accountOf(test, 'approver')).accountId])) as [Person];
  await budgetForBuyer(test);
  await count();
  verbs = courseVerbs({ test, staff: shop.staff, operator: await shop.staff.logIn('operator'), buyer, approver });
});
afterAll(() => test.close());

const count = () => countChanges({ db: test.db, log: test.app.log }, test.clock.now());

const goods: [string, number] = ['MG-Q7-BK', 10];

/** Just submitted; or paid online, with five of its ten pieces received and two on their way; or all received. */
const beginnings = {
  asked: async (method: 'transfer' | 'account') =>
    (await buyAsked(test, buyer, [byUsers([approver.accountId])], { goods, method })).orderId,
  partly: async () => {
    const { orderId } = await buy(test, buyer.token, [goods], 'alipay');
    await payAt(test, await open(test, buyer.token, [orderId], 'alipay'));
    await untilOrder(test, buyer.token, orderId, { state: 'pendingShipment' });
    const shipmentId = await shipOrder(test, orderId, [{ lineNo: 1, qty: 5 }]);
    await shipOrder(test, orderId, [{ lineNo: 1, qty: 2 }]);
    must(await test.call('Order/ConfirmReceipt', { orderId, shipmentId }, buyer));
    return orderId;
  },
  whole: async () => {
    const { orderId } = await buy(test, buyer.token, [goods], 'account');
    await shipOrder(test, orderId);
    must(await test.call('Order/ConfirmReceipt', { orderId }, buyer));
    return orderId;
  },
};

/** Of the drawn verbs the first that the server allows is done: a course of refusals would prove nothing. */
const courseOf = (names: string[]) => {
  const some = fc.shuffledSubarray(names, { minLength: 12, maxLength: 12 });
  const step = fc.record({ names: some, which: fc.nat(1), pick: fc.nat(5), part: fc.nat(11) });
  return fc.array(step, { minLength: 20, maxLength: 30 });
};
const begun = fc.record({ method: fc.constantFrom('transfer', 'account'), other: fc.constantFrom('partly', 'whole') });
const harmless = ['', '1', '4', '5', '6'];

it('whatever both sides do to two orders in whatever order, goods and money never contradict each other', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(begun, courseOf(Object.keys(verbs)), async ({ method, other }, wanted) => {
      const orderIds = [await beginnings.asked(method), await beginnings[other]()] as const;
      for (const { names, which, pick, part } of wanted) {
        for (const name of names) {
          const answer = await verbs[name]?.({ orderId: orderIds[which] ?? 0, pick, part });
          if (answer) expect(harmless, `${name}: ${JSON.stringify(answer)}`).toContain(answer.errorCode);
          if (!answer?.success) continue;
          done.set(name, (done.get(name) ?? 0) + 1);
          expect(await audit(test.db), JSON.stringify({ name, which, pick, part })).toEqual([]);
          break;
        }
      }
      await count();
      expect(await audit(test.db)).toEqual([]);
      for (const orderId of orderIds)
        for (const line of await linesOf(test.db, orderId)) {
          expect(line.shippedQty + line.closedQty).toBeLessThanOrEqual(line.qty);
          expect(line.receivedQty).toBeLessThanOrEqual(line.shippedQty);
          expect(line.returnedQty + line.returningQty).toBeLessThanOrEqual(line.shippedQty);
        }
    }),
    { numRuns: runs(6) },
  );
  // Seldom fewer than twenty of thirty.
  expect(done.size).toBeGreaterThan(12);
});
