import { consoleCalls } from '@yigou/contract/console';
import { isMet } from '@yigou/contract/ground/functions';
import { formatTime } from '@yigou/contract/ground/time';
import { and, eq, inArray } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { actorRow } from '../../ground/db/actor';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { operatorsWithFunction } from '../../people/operators/operators.service';
import { selectConsoleOrders } from './orderConsole.queries';
import { isFileOfOrder } from './orders.queries';
import { orderNotes, orders } from './orders.tables';

type NoteRow = typeof orderNotes.$inferSelect;
export const toNote = ({ at, who, text }: Pick<NoteRow, 'at' | 'who' | 'text'>) => ({
  time: formatTime(at),
  who,
  text,
});

/** Said twice under one number, it is written once. */
export async function addNote(ctx: OperatorContext, note: { orderId: number; requestId: string; text: string }) {
  const [order] = await selectConsoleOrders(ctx.tx, ctx.caller.companyId, [note.orderId]);
  if (!order) throw new DomainError('notFound');
  const row = { ...note, at: ctx.now, ...actorRow(operatorOf(ctx)) };
  const object = { kind: 'order', id: order.order.orderNo } as const;
  await writeAudit(ctx, { what: '添加备注', object, after: { note: note.text } });
  const [made] = await ctx.tx.insert(orderNotes).values(row).onConflictDoNothing().returning();
  if (made) return toNote(made);
  const same = and(eq(orderNotes.orderId, note.orderId), eq(orderNotes.requestId, note.requestId));
  const [known] = await ctx.tx.select().from(orderNotes).where(same);
  if (known?.text !== note.text) throw new DomainError('requestReused');
  return toNote(known);
}

/** Who may be given orders: whoever sees them. */
export const readAssignees = async ({ tx, caller }: OperatorContext) =>
  (await operatorsWithFunction(tx, caller.companyId, 'orders/view')).map(({ operatorId, name }) => ({
    operatorId,
    operatorName: name,
  }));

export async function assignOrders(
  ctx: OperatorContext,
  { orderIds, operatorId }: { orderIds: number[]; operatorId: number | null },
): Promise<void> {
  const wanted = [...new Set(orderIds)];
  const found = await selectConsoleOrders(ctx.tx, ctx.caller.companyId, wanted);
  const taker = (await readAssignees(ctx)).find((each) => each.operatorId === operatorId);
  if (found.length < wanted.length || (operatorId !== null && !taker)) throw new DomainError('notFound');
  await ctx.tx.update(orders).set({ assigneeId: operatorId }).where(inArray(orders.orderId, wanted));
  for (const { order, assigneeName } of found)
    await writeAudit(ctx, {
      what: '指定处理人',
      object: { kind: 'order', id: order.orderNo },
      before: { assigneeName: assigneeName ?? '' },
      after: { assigneeName: taker?.operatorName ?? '' },
    });
}

/** Whoever sees an order sees what the buyer attached to it. */
export const operatorSeesFileOfOrder = async ({ tx, caller }: OperatorContext, fileId: string): Promise<boolean> =>
  isMet(consoleCalls['Order/GetModel'].needs, caller.functions) &&
  isFileOfOrder(tx, eq(orders.companyId, caller.companyId), fileId);
