import './cheapPasswords';
import { loadDemoWorld } from '../src/demo/world';
import type { Database } from '../src/ground/db/client';
import { migrate } from '../src/ground/db/migrate';
import { countRows } from '../src/ground/db/statistics';
import { createJobs } from '../src/ground/jobs/jobs';

/** When the demo world of the tests was made: 2026-11-15 10:00 in Shanghai. */
export const worldTime = new Date('2026-11-15T02:00:00Z');

/** What every test file starts from: migrated, with queues and the demo world. Made once per run. */
export async function fillTemplate(database: Database): Promise<void> {
  await migrate(database);
  const jobs = createJobs(
    database,
    (cause) => {
      throw cause;
    },
    false,
  );
  await jobs.install();
  await jobs.stop();
  await database.db.transaction((tx) => loadDemoWorld(tx, worldTime));
  await countRows(database.db);
}
