import type { Feature } from '../../feature';
import { favouriteRoutes } from './favourites.routes';

export const favouritesFeature: Feature = {
  routes: () => favouriteRoutes,
};
