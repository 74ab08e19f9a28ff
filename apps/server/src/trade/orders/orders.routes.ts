import type { orderCalls } from '@yigou/contract/trade/orders';
import type { Routes } from '../../ground/http/bind';
import type { PayTools } from '../../money/payments/payments.service';
import { applyForCancel, cancelOrder, withdrawCancel } from './cancelling.service';
import { countOrders, hideOrder, pageOrders, readBriefs, readOrder, readPrints } from './orders.service';
import { readReorder, reorder } from './reorder.service';

const done = { resultData: null };

export const orderRoutes = ({ channels, payables }: PayTools): Routes<typeof orderCalls> => ({
  'Order/GetCounts': async (ctx) => ({ resultData: await countOrders(ctx) }),
  'Order/GetPage': (ctx, input) => pageOrders(ctx, input),
  'Order/GetModel': async (ctx, input) => ({ resultData: await readOrder(ctx, input.orderId) }),
  'Order/GetBriefs': async (ctx, { orderIds }) => ({ resultData: await readBriefs(ctx, orderIds) }),
  'Order/GetPrint': async (ctx, { orderIds }) => ({ resultData: await readPrints(ctx, orderIds) }),
  'Order/Cancel': async (ctx, { orderId, ...why }) => {
    await cancelOrder({ ...ctx, channels, payables }, orderId, why);
    return done;
  },
  'Order/CancelApply': async (ctx, { orderId, ...why }) => {
    await applyForCancel(ctx, orderId, why);
    return done;
  },
  'Order/CancelWithdraw': async (ctx, { orderId }) => {
    await withdrawCancel(ctx, orderId);
    return done;
  },
  'Order/GetReorder': async (ctx, { orderId }) => ({ resultData: await readReorder(ctx, orderId) }),
  'Order/Reorder': async (ctx, input) => ({ resultData: await reorder(ctx, input) }),
  'Order/Delete': async (ctx, { orderId, hidden }) => {
    await hideOrder(ctx, orderId, hidden);
    return done;
  },
});
