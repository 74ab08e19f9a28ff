import type { Feature } from '../../feature';
import { listRoutes } from './lists.routes';

export const listsFeature: Feature = {
  routes: () => listRoutes,
};
