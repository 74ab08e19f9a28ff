import type { Feature } from '../../feature';
import { cashbookRoutes } from './cashbook.routes';

export const cashbookFeature: Feature = {
  consoleRoutes: () => cashbookRoutes,
};
