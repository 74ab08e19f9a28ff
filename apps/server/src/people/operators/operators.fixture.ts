import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { buy, counted, must, skuIdOf } from '../../../test/buying';
import { operatorsOf } from '../../../test/operators';
import { payingApp, pen } from '../../../test/payingApp';
import { audit } from '../../books/auditor/auditor.service';
import { putOnHand } from '../../goods/stock/stock.service';
import { asSent, hashForStore } from '../../ground/lib/passwords';
import { refunds } from '../../money/payments/payments.tables';
import { orders } from '../../trade/orders/orders.tables';
import { createOperator } from './operators.service';

export const names = {
  administrator: 'operator',
  warehouse: 'warehouse',
  cashier: 'cashier',
  service: 'service',
  merchandiser: 'keeper',
} as const;
export type Tried = keyof typeof names;

/** A shop with operators of each role, and another company with an operator and an order of its own. */
export async function openConsoleShop() {
  const test = await payingApp();
  const staff = operatorsOf(test);
  const buyer = (await test.logIn('buyer')).token;
  // Every role buys what it is to see to.
  const penId = await skuIdOf(test, pen[0]);
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId: penId, onHand: 100_000 }]));
  const companyId = await anotherCompany(test, 'other.example');
  const draft = { companyId, accountNo: 'foreign', name: '别家', password: await hashForStore(asSent('Other@2026')) };
  await createOperator(test.db, { ...draft, roles: ['administrator'] }, test.clock.now());
  const { orderId: foreignOrderId } = await buy(test, buyer, [pen], 'transfer');
  await test.db.update(orders).set({ companyId }).where(eq(orders.orderId, foreignOrderId));

  const tokens = new Map<string, string>();
  const tokenOf = async (role: Tried) => {
    const known = tokens.get(role) ?? (await staff.logIn(names[role])).token;
    tokens.set(role, known);
    return known;
  };
  let bankNo = 0;
  const transferOf = (orderId: number, payable: number) => {
    bankNo += 1;
    return { orderIds: [orderId], bankNo: `ICBC-${bankNo}`, amount: payable, paidDate: '2026-11-15' };
  };
  /** Too much came by bank, and somebody has to send it back. */
  async function waitingRefund(): Promise<string> {
    const { orderId, payable } = await buy(test, buyer, [pen], 'transfer');
    const token = await tokenOf('cashier');
    must(await staff.call('Payment/ConfirmTransfer', transferOf(orderId, payable + 1), { token }));
    const [refund] = await test.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    return refund?.refundNo ?? '';
  }
  async function close() {
    await test.db.update(orders).set({ companyId: 1 }).where(eq(orders.orderId, foreignOrderId));
    expect(await audit(test.db)).toEqual([]);
    await test.close();
  }
  return { test, staff, buyer, foreignOrderId, tokens, tokenOf, transferOf, waitingRefund, close };
}
export type ConsoleShop = Awaited<ReturnType<typeof openConsoleShop>>;
