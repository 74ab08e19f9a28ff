import type { consoleReportCalls } from '@yigou/contract/books/reports.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { readSales, readStockWarnings, rebuildReports } from './reportConsole.service';

export const consoleReportRoutes: ConsoleRoutes<typeof consoleReportCalls> = {
  'Report/GetSales': async (ctx) => ({ resultData: await readSales(ctx) }),
  'Report/GetStockWarnings': async (ctx) => ({ resultData: await readStockWarnings(ctx) }),
  'Report/Rebuild': async (ctx) => {
    await rebuildReports(ctx);
    return { resultData: null };
  },
};
