import type { FastifyBaseLogger } from 'fastify';
import type { Channels } from '../channels/channels.service';
import type { Db } from '../db/client';
import type { FileStore } from '../files/files.store';
import type { Clock } from '../lib/clock';
import { runRefund } from '../payments/refunds.service';
import { sweep } from '../payments/sweep.service';
import { cleanUp } from './cleanup';
import type { JobServer } from './jobs';
import { type SendMail, sendFromOutbox } from './outbox';

type Duties = {
  db: Db;
  jobs: JobServer;
  clock: Clock;
  sendMail: SendMail;
  channels: Channels;
  files: FileStore;
  log: FastifyBaseLogger;
};

/** Every background duty of the house, in one list. */
export async function startWorkers({ db, jobs, clock, sendMail, channels, files, log }: Duties): Promise<void> {
  const paying = () => ({ tx: db, now: clock.now(), jobs, log, channels });
  await jobs.work('outbox', ({ outboxId }) => sendFromOutbox(db, outboxId, clock.now(), sendMail));
  await jobs.work('cleanup', () => cleanUp(db, files, clock.now()));
  await jobs.schedule('cleanup', '30 3 * * *');
  await jobs.work('refund', ({ refundNo }) => runRefund(paying(), refundNo));
  await jobs.work('sweep', () => sweep(paying()));
  await jobs.schedule('sweep', '* * * * *');
  // What fell due while no server ran does not wait for the next minute.
  await jobs.send(db, 'sweep', {});
}
