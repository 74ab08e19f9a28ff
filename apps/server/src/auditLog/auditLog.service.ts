import { eq } from 'drizzle-orm';
import { actorRow } from '../db/actor';
import { type ConsoleContext, type OperatorContext, operatorOf } from '../http/context';
import { auditLogs } from './auditLog.tables';

type Change = { what: string; object: { kind: string; id: string }; before?: unknown; after?: unknown };

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
