import type { AuditKind } from '@yigou/contract/auditLog.terms';
import type { consoleCalls } from '@yigou/contract/console';
import { dayEnd, dayStart, formatTime } from '@yigou/contract/ground/time';
import { and, desc, eq, gte, ilike, lt, or } from 'drizzle-orm';
import type { z } from 'zod';
import { actorRow } from '../db/actor';
import { containing } from '../db/like';
import { type ConsoleContext, type OperatorContext, operatorOf } from '../http/context';
import { auditLogs } from './auditLog.tables';

type Change = { what: string; object: { kind: AuditKind; id: string }; before?: unknown; after?: unknown };

/** Who changed what, and what it was before, in the same transaction as the change. */
export async function writeAudit(ctx: OperatorContext, { what, object, before, after }: Change): Promise<void> {
  await ctx.tx.insert(auditLogs).values({
    companyId: ctx.caller.companyId,
    at: ctx.now,
    ...actorRow(operatorOf(ctx)),
    what,
    objectKind: object.kind,
    objectId: object.id,
    before: before ?? null,
    after: after ?? null,
    requestId: ctx.requestId,
  });
}

/** A verb that forgot it is a fault of ours, and is taken back whole. */
export async function checkTrace({ tx, requestId }: ConsoleContext): Promise<void> {
  if ((await tx.$count(auditLogs, eq(auditLogs.requestId, requestId))) === 0)
    throw new Error('an operator changed something and left no trace');
}

type PageInput = z.output<(typeof consoleCalls)['AuditLog/GetPage']['input']>;

export async function pageAudit(ctx: OperatorContext, { pageIndex, pageSize, searchKey, reqData = {} }: PageInput) {
  const { objectKind, from, to } = reqData;
  const word = searchKey.trim();
  const { who, what, objectId, at } = auditLogs;
  const found = and(
    eq(auditLogs.companyId, ctx.caller.companyId),
    objectKind && eq(auditLogs.objectKind, objectKind),
    from ? gte(at, dayStart(from)) : undefined,
    to ? lt(at, dayEnd(to)) : undefined,
    word ? or(...[who, what, objectId].map((column) => ilike(column, containing(word)))) : undefined,
  );
  const rows = await ctx.tx
    .select()
    .from(auditLogs)
    .where(found)
    .orderBy(desc(at), desc(auditLogs.auditLogId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const resultData = rows.map((row) => ({ ...row, time: formatTime(row.at) }));
  return { resultData, totalCount: await ctx.tx.$count(auditLogs, found) };
}
