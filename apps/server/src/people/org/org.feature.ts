import type { Feature } from '../../feature';
import { removeOldLosses } from './lostRights.service';
import { orgRoutes } from './org.routes';

export const orgFeature: Feature = {
  routes: ({ orgPeople, orgUses }) => orgRoutes(orgPeople, orgUses),
  cleanUp: removeOldLosses,
};
