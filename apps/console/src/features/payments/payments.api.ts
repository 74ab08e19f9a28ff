import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { ConsoleInput, ConsolePath } from '@yigou/contract';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../app/client';

/** Orders that wait for money by bank. */
export const useWaiting = (input: ConsoleInput<'Order/GetPage'>) =>
  useApiQuery('Order/GetPage', input, { placeholderData: keepPreviousData });

export const useRefunds = () => useApiQuery('Payment/GetStuckRefunds', {});

function useWrite<P extends 'Payment/ConfirmTransfer' | 'Payment/RetryRefund' | 'Payment/RefundByBank'>(
  path: P,
  done: string,
  read: ConsolePath,
) {
  const client = useQueryClient();
  return useApiMutation(path, {
    onSuccess: () => {
      toast.success(done);
    },
    onError: showRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(read) }),
  });
}

export const useConfirmTransfer = () => useWrite('Payment/ConfirmTransfer', '已入账', 'Order/GetPage');
export const useRetryRefund = () => useWrite('Payment/RetryRefund', '已重新发起退款', 'Payment/GetStuckRefunds');
export const useRefundByBank = () => useWrite('Payment/RefundByBank', '已登记银行退款', 'Payment/GetStuckRefunds');
