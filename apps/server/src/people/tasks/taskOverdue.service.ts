import { eq, lt } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import type { Db } from '../../ground/db/client';
import { type FileStore, removeResult } from '../../ground/files/results.service';
import type { Deadline } from '../../ground/jobs/deadlines';
import type { Jobs } from '../../ground/jobs/jobs';
import { addDays, addMinutes } from '../../ground/lib/clock';
import { selectExpired, selectSilent } from './tasks.queries';
import { rowKeptDays, silentMinutes } from './tasks.rules';
import { tasks } from './tasks.tables';

type Silent = { taskId: number; tries: number };

/** A server died while it ran, or before it began: the queue is told again, and whoever hears it judges under the lock. */
export const taskDeadline: Deadline<{ tx: Db; now: Date; jobs: Jobs }, Silent> = {
  name: 'task',
  select: (tx, now, limit) => selectSilent(tx, addMinutes(now, -silentMinutes), now, limit),
  act: async ({ tx, now, jobs }, { taskId }) => {
    await jobs.send(tx, 'task', { taskId });
    // Told once a minute, not with every batch.
    await tx
      .update(tasks)
      .set({ nextTryAt: addMinutes(now, silentMinutes) })
      .where(eq(tasks.taskId, taskId));
  },
};

const atOnce = 100;

/** Every night: files whose time is over, later also the rows. */
export async function purgeTasks(tx: Db, files: FileStore, now: Date): Promise<void> {
  for (;;) {
    const expired = await selectExpired(tx, now, atOnce);
    for (const { taskId, fileId } of expired) {
      await tx.update(tasks).set({ fileId: null }).where(eq(tasks.taskId, taskId));
      if (fileId) await removeResult(tx, files, fileId);
    }
    if (expired.length < atOnce) break;
  }
  await deleteInBatches(tx, tasks, lt(tasks.endedAt, addDays(now, -rowKeptDays)));
}
