import type { Feature } from '../../feature';
import { auditorRoutes } from './auditor.routes';
import { booksCheck } from './checking.service';

export const auditorFeature: Feature = {
  consoleRoutes: () => auditorRoutes,
  tasks: { booksCheck },
};
