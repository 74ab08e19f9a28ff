import type { Feature } from '../../feature';
import { shopViewRoutes, viewRoutes } from './views.routes';

export const viewsFeature: Feature = {
  routes: () => shopViewRoutes,
  consoleRoutes: () => viewRoutes,
};
