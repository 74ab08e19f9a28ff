import type { FastifyInstance } from 'fastify';
import type { CallDeps } from '../../ground/http/bind';
import type { TypedWords } from './counting.service';

const storedEveryMs = 5000;

/** Every few seconds, and once more when the server stops. */
export function storeNowAndThen(app: FastifyInstance, { database }: Pick<CallDeps, 'database'>, words: TypedWords) {
  const store = () =>
    words.store(database.db).catch((cause: Error) => app.log.error({ err: cause }, 'words were not stored'));
  const timer = setInterval(store, storedEveryMs);
  timer.unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    return store();
  });
}
