import type { Feature } from '../../feature';
import { outboxQueues } from './jobs';
import { purgeOutbox, sendFromOutbox } from './outbox';

/** Of each lane: so many leave side by side. */
const lettersAtOnce = 20;

export const outboxFeature: Feature = {
  work: async ({ db, jobs, clock, deliver, keep }) => {
    for (const queue of Object.values(outboxQueues))
      await jobs.work(
        queue,
        ({ outboxId }) => sendFromOutbox(db, outboxId, { now: clock.now(), deliver, keep }),
        lettersAtOnce,
      );
  },
  cleanUp: purgeOutbox,
};
