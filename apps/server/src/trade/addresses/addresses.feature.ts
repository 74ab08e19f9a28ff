import type { Feature } from '../../feature';
import { addressRoutes } from './addresses.routes';
import { addressUse } from './addressOrgUse.service';

export const addressesFeature: Feature = {
  routes: () => addressRoutes,
  orgUse: addressUse,
};
