import type { consoleOrderCalls } from '@yigou/contract/trade/orders.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { addNote, assignOrders, readAssignees } from './desk.service';
import { decideCancel, pageConsoleOrders, readConsoleOrder, readPicking } from './orderConsole.service';

const done = { resultData: null };

export const consoleOrderRoutes: ConsoleRoutes<typeof consoleOrderCalls> = {
  'Order/GetPage': pageConsoleOrders,
  'Order/GetModel': async (ctx, { orderId }) => ({ resultData: await readConsoleOrder(ctx, orderId) }),
  'Order/GetPicking': async (ctx, { orderIds }) => ({ resultData: await readPicking(ctx, orderIds) }),
  'Order/GetAssignees': async (ctx) => ({ resultData: await readAssignees(ctx) }),
  'Order/Assign': async (ctx, input) => {
    await assignOrders(ctx, input);
    return done;
  },
  'Order/AddNote': async (ctx, note) => ({ resultData: await addNote(ctx, note) }),
  'Order/AcceptCancel': async (ctx, { orderId }) => {
    await decideCancel(ctx, orderId);
    return done;
  },
  'Order/RefuseCancel': async (ctx, { orderId, reason }) => {
    await decideCancel(ctx, orderId, reason);
    return done;
  },
};
