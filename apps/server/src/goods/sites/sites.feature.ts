import type { Feature } from '../../feature';
import { siteRoutes } from './sites.routes';

export const sitesFeature: Feature = {
  routes: ({ sites }) => siteRoutes(sites),
};
