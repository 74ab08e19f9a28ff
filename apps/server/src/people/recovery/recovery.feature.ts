import type { Feature } from '../../feature';
import { recoveryRoutes } from './recovery.routes';
import { removeOldCodes } from './recovery.service';

export const recoveryFeature: Feature = {
  routes: () => recoveryRoutes,
  cleanUp: removeOldCodes,
};
