import type { Feature } from '../../feature';
import { catalogDeskRoutes } from './catalogDesk.routes';

export const catalogDeskFeature: Feature = { consoleRoutes: catalogDeskRoutes };
