import { type ChangeSetState, changeSetStateLabels } from '@yigou/contract/goods/changeSets.terms';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { type Life, makeMove } from '../../ground/db/mover';
import type { Jobs } from '../../ground/jobs/jobs';
import { DomainError } from '../../ground/lib/domainError';
import { type ChangeSetMove, type EffectName, effectNames, moveOf } from './changeSets.rules';
import { changeSetLogs, changeSets } from './changeSets.tables';
import type { ChangeSet } from './drafting.service';

export type MoveContext = { tx: Db; now: Date; jobs: Jobs };

/** Another company's is like one that does not exist. */
export async function lockSet(tx: Db, changeSetId: number, companyId?: number): Promise<ChangeSet> {
  const own = companyId === undefined ? undefined : eq(changeSets.companyId, companyId);
  const [row] = await tx
    .select()
    .from(changeSets)
    .where(and(eq(changeSets.changeSetId, changeSetId), own))
    .for('update');
  if (!row) throw new DomainError('notFound');
  return row;
}

const life: Life<MoveContext, ChangeSet, ChangeSetState, EffectName, null> = {
  labels: changeSetStateLabels,
  refusal: 'changeSetStateRefused',
  effectNames,
  write: async ({ tx }, { changeSetId, state }, set) => {
    const here = and(eq(changeSets.changeSetId, changeSetId), eq(changeSets.state, state));
    return (await tx.update(changeSets).set(set).where(here).returning())[0];
  },
  log: ({ tx }, { changeSetId }, line) => tx.insert(changeSetLogs).values({ changeSetId, ...line }),
  apply: async (effect, ctx, set) => {
    if (effect === 'queue') await ctx.jobs.send(ctx.tx, 'changeSet', { changeSetId: set.changeSetId });
    // Of a set that takes back another one: that one is taken back, as far as nobody changed it since.
    else if (set.undoes !== null) {
      const undone = await lockSet(ctx.tx, set.undoes);
      await moveSet(ctx, undone, 'takeBack', { by: { kind: 'system', id: null, name: set.who }, note: set.setNo });
    }
  },
};

type Step = { by: Actor; note?: string; set?: Partial<ChangeSet> };

/** The one way a change set changes its state, judged on its locked row. */
export const moveSet = (ctx: MoveContext, row: ChangeSet, name: ChangeSetMove, step: Step): Promise<ChangeSet> =>
  makeMove(life, ctx, row, moveOf(name), { ...step, about: null });
