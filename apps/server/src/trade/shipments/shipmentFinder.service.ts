import { carriers, shipmentStateLabels } from '@yigou/contract/trade/shipments.terms';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Finder } from '../../people/lookup/lookup.service';
import { shipments } from './shipments.tables';

/** By our number or the carrier's, as either is written on the parcel. */
export const shipmentFinder: Finder = {
  kind: 'shipment',
  needs: 'orders/view',
  find: async (tx, companyId, word, most) => {
    const plain = word.replace(/[\s-]/g, '').toUpperCase();
    const rows = await tx
      .select()
      .from(shipments)
      .where(
        and(
          eq(shipments.companyId, companyId),
          or(eq(shipments.shipmentNo, plain), eq(shipments.trackingNo, plain), eq(shipments.trackingNo, word)),
        ),
      )
      .orderBy(desc(shipments.shipmentId))
      .limit(most);
    return rows.map(({ shipmentNo, carrier, trackingNo, state, orderId }) => ({
      title: shipmentNo,
      note: `${carriers[carrier].name} ${trackingNo}，${shipmentStateLabels[state]}`,
      orderId,
    }));
  },
};
