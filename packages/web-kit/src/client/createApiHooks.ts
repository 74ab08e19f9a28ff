import { type UseMutationOptions, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { AnswerOf, InputOf } from '@yigou/contract/ground/call';
import type { Success } from '@yigou/contract/ground/envelope';
import type { CallTable, Client } from './createClient';

/** The calls of a client as queries and mutations. */
export function createApiHooks<T extends CallTable>({ call }: Pick<Client<T>, 'call'>) {
  type Path = keyof T & string;
  type Answer<P extends Path> = Success<AnswerOf<T[P]>>;

  /** The key is the call itself, so that a write can invalidate `[path]` and reach every input. */
  const queryKey = <P extends Path>(path: P, input?: InputOf<T[P]>) => (input === undefined ? [path] : [path, input]);

  const useApiQuery = <P extends Path>(
    path: P,
    input: InputOf<T[P]>,
    options?: Omit<UseQueryOptions<Answer<P>>, 'queryKey' | 'queryFn'>,
  ) => useQuery({ ...options, queryKey: queryKey(path, input), queryFn: () => call(path, input) });

  const useApiMutation = <P extends Path>(
    path: P,
    options?: Omit<UseMutationOptions<Answer<P>, Error, InputOf<T[P]>>, 'mutationFn'>,
  ) => useMutation({ ...options, mutationFn: (input: InputOf<T[P]>) => call(path, input) });

  return { queryKey, useApiQuery, useApiMutation };
}
