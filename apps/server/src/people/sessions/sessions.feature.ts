import type { Feature } from '../../feature';
import { sessionRoutes } from './sessions.routes';
import { removeExpiredSessions } from './sessions.service';

export const sessionsFeature: Feature = {
  routes: () => sessionRoutes,
  cleanUp: removeExpiredSessions,
};
