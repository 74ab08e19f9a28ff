import type { orderCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import { countOrders } from './orders.service';

export const orderRoutes: Routes<typeof orderCalls> = {
  'Order/GetCounts': async (ctx) => ({ resultData: await countOrders(ctx) }),
};
