import type { OrgUse } from '../../people/org/orgUse.service';
import { budgetsOfUnit } from './budgets.service';

/** A unit whose money was planned is not removed. */
export const budgetUse: OrgUse = {
  inUse: async (tx, orgId) => {
    const count = await budgetsOfUnit(tx, orgId);
    return count > 0 ? `${count} 期预算` : '';
  },
};
