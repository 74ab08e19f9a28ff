import type { Feature } from '../../feature';
import { helpRoutes } from './help.routes';

export const helpFeature: Feature = {
  routes: () => helpRoutes,
};
