import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { refundWays } from '@yigou/contract/money/payments.terms';
import { carriers } from '@yigou/contract/trade/shipments.terms';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { reference } from '../../ground/db/references';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { notify } from '../../people/notices/notices.service';
import { closeLines } from '../orders/closing.service';
import type { Order } from '../orders/orderMoves.service';
import { leftOf, linesOf, unshipLines } from '../orders/orderShipping.service';
import { refuseParcel } from './receiving.service';
import { lockForOperator, lockParcel } from './shipmentShipping.service';
import { lockOpenShipments, selectParcelLines } from './shipments.queries';
import { shipmentEvents, shipments } from './shipments.tables';

const tell = (ctx: OperatorContext, { orderId, orderNo, accountId }: Order, what: string, text: string) =>
  notify(ctx, [accountId], {
    kind: 'order',
    title: `订单 ${orderNo} ${what}`,
    text,
    link: `/center/order/orderDetail?orderId=${orderId}`,
  });

/** Sent by mistake, or called back before it came: the goods wait for this order again. */
export async function withdrawShipment(
  ctx: OperatorContext,
  { shipmentId, reason }: { shipmentId: number; reason: string },
): Promise<void> {
  const { order, parcel } = await lockParcel(ctx, shipmentId);
  refuseParcel('withdraw', parcel);
  const lines = await selectParcelLines(ctx.tx, [shipmentId]);
  const pieces = lines.map(({ parcel: { lineNo, qty } }) => ({ lineNo, qty }));
  const name = `${carriers[parcel.carrier].name} ${parcel.trackingNo}`.trim();
  const note = `${name}；${reason}`;
  const moved = await unshipLines(
    ctx,
    order,
    { cause: reference('shipment', shipmentId), pieces },
    { by: operatorOf(ctx), note },
  );
  const set = { state: 'withdrawn' as const, dueAt: null };
  await ctx.tx.update(shipments).set(set).where(eq(shipments.shipmentId, shipmentId));
  await ctx.tx.insert(shipmentEvents).values({ shipmentId, at: ctx.now, text: `已撤销发货：${reason}` });
  await tell(ctx, order, '的一个包裹已撤销发货', note);
  await writeAudit(ctx, {
    what: '撤销发货',
    object: { kind: 'shipment', id: parcel.shipmentNo },
    before: { state: parcel.state, order: order.state },
    after: { state: set.state, order: moved.state, reason },
  });
}

type Closing = { orderId: number; toShip: number; lines: { lineNo: number; qty: number }[]; reason: string };

/** What cannot be had any more; gives the yuan that go back. */
export async function closeOrderLines(
  ctx: OperatorContext,
  { orderId, toShip, lines, reason }: Closing,
): Promise<number> {
  const order = await lockForOperator(ctx, orderId);
  const left = (await linesOf(ctx.tx, orderId)).reduce((sum, line) => sum + leftOf(line), 0);
  if (left !== toShip) throw new DomainError('shipListChanged');
  const onTheWay = (await lockOpenShipments(ctx.tx, orderId)).length > 0;
  const { moved, amount } = await closeLines(ctx, order, lines, { by: operatorOf(ctx), reason, onTheWay });
  const yuan = fenToYuan(amount);
  await tell(
    ctx,
    order,
    '缺货商品已关闭，不再发货',
    `${reason}；核减 ${formatYuan(yuan)}，${refundWays[order.payMethod]}`,
  );
  await writeAudit(ctx, {
    what: '缺货关闭',
    object: { kind: 'order', id: order.orderNo },
    before: { state: order.state },
    after: { state: moved.state, lines, amount: yuan, reason },
  });
  return yuan;
}
