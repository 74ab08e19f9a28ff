import type { Feature } from '../../feature';
import { auditLogRoutes } from './auditLog.routes';

export const auditLogFeature: Feature = {
  consoleRoutes: () => auditLogRoutes,
};
