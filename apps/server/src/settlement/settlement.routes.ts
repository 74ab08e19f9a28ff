import type { settlementCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import { previewOrder } from './settlement.service';
import { submitOrder } from './submit.service';

export const settlementRoutes: Routes<typeof settlementCalls> = {
  'Order/Preview': async (ctx, input) => ({ resultData: await previewOrder(ctx, input.addressId) }),
  'Order/Submit': async (ctx, input) => ({ resultData: await submitOrder(ctx, input) }),
};
