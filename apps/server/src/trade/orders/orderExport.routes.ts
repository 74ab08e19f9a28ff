import type { orderExportCalls } from '@yigou/contract/trade/orders.exporting';
import type { Routes } from '../../ground/http/bind';
import { countRows, type StartTask, startExport } from './orderExport.service';

export const exportRoutes = (start: StartTask): Routes<typeof orderExportCalls> => ({
  'Order/CountExport': async (ctx, conditions) => ({ resultData: { rows: await countRows(ctx, conditions) } }),
  'Order/Export': async (ctx, wanted) => ({ resultData: await startExport(ctx, wanted, start) }),
});
