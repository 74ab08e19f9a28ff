import { type ConsoleList, consoleListLabels, type View, viewLimits } from '@yigou/contract';
import { and, asc, eq } from 'drizzle-orm';
import { writeAudit } from '../auditLog/auditLog.service';
import type { OperatorContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import { hiddenColumns, views } from './views.tables';

const ownIn = ({ caller }: OperatorContext, list: ConsoleList) =>
  and(eq(views.operatorId, caller.operatorId), eq(views.list, list));

export async function readViews(ctx: OperatorContext, list: ConsoleList) {
  const kept = await ctx.tx
    .select({ viewId: views.viewId, name: views.name, query: views.query })
    .from(views)
    .where(ownIn(ctx, list))
    .orderBy(asc(views.viewId));
  const [columns] = await ctx.tx
    .select()
    .from(hiddenColumns)
    .where(and(eq(hiddenColumns.operatorId, ctx.caller.operatorId), eq(hiddenColumns.list, list)));
  return { views: kept, hidden: columns?.hidden ?? [] };
}

type Draft = { list: ConsoleList; name: string; query: string };

/** One of the same name is replaced. */
export async function saveView(ctx: OperatorContext, { list, name, query }: Draft): Promise<View> {
  const [saved] = await ctx.tx
    .insert(views)
    .values({ operatorId: ctx.caller.operatorId, list, name, query, createdAt: ctx.now })
    .onConflictDoUpdate({ target: [views.operatorId, views.list, views.name], set: { query } })
    .returning({ viewId: views.viewId, name: views.name, query: views.query });
  if (!saved) throw new Error('view was not stored');
  if ((await ctx.tx.$count(views, ownIn(ctx, list))) > viewLimits.perList)
    throw new DomainError('viewsFull', { most: viewLimits.perList });
  await trace(ctx, '保存视图', `${consoleListLabels[list]}：${name}`, { query });
  return saved;
}

/** Somebody else's is like one that does not exist. */
export async function deleteView(ctx: OperatorContext, viewId: number): Promise<void> {
  const [gone] = await ctx.tx
    .delete(views)
    .where(and(eq(views.viewId, viewId), eq(views.operatorId, ctx.caller.operatorId)))
    .returning();
  if (!gone) throw new DomainError('notFound');
  await trace(ctx, '删除视图', `${consoleListLabels[gone.list]}：${gone.name}`);
}

export async function saveColumns(ctx: OperatorContext, list: ConsoleList, hidden: string[]): Promise<void> {
  await ctx.tx
    .insert(hiddenColumns)
    .values({ operatorId: ctx.caller.operatorId, list, hidden })
    .onConflictDoUpdate({ target: [hiddenColumns.operatorId, hiddenColumns.list], set: { hidden } });
  await trace(ctx, '选择显示的列', consoleListLabels[list], { hidden });
}

const trace = (ctx: OperatorContext, what: string, id: string, after?: unknown) =>
  writeAudit(ctx, { what, object: { kind: 'view', id }, after });
