import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { putOnHand } from '../src/goods/stock/stock.service';
import type { OperatorContext } from '../src/ground/http/context';
import { budgets } from '../src/money/budgets/budgets.tables';
import { operators } from '../src/people/operators/operators.tables';
import { approvalRules } from '../src/trade/approvals/approvals.tables';
import { leftOf } from '../src/trade/orders/orderShipping.service';
import { selectLines } from '../src/trade/orders/orders.queries';
import { type Parcel, ship } from '../src/trade/shipments/shipmentShipping.service';
import { selectShipments } from '../src/trade/shipments/shipments.queries';
import { manyBuyers } from './buyers';
import { counted, skuIdOf } from './buying';
import { operatorsOf } from './operators';
import { type PayingApp, payingApp } from './payingApp';

/** As the one who works in the warehouse of the demo. */
export async function atWarehouse(test: PayingApp): Promise<Omit<OperatorContext, 'tx'>> {
  const [row] = await test.db.select().from(operators).where(eq(operators.accountNo, 'warehouse'));
  if (!row) throw new Error('no warehouse');
  const { operatorId, name: operatorName, companyId, roles } = row;
  const caller = { sessionId: 0, operatorId, operatorName, companyId, roles, functions: new Set<never>() };
  const client = { address: '127.0.0.1', agent: '' };
  const site = { companyId, hostId: 1 };
  const { log, jobs, now } = test.context();
  return {
    log,
    jobs,
    now,
    caller,
    client,
    site,
    token: '',
    requestId: randomUUID(),
  };
}

/** Of two suppliers, with plenty in stock; the last one comes first in an order. */
export const twoSuppliers: [string, number][] = [
  ['3M-H700-R', 10],
  ['MG-Q7-BK', 20],
];

/** A shop in which orders need neither approval nor budget, with as many buyers as wanted. */
export async function shippingApp(buyers: number) {
  const test = await payingApp();
  const staff = operatorsOf(test);
  await test.db.update(approvalRules).set({ enabled: false });
  await test.db.delete(budgets);
  const people = await manyBuyers(test, buyers);
  const plenty = twoSuppliers.map(async ([skuNo]) => ({ skuId: await skuIdOf(test, skuNo), onHand: 10_000 }));
  const rows = await Promise.all(plenty);
  await test.db.transaction((tx) => putOnHand(tx, counted, rows));
  return { test, staff, people, warehouse: await staff.logIn('warehouse'), service: await staff.logIn('service') };
}

let sent = 0;
/** A number of 顺丰 that no other parcel has. */
export const trackingNo = (): string => {
  sent += 1;
  return `SF${String(1_000_000_000_000 + sent)}`;
};

type Lines = Parcel['lines'];
export const parcelOf = (lines: Lines): Parcel => ({ carrier: 'sf', trackingNo: trackingNo(), note: '', lines });

/** These pieces leave in one parcel; without them all that is left of the order, a parcel for each supplier. */
export async function shipOrder(test: PayingApp, orderId: number, wanted?: Lines): Promise<number> {
  const left = (await selectLines(test.db, [orderId])).filter((line) => leftOf(line) > 0);
  const bySupplier = [...new Set(left.map((line) => line.supplierId))].map((supplierId) =>
    left.filter((line) => line.supplierId === supplierId).map((line) => ({ lineNo: line.lineNo, qty: leftOf(line) })),
  );
  const parcels = (wanted ? [wanted] : bySupplier).map(parcelOf);
  const ctx = await atWarehouse(test);
  const ids = await test.db.transaction((tx) => ship({ ...ctx, tx }, { requestId: randomUUID(), orderId, parcels }));
  return ids[0] ?? 0;
}

/** The first parcel of an order; 999,999,999 where there is none. */
export async function parcelIn(test: PayingApp, orderId: number): Promise<number> {
  const [first] = await selectShipments(test.db, [orderId]);
  return first?.shipmentId ?? 999_999_999;
}

/** The number on its paper; one that nobody has where there is none. */
export async function parcelNoIn(test: PayingApp, orderId: number): Promise<string> {
  const [first] = await selectShipments(test.db, [orderId]);
  return first?.shipmentNo ?? 'S2026000000000000';
}
