import type { consoleOutboxCalls } from '@yigou/contract/ground/outbox.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { dropLetter, pageDeadLetters, retryLetter } from './deadLetters.service';

const done = { resultData: null };

export const deadLetterRoutes: ConsoleRoutes<typeof consoleOutboxCalls> = {
  'Outbox/GetPage': pageDeadLetters,
  'Outbox/Retry': async (ctx, { outboxId }) => {
    await retryLetter(ctx, outboxId);
    return done;
  },
  'Outbox/Drop': async (ctx, { outboxId }) => {
    await dropLetter(ctx, outboxId);
    return done;
  },
};
