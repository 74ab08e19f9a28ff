import { applicationStateLabels } from '@yigou/contract/books/invoices.terms';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { finishMove, type Life, makeMove } from '../../ground/db/mover';
import { DomainError } from '../../ground/lib/domainError';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { lockOrders } from '../../trade/orders/orderMoves.service';
import { type About, effects } from './invoiceEffects.service';
import { type Application, type InvoiceRow, selectApplicationLines } from './invoices.queries';
import { dueAfter, type EffectName, effectNames, type MoveName, moveOf } from './invoices.rules';
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

const life: Life<LifeContext, Application, Application['state'], EffectName, About> = {
  labels: applicationStateLabels,
  refusal: 'invoiceStateRefused',
  effectNames,
  write: async ({ tx }, { applicationId, state }, set) => {
    const here = and(eq(applications.applicationId, applicationId), eq(applications.state, state));
    return (await tx.update(applications).set(set).where(here).returning())[0];
  },
  log: ({ tx }, { applicationId }, entry) => tx.insert(applicationLogs).values({ applicationId, ...entry }),
  apply: (effect, ctx, application, about) => effects[effect](ctx, application, about),
};

const aboutOf = (name: MoveName, { note = '', red }: Step): About => ({
  what: moveOf(name).what,
  note,
  ...(red && { red }),
});

/** Of an application that was just made. */
export const beginApplication = (ctx: LifeContext, application: Application, by: Actor): Promise<void> =>
  finishMove(life, ctx, application, moveOf('apply'), { by, about: aboutOf('apply', { by }), from: null });

/** The one way an application changes its state, judged on the locked row. */
export function moveApplication(
  ctx: LifeContext,
  application: Application,
  name: MoveName,
  { by, note = '', set, red }: Step,
): Promise<Application> {
  const move = moveOf(name);
  const next = { ...set, dueAt: dueAfter(move.to, ctx.now), tries: 0, nextTryAt: null };
  return makeMove(life, ctx, application, move, {
    by,
    note,
    set: next,
    about: aboutOf(name, { by, note, ...(red && { red }) }),
  });
}
