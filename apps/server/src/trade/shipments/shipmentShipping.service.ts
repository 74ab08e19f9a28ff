import { type CarrierCode, carriers, trackingFault } from '@yigou/contract/trade/shipments.terms';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { Db } from '../../ground/db/client';
import { nextNumber } from '../../ground/db/numbers';
import { reference } from '../../ground/db/references';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import { notify } from '../../people/notices/notices.service';
import { lockOrder, type Order } from '../orders/orderMoves.service';
import { leftOf, linesOf, type OrderedLine, orderNumbered, shipLines } from '../orders/orderShipping.service';
import { findShipment, shipmentsOfRequest } from './shipments.queries';
import { dueAfterShipping } from './shipments.rules';
import { shipmentEvents, shipmentLines, shipments } from './shipments.tables';

export type Parcel = {
  carrier: CarrierCode;
  trackingNo: string;
  note: string;
  lines: { lineNo: number; qty: number }[];
};
type Shipping = { requestId: string; orderId: number; parcels: Parcel[] };

/** An order of the operator's company, locked. Any other answers like one that does not exist. */
export async function lockForOperator(ctx: OperatorContext, orderId: number): Promise<Order> {
  const order = await lockOrder(ctx.tx, orderId);
  if (order.companyId !== ctx.caller.companyId) throw new DomainError('notFound');
  return order;
}

/** A parcel of the operator's company, its order locked; any other answers like one that does not exist. */
export async function lockParcel(ctx: OperatorContext, shipmentId: number) {
  const known = await findShipment(ctx.tx, shipmentId);
  if (!known) throw new DomainError('notFound');
  const order = await lockForOperator(ctx, known.orderId);
  // What was read before the lock may be older than it.
  const parcel = (await findShipment(ctx.tx, shipmentId)) ?? known;
  return { order, parcel };
}

function supplierOf({ lines: wanted }: Parcel, lines: readonly OrderedLine[]): OrderedLine {
  const inside = wanted.map(({ lineNo }) => lines.find((line) => line.lineNo === lineNo));
  const [first] = inside;
  if (!first || inside.includes(undefined)) throw new DomainError('notFound');
  if (inside.some((line) => line?.supplierId !== first.supplierId)) throw new DomainError('parcelMixed');
  return first;
}

async function insertParcel(
  ctx: OperatorContext,
  order: Order,
  parcel: Parcel,
  key: Pick<typeof shipments.$inferInsert, 'requestId' | 'requestHash' | 'parcelNo'>,
  { supplierId, supplierName }: OrderedLine,
): Promise<number> {
  const { tx, now, caller } = ctx;
  const { carrier, trackingNo, note } = parcel;
  const by = operatorOf(ctx);
  const [made] = await tx
    .insert(shipments)
    .values({
      ...key,
      shipmentNo: await nextNumber(tx, 'S', 'shipment_number', now),
      companyId: caller.companyId,
      orderId: order.orderId,
      supplierId,
      supplierName,
      state: 'shipped',
      carrier,
      trackingNo,
      note,
      actorKind: by.kind,
      actorId: by.id,
      who: by.name,
      shippedAt: now,
      dueAt: dueAfterShipping(now),
    })
    .returning({ shipmentId: shipments.shipmentId });
  const shipmentId = made?.shipmentId ?? 0;
  await tx.insert(shipmentLines).values(sumLines(parcel.lines).map((line) => ({ ...line, shipmentId })));
  await tx.insert(shipmentEvents).values({ shipmentId, at: now, text: `${supplierName}已发货` });
  return shipmentId;
}

const sumLines = (lines: Parcel['lines']): Parcel['lines'] => {
  const sums = new Map<number, number>();
  for (const { lineNo, qty } of lines) sums.set(lineNo, (sums.get(lineNo) ?? 0) + qty);
  return [...sums].map(([lineNo, qty]) => ({ lineNo, qty }));
};

const nameOf = ({ carrier, trackingNo }: Parcel): string => `${carriers[carrier].name} ${trackingNo}`.trim();

