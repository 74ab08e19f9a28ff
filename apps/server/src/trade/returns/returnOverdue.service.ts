import { and, eq, isNull, lt, lte, not, or } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import type { Deadline } from '../../ground/jobs/deadlines';
import type { LifeContext } from '../orders/orderEffects.service';
import { lockReturn, moveReturn } from './returnMoves.service';
import { refundReturn } from './returnRefunding.service';
import { passReturn } from './returnReviewing.service';
import { findReturn, isInvoiced, needsRed } from './returns.queries';
import { overdueReturn } from './returns.rules';
import { returns } from './returns.tables';

type Overdue = { returnId: number; tries: number };

/** Its time has run out, or the red invoice it waited for is there. */
const selectOverdue = (tx: Db, now: Date, limit: number): Promise<Overdue[]> =>
  tx
    .select({ returnId: returns.returnId, tries: returns.tries })
    .from(returns)
    .where(
      and(
        or(lt(returns.dueAt, now), and(eq(returns.awaitsRed, true), not(needsRed))),
        or(isNull(returns.nextTryAt), lte(returns.nextTryAt, now)),
      ),
    )
    .orderBy(returns.dueAt)
    .limit(limit);

/** Judged again under the lock. */
async function actOverdue(ctx: LifeContext, { returnId }: Overdue): Promise<void> {
  const locked = await lockReturn(ctx, await findReturn(ctx.tx, returnId));
  const { state, type, dueAt, awaitsRed } = locked.row;
  if (awaitsRed) {
    if (!(await isInvoiced(ctx.tx, returnId))) await refundReturn(ctx, locked, theSystem);
    return;
  }
  const move = overdueReturn(state, type);
  if (!move || !dueAt || dueAt > ctx.now) return;
  if (state === 'pendingReview') await passReturn(ctx, locked, theSystem);
  else await moveReturn(ctx, locked, move, { by: theSystem });
}

export const returnDeadline: Deadline<LifeContext, Overdue> = {
  name: 'return',
  select: selectOverdue,
  act: (ctx, row) => ctx.tx.transaction((tx) => actOverdue({ ...ctx, tx }, row)),
  postpone: async (tx, { returnId }, next) => {
    await tx.update(returns).set(next).where(eq(returns.returnId, returnId));
  },
};
