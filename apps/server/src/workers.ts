import type { Invoicing, Sweeping, Workers } from './feature';
import { features } from './features';
import type { Db } from './ground/db/client';
import { countRows } from './ground/db/statistics';
import type { FileStore } from './ground/files/files.store';
import type { Channels } from './money/channels/channels.service';
import type { TaskKinds } from './people/tasks/running.service';
import { orderApprovables } from './trade/orders/orderApprovables.service';
import { payablesWithReturns } from './trade/returns/returnRefunding.service';

/** What the rooms give to be done in the background. */
export const taskKinds: TaskKinds = Object.assign({}, ...features.map(({ tasks }) => tasks));

/** All that it looks at is in the database, so a restart forgets nothing. */
const duties = features.flatMap((feature) => feature.duties ?? []);
const issuingDuties = features.flatMap((feature) => feature.issuingDuties ?? []);

/** All of them once, one after the other; one that fails keeps no other from its turn. */
export async function sweep(ctx: Sweeping, invoicing?: Invoicing): Promise<void> {
  const due = duties.map(({ name, run }) => ({ name, run: () => run(ctx) }));
  if (invoicing)
    due.push(...issuingDuties.map(({ name, run }) => ({ name, run: () => run({ ...ctx, ...invoicing }) })));
  for (const { name, run } of due)
    await run().catch((cause: Error) => ctx.log.error({ err: cause }, `the duty ${name} failed`));
}

export async function cleanUp(db: Db, files: FileStore, now: Date): Promise<void> {
  for (const feature of features) await feature.cleanUp?.(db, now, files);
}

type Parts = Omit<Workers, 'context' | 'taskKinds'> &
  Pick<Invoicing, 'issuers'> & {
    channels: Channels;
    /** PostgreSQL counts by itself; of a large shop it takes longer than a statement may. */
    countsRows: boolean;
  };

/** Every background duty of the house, from its rooms. */
export async function startWorkers({ channels, issuers, countsRows, ...parts }: Parts): Promise<void> {
  const { db, jobs, clock, files, log } = parts;
  const context = () => ({
    tx: db,
    now: clock.now(),
    jobs,
    log,
    channels,
    issuers,
    files,
    payables: payablesWithReturns,
    approvables: orderApprovables,
  });
  for (const { work } of features) await work?.({ ...parts, taskKinds, context });
  for (const { name, run } of [...duties, ...issuingDuties]) await jobs.everyMinute(name, () => run(context()));
  await jobs.work('cleanup', async () => {
    await cleanUp(db, files, clock.now());
    if (countsRows) await countRows(db);
  });
  await jobs.schedule('cleanup', '30 3 * * *');
}
