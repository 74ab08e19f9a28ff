import type { Feature } from '../../feature';
import { hotSearchesRoutes } from './hotSearches.routes';

/** The search itself is bound by products.routes.ts, with everything else that both doors of the shop answer. */
export const searchFeature: Feature = {
  routes: () => hotSearchesRoutes,
};
