import type { auditLogCalls } from '@yigou/contract/auditLog';
import type { ConsoleRoutes } from '../http/bind';
import { pageAudit } from './auditLog.service';

export const auditLogRoutes: ConsoleRoutes<typeof auditLogCalls> = { 'AuditLog/GetPage': pageAudit };
