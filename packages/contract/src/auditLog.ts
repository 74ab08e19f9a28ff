import { z } from 'zod';
import { auditKindLabels } from './auditLog.terms';
import { call, day, keysOf, page, pageInput } from './ground/call';

const AuditRow = z.object({
  auditLogId: z.number(),
  time: z.string(),
  who: z.string(),
  what: z.string(),
  objectKind: z.string(),
  objectId: z.string(),
  /** As they were written down; what was not recorded is null. */
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

export const auditLogCalls = {
  'AuditLog/GetPage': call({
    summary: '操作日志：谁在何时把什么从什么改成了什么，新的在前；没有人能改',
    access: 'operator',
    needs: 'system/audit',
    work: 'read',
    input: pageInput(
      z.object({
        objectKind: z.enum(keysOf(auditKindLabels), { error: '没有这种对象' }).optional(),
        from: day.optional(),
        to: day.optional(),
      }),
    ),
    answer: page(AuditRow),
  }),
};
