import { applicationStateLabels } from '@yigou/contract/books/invoices.terms';
import { and, eq, type SQL } from 'drizzle-orm';
import { type Actor, actorRow } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { lockOrders } from '../../trade/orders/orderMoves.service';
import { effects } from './invoiceEffects.service';
import { type Application, type InvoiceRow, selectApplicationLines } from './invoices.queries';
import { dueAfter, effectNames, type MoveName, mayAct, mayMove, moveOf } from './invoices.rules';
import { applicationLogs, applications } from './invoices.tables';

/**
 * An application in reach, locked after its orders, as everywhere the order comes first. Any other answers like one that
 * does not exist.
 */
export async function lockApplication(tx: Db, applicationId: number, reach?: SQL): Promise<Application> {
  const wanted = and(eq(applications.applicationId, applicationId), reach);
  const [seen] = await tx.select({ one: applications.applicationId }).from(applications).where(wanted);
  if (!seen) throw new DomainError('notFound');
  const parts = await selectApplicationLines(tx, [applicationId]);
  await lockOrders(tx, [...new Set(parts.map(({ part }) => part.orderId))]);
  const [row] = await tx.select().from(applications).where(wanted).for('update');
  if (!row) throw new DomainError('notFound');
  return row;
}

/** `red`: the red invoice that the step is about. */
type Step = {
  by: Actor;
  note?: string;
  set?: Partial<Pick<Application, 'redRequestId' | 'redRequestHash'>>;
  red?: InvoiceRow;
};

/** The log and all that a step does besides, for the first step as for every other. */
export async function finishStep(
  ctx: LifeContext,
  application: Application,
  name: MoveName,
  { by, note = '', red }: Step,
  from: Application['state'] | null,
): Promise<void> {
  const { to, what, effects: wanted } = moveOf(name);
  await ctx.tx.insert(applicationLogs).values({
    applicationId: application.applicationId,
    at: ctx.now,
    ...actorRow(by),
    what,
    fromState: from,
    toState: to,
    note,
  });
  for (const effect of effectNames)
    if (wanted.includes(effect)) await effects[effect](ctx, application, { what, note, ...(red && { red }) });
}

/** The one way an application changes its state, judged on the locked row. */
export async function moveApplication(
  ctx: LifeContext,
  application: Application,
  name: MoveName,
  step: Step,
): Promise<Application> {
  const { to, what } = moveOf(name);
  if (!mayAct(name, step.by.kind)) throw new DomainError('notPermitted');
  if (!mayMove(name, application.state))
    throw new DomainError('invoiceStateRefused', { state: applicationStateLabels[application.state], action: what });
  const [moved] = await ctx.tx
    .update(applications)
    .set({ ...step.set, state: to, dueAt: dueAfter(to, ctx.now), tries: 0, nextTryAt: null })
    .where(and(eq(applications.applicationId, application.applicationId), eq(applications.state, application.state)))
    .returning();
  if (!moved) throw new DomainError('conflict');
  await finishStep(ctx, moved, name, step, application.state);
  return moved;
}
