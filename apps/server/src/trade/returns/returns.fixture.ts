import type { CallInput } from '@yigou/contract/calls';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { booksOf } from '../../../test/books';
import { budgetForBuyer } from '../../../test/budgets';
import { pngPixel, uploadFile } from '../../../test/builders';
import { manyBuyers } from '../../../test/buyers';
import { counted, must, skuIdOf } from '../../../test/buying';
import { operatorsOf } from '../../../test/operators';
import { payingApp } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { applied, applyInput, buyReceived } from '../../../test/returning';
import { audit } from '../../books/auditor/auditor.service';
import { putOnHand } from '../../goods/stock/stock.service';
import { addDays } from '../../ground/lib/clock';
import { approvalRules } from '../approvals/approvals.tables';
import { orderLines } from '../orders/orders.tables';
import { returns } from './returns.tables';

export const pens: [string, number] = ['MG-Q7-BK', 20];

/** A shop with two buyers, operators who deal with returns, and pens to bring back. */
export async function openReturnShop() {
  const test = await payingApp();
  const staff = operatorsOf(test);
  const warehouse = await staff.logIn('warehouse');
  const service = await staff.logIn('service');
  const cashier = await staff.logIn('cashier');
  await test.db.update(approvalRules).set({ enabled: false });
  await budgetForBuyer(test);
  const [buyer, stranger] = (await manyBuyers(test, 2)) as [Person, Person];
  const skuId = await skuIdOf(test, pens[0]);
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 100_000 }]));
  return { test, staff, warehouse, service, cashier, buyer, stranger, skuId };
}
export type ReturnShop = Awaited<ReturnType<typeof openReturnShop>>;

export async function checkBooks({ test }: ReturnShop): Promise<void> {
  await test.sandbox.control({ refunds: 'finish' });
  expect(await audit(test.db)).toEqual([]);
}

export const parcelSent = (returnId: number) => ({ returnId, carrier: 'sf', trackingNo: 'SF1234567890123' }) as const;

/** What both sides do to a return. */
export function returnVerbs(shop: () => ReturnShop) {
  const received = () => buyReceived(shop().test, shop().buyer, [pens]);
  const apply = (input: CallInput<'OrderReturn/Apply'>, who: Person = shop().buyer) =>
    shop().test.call('OrderReturn/Apply', input, who);
  const read = async (returnId: number, who: Person = shop().buyer) =>
    must(await shop().test.call('OrderReturn/GetModel', { returnId }, who)).resultData;
  const line = async (orderId: number) =>
    (
      await shop().test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    )[0] as typeof orderLines.$inferSelect;
  const picture = async (bytes: Buffer = pngPixel, { token }: Person = shop().buyer) =>
    (await uploadFile(shop().test, { kind: 'returnPicture', file: { name: '破损.png', bytes } }, 'localhost', token))
      .body;
  const sendBack = (returnId: number) =>
    shop().test.call('OrderReturn/FillLogistics', parcelSent(returnId), shop().buyer);
  const pass = (returnId: number) => shop().staff.call('Return/Pass', { returnId }, shop().service);
  const refund = (returnId: number) => shop().staff.call('Return/Refund', { returnId }, shop().cashier);
  const inspect = (returnId: number, sound: number, damaged = 0, refused = 0) =>
    shop().staff.call(
      'Return/Inspect',
      { returnId, lines: [{ lineNo: 1, sound, damaged, refused }], reason: refused ? '外壳有使用痕迹' : '' },
      shop().warehouse,
    );
  const confirm = (returnId: number) => shop().test.call('OrderReturn/Confirm', { returnId }, shop().buyer);
  /** Everything up to the money. */
  async function accepted(orderId: number, qty: number, more: Partial<CallInput<'OrderReturn/Apply'>> = {}) {
    const { test, buyer } = shop();
    const returnId = await applied(test, buyer, applyInput(orderId, { lines: [{ lineNo: 1, qty }], ...more }));
    must(await pass(returnId));
    must(await sendBack(returnId));
    must(await inspect(returnId, qty));
    return returnId;
  }
  const expire = (returnId: number) =>
    shop()
      .test.db.update(returns)
      .set({ dueAt: addDays(shop().test.clock.now(), -1) })
      .where(eq(returns.returnId, returnId));
  const { refundsOf } = booksOf(() => shop().test);
  return {
    received,
    apply,
    read,
    line,
    picture,
    sendBack,
    pass,
    refund,
    inspect,
    confirm,
    accepted,
    expire,
    refundsOf,
  };
}
