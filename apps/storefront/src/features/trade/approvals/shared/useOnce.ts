import type { CallInput, CallPath } from '@yigou/contract/calls';
import { CallError, type PendingRequest, requestFor } from '@yigou/web-kit';
import { useRef } from 'react';

/** After a broken line the same number goes out again, so that one decision counts once. */
export function useOnce<P extends CallPath, A>(path: P, send: (input: CallInput<P>) => Promise<A>) {
  const pending = useRef<PendingRequest>(null);
  return async (content: Omit<CallInput<P>, 'requestId'>): Promise<A> => {
    pending.current = requestFor(pending.current, { path, ...content });
    try {
      const answer = await send({ ...content, requestId: pending.current.requestId } as unknown as CallInput<P>);
      pending.current = null;
      return answer;
    } catch (error) {
      if (error instanceof CallError) pending.current = null;
      throw error;
    }
  };
}
