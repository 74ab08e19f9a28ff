import { formatTime, type Shipment } from '@yigou/contract';
import type { Db } from '../db/client';
import { selectEvents, selectParcelLines, selectShipments } from './shipments.queries';
import { parcelActions } from './shipments.rules';

const timeOf = (time: Date | null): string => (time ? formatTime(time) : '');

/** The parcels of an order. `mayReceive`: whether who looks may confirm their receipt. */
export async function shipmentsOf(tx: Db, orderId: number, mayReceive: boolean): Promise<Shipment[]> {
  const found = await selectShipments(tx, [orderId]);
  if (found.length === 0) return [];
  const ids = found.map((each) => each.shipmentId);
  const lines = await selectParcelLines(tx, ids);
  const events = await selectEvents(tx, ids);
  return found.map((each) => ({
    shipmentId: each.shipmentId,
    shipmentNo: each.shipmentNo,
    orderId,
    state: each.state,
    supplierName: each.supplierName,
    carrier: each.carrier,
    trackingNo: each.trackingNo,
    note: each.note,
    shipTime: formatTime(each.shippedAt),
    deliverTime: timeOf(each.deliveredAt),
    receiveTime: timeOf(each.receivedAt),
    dueTime: timeOf(each.dueAt),
    extended: each.extended,
    lines: lines
      .filter(({ parcel }) => parcel.shipmentId === each.shipmentId)
      .map(({ parcel: { qty, sound, damaged, missing }, line }) => ({
        lineNo: line.lineNo,
        orderLineId: line.orderLineId,
        itemId: line.skuId,
        itemNo: line.skuNo,
        itemName: line.name,
        itemSpec: line.spec,
        imgUrl: line.imgUrl,
        unit: line.unit,
        qty,
        sound,
        damaged,
        missing,
      })),
    events: events
      .filter((event) => event.shipmentId === each.shipmentId)
      .map(({ at, text }) => ({ time: formatTime(at), text })),
    actions: mayReceive ? parcelActions(each.state, each.extended) : [],
  }));
}
