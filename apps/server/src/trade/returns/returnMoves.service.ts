import { isReturnOver, returnStateLabels } from '@yigou/contract/trade/returns.terms';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import { finishMove, type Life, makeMove } from '../../ground/db/mover';
import { DomainError } from '../../ground/lib/domainError';
import { notify } from '../../people/notices/notices.service';
import type { LifeContext } from '../orders/orderEffects.service';
import { lockOrder, type Order } from '../orders/orderMoves.service';
import { noteAfterSale } from '../orders/orderReturning.service';
import { resumeReceipts } from '../shipments/receiving.service';
import { effects } from './returnEffects.service';
import { type EffectName, effectNames, type ReturnMoveName, returnMoveOf } from './returnMoves.rules';
import { findReturn, type ReturnRow, statesOf } from './returns.queries';
import { dueIn } from './returns.rules';
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

/** None so far, one at least that is not over, or all over and one of them carried through. */
async function afterSaleOf({ tx }: LifeContext, { orderId }: Order) {
  const states = await statesOf(tx, orderId);
  if (states.some((state) => !isReturnOver(state))) return 'open';
  return states.includes('completed') ? 'done' : 'none';
}

/** The log, and what the order learns of it before anything else is done. */
const life: Life<LifeContext, ReturnRow, ReturnRow['state'], EffectName, Order> = {
  labels: returnStateLabels,
  refusal: 'returnStateRefused',
  effectNames,
  write: async ({ tx }, { returnId, state }, set) => {
    const here = and(eq(returns.returnId, returnId), eq(returns.state, state));
    return (await tx.update(returns).set(set).where(here).returning())[0];
  },
  log: async (ctx, { returnId }, line, order) => {
    await ctx.tx.insert(returnLogs).values({ returnId, ...line });
    const afterSale = await afterSaleOf(ctx, order);
    await noteAfterSale(ctx, order, afterSale);
    if (order.afterSaleSince && afterSale !== 'open') await resumeReceipts(ctx, order.orderId, order.afterSaleSince);
  },
  apply: (effect, ctx, row, order) => effects[effect](ctx, { order, row }),
};

async function tellBuyer(ctx: LifeContext, row: ReturnRow, tell: string | undefined, text: string): Promise<void> {
  if (!tell) return;
  const people = [...new Set([row.accountId, row.applicantId])];
  const title = `售后 ${row.returnNo}：${tell}`;
  await notify(ctx, people, { kind: 'order', title, text, link: linkOf(row.returnId) });
}

/** Of a return that was just made. */
export const beginReturn = (ctx: LifeContext, { order, row }: Locked, { by, note = '' }: Step): Promise<void> =>
  finishMove(life, ctx, row, returnMoveOf('apply'), { by, note, about: order, from: null });

/** The one way a return changes its state: judged on what stands under the lock of its order. */
export async function moveReturn(
  ctx: LifeContext,
  { order, row }: Locked,
  name: ReturnMoveName,
  { by, note = '', set = {} }: Step,
): Promise<ReturnRow> {
  const move = returnMoveOf(name);
  const next = { ...set, dueAt: dueIn(move.to, ctx.now), tries: 0, nextTryAt: null };
  const moved = await makeMove(life, ctx, row, move, { by, note, set: next, about: order });
  await tellBuyer(ctx, moved, move.tell, note);
  return (await findReturn(ctx.tx, row.returnId)) ?? moved;
}
