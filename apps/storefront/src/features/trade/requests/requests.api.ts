import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';

export const useGoodsRequestPage = (input: CallInput<'Want/GetPage'>) =>
  useApiQuery('Want/GetPage', input, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

export const useGoodsRequest = (wantId: number) =>
  useApiQuery('Want/GetModel', { wantId }, { refetchOnMount: 'always' });

/** What is shown of requests is asked for again, also after a refusal: somebody may have been faster. */
function useWritten(done: string) {
  const client = useQueryClient();
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKey('Want/GetPage') }),
      client.invalidateQueries({ queryKey: queryKey('Want/GetModel') }),
    ]);
  return {
    onSuccess: () => {
      toast.success(done);
      return reload();
    },
    onError: (error: Error) => {
      showRefusal(error);
      void reload();
    },
  };
}

/** What is wrong with a field is said beside it, by the form. */
export const useSubmitGoodsRequest = () => useApiMutation('Want/Submit', {});
export const useWithdrawGoodsRequest = () => useApiMutation('Want/Withdraw', useWritten('求购已撤销'));
export const useCloseGoodsRequest = () => useApiMutation('Want/Close', useWritten('求购已结束'));
