import type { Feature } from '../../feature';
import { accountRoutes } from './accounts.routes';
import { removeOldTries } from './passwords.service';

export const accountsFeature: Feature = {
  routes: () => accountRoutes,
  cleanUp: removeOldTries,
};
