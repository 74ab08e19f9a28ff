import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import type { Person } from '../../../test/people';
import { applyInput } from '../../../test/returning';
import { shipOrder, shippingApp } from '../../../test/shipping';
import { addDays } from '../../ground/lib/clock';
import { shipments } from '../shipments/shipments.tables';

let shop: Awaited<ReturnType<typeof shippingApp>>;
beforeAll(async () => {
  shop = await shippingApp(1);
});
afterAll(() => shop.test.close());

it('a parcel that was called back keeps no window open for what was received long ago', async () => {
  const { test, staff, warehouse } = shop;
  const [buyer] = shop.people as [Person];
  const { orderId } = await buy(test, buyer.token, [['MG-Q7-BK', 7]], 'account');
  const received = await shipOrder(test, orderId, [{ lineNo: 1, qty: 5 }]);
  must(await test.call('Order/ConfirmReceipt', { orderId, shipmentId: received }, buyer));
  const longAgo = { receivedAt: addDays(test.clock.now(), -30) };
  await test.db.update(shipments).set(longAgo).where(eq(shipments.shipmentId, received));
  const shipmentId = await shipOrder(test, orderId, [{ lineNo: 1, qty: 2 }]);
  must(await staff.call('Shipment/Withdraw', { shipmentId, reason: '贴错面单' }, warehouse));
  const wanted = applyInput(orderId, { type: 'refundOnly', reason: '未收到货', lines: [{ lineNo: 1, qty: 1 }] });
  expect(await test.call('OrderReturn/Apply', wanted, buyer)).toMatchObject({ success: false, errorCode: '1' });
});
