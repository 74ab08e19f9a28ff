import type { FunctionEntry } from '@yigou/contract/people/org';
import { call, queryKey } from './client';
import { queryClient } from './queryClient';
import { readToken } from './session';

const path = 'KamFunction/GetUserByFunction';

export function functionsQuery() {
  // Part of the key, so that the menu of one login is never shown to the next.
  const token = readToken();
  return {
    queryKey: [...queryKey(path, {}), token],
    queryFn: async (): Promise<FunctionEntry[]> => {
      const answer = await call(path, {});
      // The buttons follow together with the menu.
      queryClient.setQueryData(queryKey(path, {}), answer);
      return answer.resultData;
    },
    enabled: token !== '',
    // The guard asks before each navigation; the menu only reads what it got.
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
  };
}

/** Asked before every navigation in the centre, so that a changed role shows; only waited for when there is no copy. */
export async function refreshFunctions(onError: (error: unknown) => Promise<void>) {
  const query = functionsQuery();
  const asked = queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(onError);
  return queryClient.getQueryData<FunctionEntry[]>(query.queryKey) ?? ((await asked) || undefined);
}
