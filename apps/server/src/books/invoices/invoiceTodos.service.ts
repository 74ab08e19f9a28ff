import type { TodoCounter } from '../../people/todos/todos.service';
import { countInvoiceable } from './invoiceable.service';
import { countMine } from './invoiceReading.service';

export const invoiceTodos: TodoCounter = {
  needs: 'kamUser/invoice',
  count: async (ctx) => ({ invoice: await countMine(ctx), invoiceable: await countInvoiceable(ctx) }),
};
