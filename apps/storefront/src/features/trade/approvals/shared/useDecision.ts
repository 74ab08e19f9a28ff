import type { CallInput } from '@yigou/contract/calls';
import { showRefusal, toast } from '@yigou/web-kit';
import { useApiMutation } from '../../../../app/client';
import { useOnce } from './useOnce';

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
