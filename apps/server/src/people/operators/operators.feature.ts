import type { Feature } from '../../feature';
import { operatorRoutes } from './operators.routes';
import { removeExpiredOperatorSessions } from './operators.service';
import { staffRoutes } from './staff.routes';

export const operatorsFeature: Feature = {
  consoleRoutes: () => ({ ...operatorRoutes, ...staffRoutes }),
  cleanUp: removeExpiredOperatorSessions,
};
