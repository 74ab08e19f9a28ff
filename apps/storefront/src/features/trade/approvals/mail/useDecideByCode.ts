import type { CallInput } from '@yigou/contract/calls';
import { CallError, toast } from '@yigou/web-kit';
import { useApiMutation } from '../../../../app/client';
import { useOnce } from '../shared/useDecision';

/** Answers the words of a refusal; empty when it was done. */
export function useDecideByCode(code: string) {
  const { mutateAsync, isPending } = useApiMutation('Approval/DecideByCode');
  const once = useOnce('Approval/DecideByCode', mutateAsync);

  async function decide(content: Omit<CallInput<'Approval/DecideByCode'>, 'requestId' | 'code'>): Promise<string> {
    try {
      const { resultData } = await once({ ...content, code });
      toast.success(resultData.text);
      return '';
    } catch (error) {
      if (!(error instanceof CallError)) return '网络连接失败，请稍后重试';
      const wrongCode = error.fields.confirmCode;
      if (!wrongCode) toast.error(error.message);
      return wrongCode ?? error.message;
    }
  }

  return { decide, deciding: isPending };
}
