import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orders } from '../src/trade/orders/orders.tables';
import { anyAccount, type Cases, exporters, type Given, page } from './rightsCases';

/** Of one order: who does not reach it finds nothing to export. */
async function ofOrder({ test, unpaidOrder, seesOthers }: Given) {
  const [row] = await test.db.select().from(orders).where(eq(orders.orderId, unpaidOrder));
  const scope = seesOthers ? ('all' as const) : ('mine' as const);
  return { by: 'order' as const, searchKey: row?.orderNo ?? '0000000000000000', reqData: { scope } };
}

/** Exports, and what runs in the background. */
export const rightsOfTasks = {
  'Order/CountExport': { who: exporters, input: () => ({ by: 'line', reqData: {} }) },
  'Order/Export': {
    who: exporters,
    names: ['unpaidOrder'],
    input: async (given) => ({ ...(await ofOrder(given)), requestId: randomUUID(), columns: ['orderNo'] }),
  },
  'Task/GetPage': { who: anyAccount, lists: 'task', input: page },
  'Task/GetModel': { who: anyAccount, names: ['task'], input: ({ task }) => ({ taskId: task }) },
  'Task/Cancel': { who: anyAccount, names: ['task'], input: ({ task }) => ({ taskId: task }) },
  'Task/Retry': { who: anyAccount, names: ['failedTask'], input: ({ failedTask }) => ({ taskId: failedTask }) },
} satisfies Cases;
