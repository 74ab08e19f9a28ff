import type { CallInput, CallPath } from '@yigou/contract/calls';
import { CallError, type PendingRequest, requestFor, showRefusal, toast } from '@yigou/web-kit';
import { useRef } from 'react';
import { useApiMutation } from '../../../../app/client';

/** What is decided, asked or handed on, once. */
export type DecisionPath =
  | 'Approval/Approve'
  | 'Approval/Reject'
  | 'Approval/SendBack'
  | 'Approval/Transfer'
  | 'Approval/AddSigner'
  | 'Approval/Ask'
  | 'Approval/Answer'
  | 'Approval/Remind'
  | 'Approval/Withdraw';

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

/** Answers true when it was done; what became of it is said. */
export function useDecision<P extends DecisionPath>(path: P) {
  // The card says what was decided before the list comes back without it.
  const { mutateAsync, isPending } = useApiMutation(path, { doesNotWait: true });
  const once = useOnce(path, mutateAsync);

  async function decide(content: Omit<CallInput<P>, 'requestId'>): Promise<boolean> {
    try {
      const { resultData } = await once(content);
      toast.success(resultData.text);
      return true;
    } catch (error) {
      showRefusal(error);
      return false;
    }
  }

  return { decide, deciding: isPending };
}
