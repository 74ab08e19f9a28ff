import { removeOldTries } from './accounts/passwords.service';
import type { Db } from './db/client';
import type { FileStore } from './files/files.store';
import { purgeFiles } from './files/purge.service';
import { purgeOutbox } from './jobs/outbox';
import { purgeNotices } from './notices/notices.service';
import { removeExpiredOperatorSessions } from './operators/operators.service';
import { removeOldLosses } from './org/lostRights.service';
import { removeOldRefusals } from './payments/refusals.service';
import { removeOldCodes } from './recovery/recovery.service';
import { removeExpiredSessions } from './sessions/sessions.service';
import { purgeTasks } from './tasks/overdue.service';

/** Every night: what nobody will ask for again. */
export async function cleanUp(db: Db, files: FileStore, now: Date): Promise<void> {
  await removeExpiredSessions(db, now);
  await removeExpiredOperatorSessions(db, now);
  await removeOldTries(db, now);
  await removeOldCodes(db, now);
  await removeOldRefusals(db, now);
  await removeOldLosses(db, now);
  await purgeOutbox(db, now);
  await purgeNotices(db, now);
  await purgeTasks(db, files, now);
  await purgeFiles(db, files, now);
}
