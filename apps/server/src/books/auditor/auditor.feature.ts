import type { Feature } from '../../feature';
import { auditorRoutes } from './auditor.routes';
import { booksCheck } from './auditorChecking.service';

export const auditorFeature: Feature = {
  consoleRoutes: () => auditorRoutes,
  tasks: { booksCheck },
};
