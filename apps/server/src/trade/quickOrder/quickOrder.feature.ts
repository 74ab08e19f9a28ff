import type { Feature } from '../../feature';
import { quickOrderRoutes } from './quickOrder.routes';

export const quickOrderFeature: Feature = {
  routes: ({ shelves }) => quickOrderRoutes(shelves),
};
