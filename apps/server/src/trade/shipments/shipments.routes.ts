import type { shipmentCalls } from '@yigou/contract/trade/shipments';
import type { Routes } from '../../ground/http/bind';
import { reachOrder } from '../orders/orders.service';
import { confirmReceipt, extendReceipt, urgeShipment } from './receiving.service';
import { parcelNumbered, shipmentsOf } from './shipmentView.service';

const done = { resultData: null };

export const shipmentRoutes: Routes<typeof shipmentCalls> = {
  'Order/GetLogistics': async (ctx, { orderId }) => {
    await reachOrder(ctx, orderId);
    return { resultData: await shipmentsOf(ctx.tx, orderId, ctx.caller.functions.has('order/myOrder/receive')) };
  },
  'Order/GetParcel': async (ctx, { shipmentNo }) => ({ resultData: await parcelNumbered(ctx, shipmentNo) }),
  'Order/ConfirmReceipt': async (ctx, input) => {
    await confirmReceipt(ctx, input);
    return done;
  },
  'Order/ExtendReceipt': async (ctx, input) => {
    await extendReceipt(ctx, input);
    return done;
  },
  'Order/UrgeShipment': async (ctx, { orderId }) => {
    await urgeShipment(ctx, orderId);
    return done;
  },
};
