import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { audit } from '../src/books/auditor/auditor.service';
import { statementBooks } from '../src/books/statements/statements.tables';
import { orderLines } from '../src/trade/orders/orders.tables';
import { must } from './buying';
import { cashier, completed } from './invoicing';
import type { Person } from './people';
import { shippingApp, twoSuppliers } from './shipping';

/** A shop with orders to invoice, and what is asked of them on both sides. */
export async function invoiceShop() {
  const { test, staff, people } = await shippingApp(2);
  const [buyer, colleague] = people as [Person, Person];
  const desk = await cashier(test);
  const stranger = await test.logIn('buyer2');
  const linesOf = (orderId: number) =>
    test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.lineNo);
  return {
    test,
    staff,
    desk,
    buyer,
    colleague,
    stranger,
    linesOf,
    invoicedOf: async (orderId: number) => (await linesOf(orderId)).map((line) => line.invoicedQty),
    order: () => completed(test, buyer, twoSuppliers),
    model: async (applicationId: number) =>
      must(await test.call('Invoice/GetModel', { applicationId }, buyer)).resultData,
    operate: (path: string, input: object) => staff.callRaw(path, input, desk),
    /** After each test: time and the service are as before, and the books agree. */
    putRight: async () => {
      test.rewind();
      // What was collected at a time that is not yet come says nothing of what comes before it.
      await test.db.update(statementBooks).set({ collectedAt: null });
      await test.sandbox.control({ down: 0, delay: 0, duplicate: 0, hold: false, invoices: 'finish', refuse: false });
      expect(await audit(test.db)).toEqual([]);
    },
  };
}
export type InvoiceShop = Awaited<ReturnType<typeof invoiceShop>>;
