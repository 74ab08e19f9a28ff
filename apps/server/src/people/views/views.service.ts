import type { View } from '@yigou/contract/people/views';
import { type ConsoleList, consoleListLabels, shopListLabels } from '@yigou/contract/people/views.terms';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { dropView, keepView, listViews } from './keeping.service';
import { hiddenColumns } from './views.tables';

const ownerOf = ({ caller: { operatorId } }: OperatorContext) => ({ operatorId });
const labels = { ...shopListLabels, ...consoleListLabels };

export async function readViews(ctx: OperatorContext, list: ConsoleList) {
  const views = await listViews(ctx.tx, ownerOf(ctx), list);
  const [columns] = await ctx.tx
    .select()
    .from(hiddenColumns)
    .where(and(eq(hiddenColumns.operatorId, ctx.caller.operatorId), eq(hiddenColumns.list, list)));
  return { views, hidden: columns?.hidden ?? [] };
}

type Draft = { list: ConsoleList; name: string; query: string };

export async function saveView(ctx: OperatorContext, draft: Draft): Promise<View> {
  const saved = await keepView(ctx.tx, ownerOf(ctx), draft, ctx.now);
  await trace(ctx, '保存视图', `${labels[draft.list]}：${draft.name}`, { query: draft.query });
  return saved;
}

export async function deleteView(ctx: OperatorContext, viewId: number): Promise<void> {
  const { list, name } = await dropView(ctx.tx, ownerOf(ctx), viewId);
  await trace(ctx, '删除视图', `${labels[list]}：${name}`);
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
