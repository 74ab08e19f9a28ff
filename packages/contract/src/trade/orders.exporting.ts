import { z } from 'zod';
import { call, keysOf, requestId, result } from '../ground/call';
import { Task } from '../people/tasks';
import { OrderFilter } from './orders';
import { exportByLabels, exportColumns, exportColumnsOf } from './orders.exporting.terms';

/** The conditions are those of the order list. */
const Conditions = z.object({
  by: z.enum(keysOf(exportByLabels), { error: '请选择按订单或按商品明细' }),
  searchKey: z.string().max(100, '关键字最多 100 个字').default(''),
  reqData: OrderFilter,
});

const Column = z.enum(keysOf(exportColumns), { error: '没有这一列' });

const Export = Conditions.extend({
  requestId,
  columns: z.array(Column).min(1, '请至少选择一列').max(Object.keys(exportColumns).length, '选择的列过多'),
})
  .refine(({ columns }) => new Set(columns).size === columns.length, { error: '同一列只能选一次', path: ['columns'] })
  .refine(({ by, columns }) => columns.every((column) => exportColumnsOf(by).includes(column)), {
    error: '按订单导出时没有商品的列',
    path: ['columns'],
  });

export const orderExportCalls = {
  'Order/CountExport': call({
    summary: '按这些条件导出会有多少行',
    access: 'account',
    needs: 'order/orderExport',
    work: 'read',
    input: Conditions,
    answer: result(z.object({ rows: z.number() })),
  }),
  'Order/Export': call({
    summary: '把符合条件的订单导出为 xlsx：一项后台任务，完成后可下载 7 天',
    access: 'account',
    needs: 'order/orderExport',
    work: 'write',
    input: Export,
    answer: result(Task),
  }),
};
