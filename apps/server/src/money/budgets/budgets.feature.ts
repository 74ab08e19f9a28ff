import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { budgetCatalogUse } from './budgetCatalogUse.service';
import { budgetUse } from './budgetOrgUse.service';
import { budgetRoutes } from './budgets.routes';
import { carryDeadline } from './carrying.service';

export const budgetsFeature: Feature = {
  routes: () => budgetRoutes,
  orgUse: budgetUse,
  catalogUse: budgetCatalogUse,
  duties: [dutyOf(carryDeadline)],
};
