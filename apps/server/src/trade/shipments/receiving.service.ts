import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { shipmentLimits, shipmentStateLabels } from '@yigou/contract/trade/shipments.terms';
import { and, eq } from 'drizzle-orm';
import { type Actor, theSystem } from '../../ground/db/actor';
import type { AccountContext } from '../../ground/http/context';
import { actorOf } from '../../ground/http/context';
import { addDays, addHours } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import type { LifeContext } from '../orders/orderEffects.service';
import { lockOrder, lockReachedOrder, type Order } from '../orders/orderMoves.service';
import { receiveLines, urgeOrder } from '../orders/orderShipping.service';
import { findShipment, lockOpenShipments, type ShipmentRow, selectParcelLines } from './shipments.queries';
import { type Found, foundIn, mayMoveParcel, type ParcelMoveName, parcelMoveOf } from './shipments.rules';
import { shipmentEvents, shipmentLines, shipments } from './shipments.tables';

export function refuseParcel(name: ParcelMoveName, { state }: Pick<ShipmentRow, 'state'>): void {
  if (!mayMoveParcel(name, state))
    throw new DomainError('parcelStateRefused', { state: shipmentStateLabels[state], action: parcelMoveOf(name).what });
}

/** What the receiver says must add up to what was sent. Gives what arrived. */
async function writeFound(ctx: LifeContext, { shipmentId }: ShipmentRow, said: readonly Found[]) {
  const rows = await selectParcelLines(ctx.tx, [shipmentId]);
  if (said.some(({ lineNo }) => rows.every(({ line }) => line.lineNo !== lineNo))) throw new DomainError('notFound');
  const found = foundIn(
    rows.map(({ parcel }) => parcel),
    said,
  );
  for (const [at, { lineNo, ...counts }] of found.entries()) {
    const { qty } = rows[at]?.parcel ?? { qty: 0 };
    if (counts.sound + counts.damaged + counts.missing !== qty)
      throw new DomainError('parcelCountWrong', { name: rows[at]?.line.name ?? '', qty });
    const line = and(eq(shipmentLines.shipmentId, shipmentId), eq(shipmentLines.lineNo, lineNo));
    await ctx.tx.update(shipmentLines).set(counts).where(line);
  }
  return found.map(({ lineNo, sound, damaged }) => ({ lineNo, qty: sound + damaged }));
}

type Receiving = { by: Actor; name: 'receive' | 'receiveByTime'; said?: readonly Found[] };

/** The order and its open parcels must be locked; `parcels` are some of `open`. */
async function receiveParcels(
  ctx: LifeContext,
  order: Order,
  { open, parcels }: { open: readonly ShipmentRow[]; parcels: readonly ShipmentRow[] },
  { by, name, said = [] }: Receiving,
): Promise<void> {
  const arrived: { lineNo: number; qty: number }[] = [];
  for (const parcel of parcels) {
    refuseParcel(name, parcel);
    arrived.push(...(await writeFound(ctx, parcel, said)));
    const set = { state: 'received' as const, receivedAt: ctx.now, dueAt: null };
    await ctx.tx.update(shipments).set(set).where(eq(shipments.shipmentId, parcel.shipmentId));
  }
  const note = parcels.map((parcel) => parcel.trackingNo || parcel.shipmentNo).join('；');
  await receiveLines(ctx, order, arrived, { by, note, last: open.length === parcels.length });
}

/** A whole order, or one parcel of it with what was found inside. */
export async function confirmReceipt(
  ctx: AccountContext,
  { orderId, shipmentId, lines }: { orderId: number; shipmentId?: number | undefined; lines: readonly Found[] },
): Promise<void> {
  const order = await lockReachedOrder(ctx, orderId);
  // The whole of an order is received when all of it has left.
  if (shipmentId === undefined && order.state !== 'shipped')
    throw new DomainError('orderStateRefused', { state: orderStateLabels[order.state], action: '确认收货' });
  const open = await lockOpenShipments(ctx.tx, orderId);
  const parcels = shipmentId === undefined ? open : [await openParcel(ctx, orderId, shipmentId)];
  await receiveParcels(ctx, order, { open, parcels }, { by: actorOf(ctx), name: 'receive', said: lines });
}

/** A parcel of the order that is still on its way; the order must be locked. */
async function openParcel({ tx }: LifeContext, orderId: number, shipmentId: number): Promise<ShipmentRow> {
  const parcel = await findShipment(tx, shipmentId);
  if (parcel?.orderId !== orderId) throw new DomainError('notFound');
  refuseParcel('receive', parcel);
  return parcel;
}

type OneParcel = { orderId: number; shipmentId: number };

export async function extendReceipt(ctx: AccountContext, { orderId, shipmentId }: OneParcel): Promise<void> {
  await lockReachedOrder(ctx, orderId);
  const parcel = await openParcel(ctx, orderId, shipmentId);
  if (parcel.extended) throw new DomainError('receiptExtended');
  const dueAt = addDays(parcel.dueAt ?? ctx.now, shipmentLimits.extendDays);
  await ctx.tx.update(shipments).set({ extended: true, dueAt }).where(eq(shipments.shipmentId, shipmentId));
}

export async function urgeShipment(ctx: AccountContext, orderId: number): Promise<void> {
  const order = await lockReachedOrder(ctx, orderId);
  await urgeOrder(ctx, order, actorOf(ctx), addHours(ctx.now, -shipmentLimits.urgeHours));
}

/** Its time has run out; judged again under the lock. */
export async function receiveOverdue(ctx: LifeContext, shipmentId: number): Promise<void> {
  const known = await findShipment(ctx.tx, shipmentId);
  if (!known) return;
  const order = await lockOrder(ctx.tx, known.orderId);
  if (order.afterSaleState === 'open') return;
  const open = await lockOpenShipments(ctx.tx, known.orderId);
  const parcels = open.filter((each) => each.shipmentId === shipmentId && each.dueAt && each.dueAt <= ctx.now);
  if (parcels.length > 0) await receiveParcels(ctx, order, { open, parcels }, { by: theSystem, name: 'receiveByTime' });
}

/** The order must be locked. Nothing of it comes any more; what did not come is received by nobody. */
export async function endParcels({ tx, now }: LifeContext, orderId: number): Promise<void> {
  for (const { shipmentId } of await lockOpenShipments(tx, orderId)) {
    const { to, what } = parcelMoveOf('end');
    await tx.update(shipments).set({ state: to, dueAt: null }).where(eq(shipments.shipmentId, shipmentId));
    await tx.insert(shipmentEvents).values({ shipmentId, at: now, text: what });
  }
}

/** While something was being put right no time ran: what is still on its way has that much longer. */
export async function resumeReceipts({ tx, now }: LifeContext, orderId: number, since: Date): Promise<void> {
  for (const { shipmentId, dueAt, shippedAt, deliveredAt } of await lockOpenShipments(tx, orderId)) {
    if (!dueAt) continue;
    const stood = now.getTime() - Math.max(Number(since), Number(shippedAt), Number(deliveredAt));
    await tx
      .update(shipments)
      .set({ dueAt: new Date(dueAt.getTime() + stood) })
      .where(eq(shipments.shipmentId, shipmentId));
  }
}
