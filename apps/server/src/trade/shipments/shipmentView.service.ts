import { formatTime } from '@yigou/contract/ground/time';
import type { Shipment } from '@yigou/contract/trade/shipments';
import type { DeliveryNote } from '@yigou/contract/trade/shipments.console';
import type { Db } from '../../ground/db/client';
import type { AccountContext, OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { readConsoleOrders } from '../orders/orderConsole.service';
import { reachOrder } from '../orders/orders.service';
import {
  findShipmentByNo,
  type ShipmentRow,
  selectEvents,
  selectParcelLines,
  selectShipments,
  selectShipmentsBy,
} from './shipments.queries';
import { parcelActions } from './shipments.rules';

const timeOf = (time: Date | null): string => (time ? formatTime(time) : '');

/** The parcels of an order. `mayReceive`: whether who looks may confirm their receipt. */
export async function shipmentsOf(tx: Db, orderId: number, mayReceive: boolean): Promise<Shipment[]> {
  return viewsOf(tx, await selectShipments(tx, [orderId]), mayReceive);
}

async function viewsOf(tx: Db, found: readonly ShipmentRow[], mayReceive: boolean): Promise<Shipment[]> {
  if (found.length === 0) return [];
  const ids = found.map((each) => each.shipmentId);
  const lines = await selectParcelLines(tx, ids);
  const events = await selectEvents(tx, ids);
  return found.map((each) => ({
    shipmentId: each.shipmentId,
    shipmentNo: each.shipmentNo,
    orderId: each.orderId,
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

/** By the number on its paper; one of an order that is out of reach answers like none. */
export async function parcelNumbered(ctx: AccountContext, shipmentNo: string) {
  const found = await findShipmentByNo(ctx.tx, shipmentNo);
  if (!found) throw new DomainError('notFound');
  const { order } = await reachOrder(ctx, found.orderId);
  const [parcel] = await viewsOf(ctx.tx, [found], ctx.caller.functions.has('order/myOrder/receive'));
  if (!parcel) throw new DomainError('notFound');
  return { ...parcel, orderNo: order.orderNo };
}

/** What is printed to lie in parcels; those of other companies are not there. */
export async function deliveryNotes(ctx: OperatorContext, shipmentIds: number[]): Promise<DeliveryNote[]> {
  const parcels = await viewsOf(ctx.tx, await selectShipmentsBy(ctx.tx, shipmentIds), false);
  const orders = await readConsoleOrders(
    ctx,
    parcels.map(({ orderId }) => orderId),
  );
  return parcels.flatMap((parcel) => {
    const found = orders.find(({ order }) => order.orderId === parcel.orderId);
    if (!found) return [];
    const { orderNo, poNo, address } = found.order;
    const { receiver = '', phone = '', areaText = '', detail = '' } = address ?? {};
    const { customerName, buyerName } = found;
    return [{ ...parcel, orderNo, poNo, customerName, buyerName, address: { receiver, phone, areaText, detail } }];
  });
}
