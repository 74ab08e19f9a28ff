import type { orderCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import { applyForCancel, cancelOrder, withdrawCancel } from '../payments/cancelling.service';
import type { PayTools } from '../payments/payments.service';
import { actorOf, lockOwnOrder, moveOrder } from './moves.service';
import { countOrders, pageOrders, readOrder } from './orders.service';
import { reorder } from './reorder.service';

const done = { resultData: null };

export const orderRoutes = ({ channels }: PayTools): Routes<typeof orderCalls> => ({
  'Order/GetCounts': async (ctx) => ({ resultData: await countOrders(ctx) }),
  'Order/GetPage': (ctx, input) => pageOrders(ctx, input),
  'Order/GetModel': async (ctx, input) => ({ resultData: await readOrder(ctx, input.orderId) }),
  'Order/Cancel': async (ctx, { orderId, ...why }) => {
    await cancelOrder({ ...ctx, channels }, orderId, why);
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
  'Order/ConfirmReceipt': async (ctx, { orderId }) => {
    const order = await lockOwnOrder(ctx, orderId);
    await moveOrder(ctx.tx, order, 'receive', { by: actorOf(ctx), now: ctx.now });
    return done;
  },
  'Order/Reorder': async (ctx, { orderId }) => ({ resultData: await reorder(ctx, orderId) }),
});
