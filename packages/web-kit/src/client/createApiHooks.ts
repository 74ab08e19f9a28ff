import {
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf, InputOf } from '@yigou/contract/ground/call';
import type { Success } from '@yigou/contract/ground/envelope';
import { CallError } from './callErrors';
import type { CallTable, Client } from './createClient';

/** Which reads a write has made old. */
export type IsChanged = (readPath: string) => boolean;
type ChangedBy = (writePath: string) => Promise<IsChanged>;

/** After a write, all that is on the screen and says something else now is read again. */
function useReadAgain(path: string, changedBy?: ChangedBy) {
  const cache = useQueryClient();
  return async () => {
    if (!changedBy) return;
    const isChanged = await changedBy(path);
    await cache.invalidateQueries({ predicate: ({ queryKey: [read] }) => isChanged(String(read)) });
  };
}

/** The calls of a client as queries and mutations; with `changedBy`, every mutation reads again what it changed. */
export function createApiHooks<T extends CallTable>({ call }: Pick<Client<T>, 'call'>, changedBy?: ChangedBy) {
  type Path = keyof T & string;
  type Answer<P extends Path> = Success<AnswerOf<T[P]>>;
  type WriteOptions<P extends Path> = Omit<UseMutationOptions<Answer<P>, Error, InputOf<T[P]>>, 'mutationFn'> & {
    /** Not for what is read again: the page is left, or says by itself what was done. */
    doesNotWait?: boolean;
  };

  /** The key is the call itself, so that a write can invalidate `[path]` and reach every input. */
  const queryKey = <P extends Path>(path: P, input?: InputOf<T[P]>) => (input === undefined ? [path] : [path, input]);

  const useApiQuery = <P extends Path>(
    path: P,
    input: InputOf<T[P]>,
    options?: Omit<UseQueryOptions<Answer<P>>, 'queryKey' | 'queryFn'>,
  ) => useQuery({ ...options, queryKey: queryKey(path, input), queryFn: () => call(path, input) });

  const useApiMutation = <P extends Path>(
    path: P,
    { doesNotWait, onSuccess, onError, ...options }: WriteOptions<P> = {},
  ) => {
    const readAgain = useReadAgain(path, changedBy);
    return useMutation<Answer<P>, Error, InputOf<T[P]>>({
      ...options,
      mutationFn: (input) => call(path, input),
      onSuccess: async (...done) => {
        const reading = readAgain();
        await onSuccess?.(...done);
        if (!doesNotWait) await reading;
      },
      onError: (error, ...rest) => {
        // A refusal too: things are not what the page thought they were.
        if (error instanceof CallError) void readAgain();
        return onError?.(error, ...rest);
      },
    });
  };

  return { queryKey, useApiQuery, useApiMutation };
}
