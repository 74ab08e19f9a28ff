import type { checkoutCalls } from '@yigou/contract/trade/checkout';
import type { Routes } from '../../ground/http/bind';
import { previewOrder } from './checkout.service';
import { previewResubmit, resubmitOrder } from './resubmit.service';
import { submitOrder } from './submit.service';

export const checkoutRoutes = ({ shopUrl }: { shopUrl: () => string }): Routes<typeof checkoutCalls> => ({
  'Order/Preview': async (ctx, input) => ({ resultData: await previewOrder(ctx, input.addressId) }),
  'Order/Submit': async (ctx, input) => ({ resultData: await submitOrder(ctx, input, shopUrl()) }),
  'Order/PreviewResubmit': async (ctx, input) => ({ resultData: await previewResubmit(ctx, input) }),
  'Order/Resubmit': async (ctx, input) => ({ resultData: await resubmitOrder(ctx, input, shopUrl()) }),
});
