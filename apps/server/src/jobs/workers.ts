import type { Db } from '../db/client';
import type { Clock } from '../lib/clock';
import { removeExpiredSessions } from '../sessions/sessions.service';
import type { JobServer } from './jobs';
import { type SendMail, sendFromOutbox } from './outbox';

/** Every background duty of the house, in one list. */
export async function startWorkers(db: Db, jobs: JobServer, clock: Clock, sendMail: SendMail): Promise<void> {
  await jobs.work('outbox', ({ outboxId }) => sendFromOutbox(db, outboxId, clock.now(), sendMail));
  await jobs.work('cleanup', () => removeExpiredSessions(db, clock.now()));
  await jobs.schedule('cleanup', '30 3 * * *');
}
