import { and, eq, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { Deadline } from '../../ground/jobs/deadlines';
import type { LifeContext } from '../orders/orderEffects.service';
import { orders } from '../orders/orders.tables';
import { receiveOverdue } from './receiving.service';
import { shipments } from './shipments.tables';

type Overdue = { shipmentId: number; tries: number };

const selectOverdue = (tx: Db, now: Date, limit: number): Promise<Overdue[]> =>
  tx
    .select({ shipmentId: shipments.shipmentId, tries: shipments.tries })
    .from(shipments)
    .innerJoin(orders, eq(orders.orderId, shipments.orderId))
    // While something of the order is being put right, nothing of it is received by itself.
    .where(
      and(
        lt(shipments.dueAt, now),
        or(isNull(shipments.nextTryAt), lte(shipments.nextTryAt, now)),
        ne(orders.afterSaleState, 'open'),
      ),
    )
    .orderBy(shipments.dueAt)
    .limit(limit);

/** Nobody said that a parcel came: then it did. */
export const shipmentDeadline: Deadline<LifeContext, Overdue> = {
  name: 'shipment',
  select: selectOverdue,
  act: (ctx, { shipmentId }) => ctx.tx.transaction((tx) => receiveOverdue({ ...ctx, tx }, shipmentId)),
  postpone: async (tx, { shipmentId }, next) => {
    await tx.update(shipments).set(next).where(eq(shipments.shipmentId, shipmentId));
  },
};
