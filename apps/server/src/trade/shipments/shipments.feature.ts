import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { consoleShipmentRoutes } from './shipmentConsole.routes';
import { shipmentFinder } from './shipmentFinder.service';
import { shipmentDeadline } from './shipmentOverdue.service';
import { shipmentRoutes } from './shipments.routes';

export const shipmentsFeature: Feature = {
  routes: () => shipmentRoutes,
  consoleRoutes: () => consoleShipmentRoutes,
  finders: () => [shipmentFinder],
  duties: [dutyOf(shipmentDeadline)],
};
