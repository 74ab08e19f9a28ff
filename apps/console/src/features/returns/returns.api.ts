import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { ConsoleInput, ConsolePath } from '@yigou/contract';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../app/client';

export const useReturnPage = (input: ConsoleInput<'Return/GetPage'>) =>
  useApiQuery('Return/GetPage', input, { placeholderData: keepPreviousData });

export const useReturn = (returnId: number) => useApiQuery('Return/GetModel', { returnId });

type Write = 'Return/Pass' | 'Return/Reject' | 'Return/Inspect' | 'Return/Refund' | 'Return/Reship';
const reads: readonly ConsolePath[] = ['Return/GetPage', 'Return/GetModel'];

/** Refused or not, everything is asked anew: somebody else may have been faster. */
function useWrite<P extends Write>(path: P, done: string) {
  const client = useQueryClient();
  return useApiMutation(path, {
    onSuccess: () => {
      toast.success(done);
    },
    onError: showRefusal,
    onSettled: () => Promise.all(reads.map((each) => client.invalidateQueries({ queryKey: queryKey(each) }))),
  });
}

export const usePass = () => useWrite('Return/Pass', '审核已通过，买方会收到通知');
export const useReject = () => useWrite('Return/Reject', '已驳回，原因已告诉买方');
export const useInspect = () => useWrite('Return/Inspect', '验收结果已记下');
export const useRefund = () => useWrite('Return/Refund', '已处理退款');
export const useReship = () => useWrite('Return/Reship', '换货已发出，买方会收到通知');
