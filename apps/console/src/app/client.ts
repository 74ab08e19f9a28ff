import { useQueryClient } from '@tanstack/react-query';
import type { ConsoleCalls, ConsolePath } from '@yigou/contract/console';
import { createApiHooks, createClient, showRefusal, toast } from '@yigou/web-kit';

/** The console's line to its server; a token of the shop is nothing here. */
export const client = createClient<ConsoleCalls>({ prefix: '/api/console/', tokenCookie: 'consoleToken' });

export const { call, quietCall } = client;
export const { queryKey, useApiQuery, useApiMutation } = createApiHooks<ConsoleCalls>(client);

/**
 * A change, and what is said when it is done. Refused or not, all that is on the screen is asked anew: somebody else may
 * have been faster, and what is done here waits in other lists no longer.
 */
export function useWrite<P extends ConsolePath>(path: P, done = '') {
  const cache = useQueryClient();
  return useApiMutation(path, {
    onSuccess: () => {
      if (done) toast.success(done);
    },
    onError: showRefusal,
    onSettled: () => cache.invalidateQueries(),
  });
}
