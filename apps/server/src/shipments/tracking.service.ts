import { eq } from 'drizzle-orm';
import { writeAudit } from '../auditLog/auditLog.service';
import type { OperatorContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import { refuseParcel } from './receiving.service';
import { findShipment, lockOpenShipments } from './shipments.queries';
import { dueAfterDelivery } from './shipments.rules';
import { shipmentEvents, shipments } from './shipments.tables';
import { lockForOperator } from './shipping.service';

type Event = { shipmentId: number; text: string; delivered: boolean };

/** What the carrier says of a parcel on its way. */
export async function addEvent(ctx: OperatorContext, { shipmentId, text, delivered }: Event): Promise<void> {
  const known = await findShipment(ctx.tx, shipmentId);
  if (!known) throw new DomainError('notFound');
  await lockForOperator(ctx, known.orderId);
  const open = await lockOpenShipments(ctx.tx, known.orderId);
  const parcel = open.find((each) => each.shipmentId === shipmentId);
  if (!parcel) refuseParcel('deliver', { state: 'received' });
  if (delivered && parcel) {
    refuseParcel('deliver', parcel);
    const set = {
      state: 'delivered' as const,
      deliveredAt: ctx.now,
      dueAt: dueAfterDelivery(ctx.now, parcel.extended),
    };
    await ctx.tx.update(shipments).set(set).where(eq(shipments.shipmentId, shipmentId));
  }
  await ctx.tx.insert(shipmentEvents).values({ shipmentId, at: ctx.now, text });
  const object = { kind: 'shipment' as const, id: known.shipmentNo };
  await writeAudit(ctx, { what: delivered ? '记为已送达' : '记录行程', object, after: { text } });
}
