import { z } from 'zod';
import { call, noInput, nothing, result } from '../ground/call';
import { ReportFigures } from './reports';

const Sales = z.object({
  asOf: z.string(),
  today: ReportFigures,
  month: ReportFigures,
  /** The same days of the month before. */
  monthBefore: ReportFigures,
  /** Enterprises that bought in this month. */
  customers: z.number(),
  customersBefore: z.number(),
  /** The last thirty, today last; beside each the day thirty days before it. */
  days: z.array(z.object({ day: z.string(), amount: z.number(), orders: z.number(), before: z.number() })),
});
export type Sales = z.infer<typeof Sales>;

const StockWarning = z.object({
  skuId: z.number(),
  skuNo: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  imgUrl: z.string(),
  available: z.number(),
  /** How long that lasts at the pace of the last thirty days. */
  daysLeft: z.number(),
});
export type StockWarning = z.infer<typeof StockWarning>;

export const consoleReportCalls = {
  'Report/GetSales': call({
    summary: '今天与本月的销售，连同近 30 天的走势',
    access: 'operator',
    needs: 'reports/view',
    work: 'steps',
    input: noInput,
    answer: result(Sales),
  }),
  'Report/GetStockWarnings': call({
    summary: '按近 30 天的销量，几天内就要卖完的商品，最急的在前',
    access: 'operator',
    needs: 'reports/view',
    work: 'read',
    input: noInput,
    answer: result(z.object({ count: z.number(), rows: z.array(StockWarning) })),
  }),
  'Report/Rebuild': call({
    summary: '把全部订单重新计入报表；计完之前报表写明数据截至何时',
    access: 'operator',
    needs: 'system/books',
    work: 'write',
    input: noInput,
    answer: nothing,
  }),
};
