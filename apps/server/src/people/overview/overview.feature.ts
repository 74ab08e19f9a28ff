import type { Feature } from '../../feature';
import { overviewRoutes } from './overview.routes';

export const overviewFeature: Feature = {
  consoleRoutes: ({ desks }) => overviewRoutes(desks),
};
