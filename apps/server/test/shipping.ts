import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OperatorContext } from '../src/http/context';
import { operators } from '../src/operators/operators.tables';
import { selectLines } from '../src/orders/orders.queries';
import { selectShipments } from '../src/shipments/shipments.queries';
import { type Parcel, ship } from '../src/shipments/shipping.service';
import type { PayingApp } from './payingApp';

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
  const left = (await selectLines(test.db, [orderId])).filter((line) => line.qty > line.shippedQty);
  const bySupplier = [...new Set(left.map((line) => line.supplierId))].map((supplierId) =>
    left
      .filter((line) => line.supplierId === supplierId)
      .map(({ lineNo, qty, shippedQty }) => ({ lineNo, qty: qty - shippedQty })),
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