/** One click ships once: the same key answers the same parcels. */
export async function ship(ctx: OperatorContext, { requestId, orderId, parcels }: Shipping): Promise<number[]> {
  const order = await lockForOperator(ctx, orderId);
  const requestHash = contentMark({ parcels });
  const known = await shipmentsOfRequest(ctx.tx, orderId, requestId);
  if (known.some((each) => each.requestHash !== requestHash)) throw new DomainError('requestReused');
  if (known.length > 0) {
    await writeAudit(ctx, { what: '发货（重复提交）', object: { kind: 'order', id: order.orderNo } });
    return known.map((each) => each.shipmentId);
  }
  const lines = await linesOf(ctx.tx, orderId);
  const ids: number[] = [];
  for (const [at, parcel] of parcels.entries()) {
    const key = { requestId, requestHash, parcelNo: at + 1 };
    ids.push(await insertParcel(ctx, order, parcel, key, supplierOf(parcel, lines)));
  }
  const leaving = parcels.map((parcel, at) => ({ cause: reference('shipment', ids[at] ?? 0), pieces: parcel.lines }));
  const note = parcels.map(nameOf).join('；');
  const moved = await shipLines(ctx, order, leaving, { by: operatorOf(ctx), note });
  await tellBuyer(ctx, moved, note);
  await writeAudit(ctx, {
    what: '发货',
    object: { kind: 'order', id: order.orderNo },
    before: { state: order.state },
    after: { state: moved.state, parcels: parcels.map(nameOf) },
  });
  return ids;
}

const tellBuyer = (ctx: OperatorContext, { orderId, orderNo, accountId, state }: Order, note: string) =>
  notify(ctx, [accountId], {
    kind: 'order',
    title: `订单 ${orderNo} ${state === 'shipped' ? '已全部发货' : '已部分发货'}`,
    text: note,
    link: `/center/order/orderDetail?orderId=${orderId}`,
  });

type SheetRow = { orderNo: string; supplier: string; carrier: string; trackingNo: string };
type RowResult = { rowNo: number; orderNo: string; shipped: boolean; text: string };

const carrierNamed = (typed: string): CarrierCode | undefined =>
  (Object.keys(carriers) as CarrierCode[]).find((code) => code === typed || carriers[code].name.includes(typed));

/** What a row ships: all that is left of its order from one supplier. A waybill never covers two of them. */
function rowLines({ supplier }: SheetRow, open: readonly OrderedLine[]): OrderedLine[] {
  if (open.length === 0) throw new DomainError('nothingToShip');
  const names = [...new Set(open.map((line) => line.supplierName))];
  if (!supplier && names.length > 1) throw new DomainError('waybillPerSupplier', { suppliers: names.join('、') });
  const lines = open.filter((line) => !supplier || line.supplierName === supplier);
  if (lines.length === 0) throw new DomainError('supplierNotInOrder', { supplier });
  return lines;
}

async function shipRow(ctx: OperatorContext, row: SheetRow): Promise<void> {
  const found = await orderNumbered(ctx.tx, ctx.caller.companyId, row.orderNo);
  if (!found) throw new DomainError('notFound');
  const carrier = row.carrier ? carrierNamed(row.carrier) : undefined;
  if (!carrier) throw new DomainError('carrierUnknown', { carrier: row.carrier });
  const trackingNo = row.trackingNo.replaceAll(/[\s-]/g, '').toUpperCase();
  const fault = trackingFault(carrier, trackingNo);
  if (fault) throw new DomainError('trackingRefused', { fault });
  const open = (await linesOf(ctx.tx, found.orderId)).filter((line) => leftOf(line) > 0);
  const lines = rowLines(row, open).map((line) => ({ lineNo: line.lineNo, qty: leftOf(line) }));
  const parcels = [{ carrier, trackingNo, note: '', lines }];
  await ship(ctx, { requestId: crypto.randomUUID(), orderId: found.orderId, parcels });
}

/** Row by row, each in a transaction of its own: one that is wrong keeps no other from leaving. */
export async function shipMany(ctx: OperatorContext, rows: readonly SheetRow[]): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const [at, row] of rows.entries()) {
    const result = await ctx.tx
      .transaction((tx: Db) => shipRow({ ...ctx, tx }, row))
      .then(
        () => ({ shipped: true, text: '已发货' }),
        (cause: unknown) => {
          if (!(cause instanceof DomainError)) throw cause;
          return { shipped: false, text: cause.code === 'notFound' ? '该订单不存在' : cause.message };
        },
      );
    results.push({ rowNo: at + 1, orderNo: row.orderNo, ...result });
  }
  return results;
}
