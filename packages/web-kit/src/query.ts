import { type UseMutationOptions, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { CallAnswer, CallInput, CallPath, Success } from '@yigou/contract';
import { call } from './call';

type Answer<P extends CallPath> = Success<CallAnswer<P>>;

/** The key is the call itself, so that a write can invalidate `[path]` and reach every input. */
export const queryKey = <P extends CallPath>(path: P, input?: CallInput<P>) =>
  input === undefined ? [path] : [path, input];

export const useApiQuery = <P extends CallPath>(
  path: P,
  input: CallInput<P>,
  options?: Omit<UseQueryOptions<Answer<P>>, 'queryKey' | 'queryFn'>,
) => useQuery({ ...options, queryKey: queryKey(path, input), queryFn: () => call(path, input) });

export const useApiMutation = <P extends CallPath>(
  path: P,
  options?: Omit<UseMutationOptions<Answer<P>, Error, CallInput<P>>, 'mutationFn'>,
) => useMutation({ ...options, mutationFn: (input: CallInput<P>) => call(path, input) });
