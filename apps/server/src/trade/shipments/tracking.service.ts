import { eq } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { refuseParcel } from './receiving.service';
import { lockParcel } from './shipmentShipping.service';
import { dueAfterDelivery, isOnItsWay } from './shipments.rules';
import { shipmentEvents, shipments } from './shipments.tables';

type Event = { shipmentId: number; text: string; delivered: boolean };

/** What the carrier says of a parcel on its way. */
export async function addEvent(ctx: OperatorContext, { shipmentId, text, delivered }: Event): Promise<void> {
  const { parcel } = await lockParcel(ctx, shipmentId);
  if (delivered || !isOnItsWay(parcel.state)) refuseParcel('deliver', parcel);
  if (delivered) {
    const set = {
      state: 'delivered' as const,
      deliveredAt: ctx.now,
      dueAt: dueAfterDelivery(ctx.now, parcel.extended),
    };
    await ctx.tx.update(shipments).set(set).where(eq(shipments.shipmentId, shipmentId));
  }
  await ctx.tx.insert(shipmentEvents).values({ shipmentId, at: ctx.now, text });
  const object = { kind: 'shipment' as const, id: parcel.shipmentNo };
  await writeAudit(ctx, { what: delivered ? '记为已送达' : '登记物流', object, after: { text } });
}
