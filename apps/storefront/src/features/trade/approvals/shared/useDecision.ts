import { useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallPath } from '@yigou/contract/calls';
import { CallError, type PendingRequest, requestFor, toast } from '@yigou/web-kit';
import { useRef } from 'react';
import { queryKey, useApiMutation } from '../../../../app/client';

const touched: readonly CallPath[] = [
  'Approval/GetPage',
  'Approval/GetModel',
  'Order/GetPage',
  'Order/GetModel',
  'Order/GetCounts',
  'Notice/GetUnread',
];

/** After every write, and after a refusal too: the order is not what the page thought it was. */
export function useReloadApprovals() {
  const client = useQueryClient();
  return () => Promise.all(touched.map((path) => client.invalidateQueries({ queryKey: queryKey(path) })));
}

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
  const reload = useReloadApprovals();
  const { mutateAsync, isPending } = useApiMutation(path);
  const once = useOnce(path, mutateAsync);

  async function decide(content: Omit<CallInput<P>, 'requestId'>): Promise<boolean> {
    try {
      const { resultData } = await once(content);
      toast.success(resultData.text);
      void reload();
      return true;
    } catch (error) {
      if (error instanceof CallError) {
        toast.error(error.message);
        void reload();
      }
      return false;
    }
  }

  return { decide, deciding: isPending };
}
