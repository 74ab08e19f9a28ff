import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { startTask } from '../../people/tasks/tasks.service';
import { operatorSeesFileOfOrder } from './desk.service';
import { orderCatalogUse } from './orderCatalogUse.service';
import { consoleOrderRoutes } from './orderConsole.routes';
import { orderDesks } from './orderDesks.service';
import { exportRoutes } from './orderExport.routes';
import { orderExport } from './orderExport.service';
import { orderFinder } from './orderFinder.service';
import { orderUse } from './orderOrgUse.service';
import { orderDeadline } from './orderOverdue.service';
import { orderSkuUse } from './orderSkuUse.service';
import { orderRoutes } from './orders.routes';
import { orderTodos, seesFileOfOrder } from './orders.service';

export const ordersFeature: Feature = {
  routes: ({ payments }) => ({ ...orderRoutes(payments), ...exportRoutes(startTask) }),
  consoleRoutes: () => consoleOrderRoutes,
  finders: () => [orderFinder],
  desks: () => orderDesks,
  todoCounter: orderTodos,
  orgUse: orderUse,
  catalogUse: orderCatalogUse,
  skuUse: orderSkuUse,
  mayReadFile: seesFileOfOrder,
  operatorMayReadFile: operatorSeesFileOfOrder,
  tasks: { orderExport },
  duties: [dutyOf(orderDeadline)],
};
