import type { stockAlertCalls } from '@yigou/contract/trade/stockAlerts';
import type { Routes } from '../../ground/http/bind';
import { readWatches, unwatch, watch } from './stockAlerts.service';

const done = { resultData: null };

export const stockAlertRoutes: Routes<typeof stockAlertCalls> = {
  'Restock/GetMine': async (ctx) => ({ resultData: await readWatches(ctx) }),
  'Restock/Add': async (ctx, { itemId }) => {
    await watch(ctx, itemId);
    return done;
  },
  'Restock/Delete': async (ctx, { itemId }) => {
    await unwatch(ctx, itemId);
    return done;
  },
};
