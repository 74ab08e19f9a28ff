import { formatDate } from '@yigou/contract/ground/time';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../ground/db/client';
import type { CallDeps } from '../../ground/http/bind';
import type { TypedWords } from './counting.service';
import { renewSums, storeCounts } from './storing.queries';
import type { Counted } from './tally.rules';

const storedEveryMs = 5000;

/** Every few seconds, and once more when the server stops. */
export function storeNowAndThen(
  app: FastifyInstance,
  { database, clock }: Pick<CallDeps, 'database' | 'clock'>,
  words: TypedWords,
) {
  const store = () =>
    words
      .store(database.db, clock.now())
      .catch((cause: Error) => app.log.error({ err: cause }, 'words were not stored'));
  const timer = setInterval(store, storedEveryMs);
  timer.unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    return store();
  });
}

/** Every minute; but for the first one of a day there is nothing to do. */
export const sumsOfTheDay = {
  name: 'typedWordSums',
  run: ({ tx, now }: { tx: Db; now: Date }) => renewSums(tx, formatDate(now)),
};

/** For whoever has counted elsewhere, such as the past of the demo. */
export const addCounts = (tx: Db, rows: readonly Counted[], now: Date): Promise<void> =>
  storeCounts(tx, rows, formatDate(now));
