import type { Db } from './ground/db/client';
import type { FileStore } from './ground/files/files.store';
import { purgeFiles } from './ground/files/purge.service';
import { purgeOutbox } from './ground/jobs/outbox';
import { removeOldRefusals } from './money/payments/refusals.service';
import { removeOldTries } from './people/accounts/passwords.service';
import { purgeNotices } from './people/notices/notices.service';
import { removeExpiredOperatorSessions } from './people/operators/operators.service';
import { removeOldLosses } from './people/org/lostRights.service';
import { removeOldCodes } from './people/recovery/recovery.service';
import { removeExpiredSessions } from './people/sessions/sessions.service';
import { purgeTasks } from './people/tasks/taskOverdue.service';

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
