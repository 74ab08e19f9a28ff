import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { stockAlertRoutes } from './stockAlerts.routes';
import { stockAlertDeadline } from './stockAlertTelling.service';

export const stockAlertsFeature: Feature = {
  routes: () => stockAlertRoutes,
  duties: [dutyOf(stockAlertDeadline)],
};
