import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

/** Orders that wait for money by bank. */
export const useWaiting = (input: ConsoleInput<'Order/GetPage'>) =>
  useApiQuery('Order/GetPage', input, { placeholderData: keepPreviousData });

export const useRefunds = () => useApiQuery('Payment/GetStuckRefunds', {});

export const usePayee = () => useApiQuery('Payment/GetPayee', {});
export const useSavePayee = () => useWrite('Payment/SavePayee', '收款账户已保存');

export const useConfirmTransfer = () => useWrite('Payment/ConfirmTransfer', '已入账');
export const useRetryRefund = () => useWrite('Payment/RetryRefund', '已重新发起退款');
export const useConfirmRefund = () => useWrite('Payment/ConfirmRefund', '已登记退回');
