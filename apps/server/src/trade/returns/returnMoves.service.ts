import { isReturnOver, returnStateLabels } from '@yigou/contract/trade/returns.terms';
import { and, eq } from 'drizzle-orm';
import { type Actor, actorRow } from '../../ground/db/actor';
import { DomainError } from '../../ground/lib/domainError';
import { notify } from '../../people/notices/notices.service';
import type { LifeContext } from '../orders/orderEffects.service';
import { lockOrder, type Order } from '../orders/orderMoves.service';
import { noteAfterSale } from '../orders/returning.service';
import { resumeReceipts } from '../shipments/receiving.service';
import { effects } from './returnEffects.service';
import { findReturn, type ReturnRow, statesOf } from './returns.queries';
import { dueIn, effectNames, mayMoveReturn, type ReturnMoveName, returnMoveOf } from './returns.rules';
import { returnLogs, returns } from './returns.tables';

/** Where the buyer reads the rest of it. */
const linkOf = (returnId: number): string => `/center/order/returnDetail?returnId=${returnId}`;

type Change = Partial<
  Pick<
    ReturnRow,
    'answer' | 'returnTo' | 'carrier' | 'trackingNo' | 'reshipCarrier' | 'reshipNo' | 'refundAt' | 'awaitsRed'
  >
>;
type Step = { by: Actor; note?: string; set?: Change };

export type Locked = { order: Order; row: ReturnRow };

/** The order first, then what the return is by now. */
export async function lockReturn({ tx }: Pick<LifeContext, 'tx'>, known: ReturnRow | undefined): Promise<Locked> {
  if (!known) throw new DomainError('notFound');
  const order = await lockOrder(tx, known.orderId);
  const row = await findReturn(tx, known.returnId);
  if (!row) throw new DomainError('notFound');
  return { order, row };
}

export async function writeReturnLog(
  { tx, now }: LifeContext,
  { returnId }: Pick<ReturnRow, 'returnId'>,
  by: Actor,
  { from, to, what, note }: { from: ReturnRow['state'] | null; to: ReturnRow['state']; what: string; note: string },
): Promise<void> {
  await tx.insert(returnLogs).values({ returnId, at: now, ...actorRow(by), what, fromState: from, toState: to, note });
}

/** None so far, one at least that is not over, or all over and one of them carried through. */
async function afterSaleOf({ tx }: LifeContext, { orderId }: Order) {
  const states = await statesOf(tx, orderId);
  if (states.some((state) => !isReturnOver(state))) return 'open';
  return states.includes('completed') ? 'done' : 'none';
}

/** All that a step does besides, and what the order and the buyer learn of it. */
export async function applyMove(
  ctx: LifeContext,
  { order, row }: Locked,
  name: ReturnMoveName,
  { by, note = '', from }: Step & { from: ReturnRow['state'] | null },
): Promise<void> {
  const { to, what, effects: wanted, tell } = returnMoveOf(name);
  await writeReturnLog(ctx, row, by, { from, to, what, note });
  const afterSale = await afterSaleOf(ctx, order);
  await noteAfterSale(ctx, order, afterSale);
  if (order.afterSaleSince && afterSale !== 'open') await resumeReceipts(ctx, order.orderId, order.afterSaleSince);
  for (const effect of effectNames) if (wanted.includes(effect)) await effects[effect](ctx, { order, row });
  if (tell)
    await notify(ctx, [...new Set([row.accountId, row.applicantId])], {
      kind: 'order',
      title: `售后 ${row.returnNo}：${tell}`,
      text: note,
      link: linkOf(row.returnId),
    });
}

/** The one way a return changes its state: judged on what stands under the lock of its order. */
export async function moveReturn(
  ctx: LifeContext,
  { order, row }: Locked,
  name: ReturnMoveName,
  { by, note = '', set = {} }: Step,
): Promise<ReturnRow> {
  const { who, to, what } = returnMoveOf(name);
  if (!who.includes(by.kind)) throw new DomainError('notPermitted');
  if (!mayMoveReturn(name, row.state))
    throw new DomainError('returnStateRefused', { state: returnStateLabels[row.state], action: what });
  const [moved] = await ctx.tx
    .update(returns)
    .set({ ...set, state: to, dueAt: dueIn(to, ctx.now), tries: 0, nextTryAt: null })
    .where(and(eq(returns.returnId, row.returnId), eq(returns.state, row.state)))
    .returning();
  if (!moved) throw new DomainError('conflict');
  await applyMove(ctx, { order, row: moved }, name, { by, note, from: row.state });
  return (await findReturn(ctx.tx, row.returnId)) ?? moved;
}
