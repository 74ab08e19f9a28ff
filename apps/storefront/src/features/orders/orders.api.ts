import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { CallPath } from '@yigou/contract';
import { CallError, showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../app/client';
import { tellCartUpdate } from '../cart/shared/cartUpdate';
import { type OrderFilter, type OrderListKind, toPageInput } from './filter.rules';

export const useOrderPage = (kind: OrderListKind, filter: OrderFilter) =>
  useApiQuery('Order/GetPage', toPageInput(kind, filter), {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useOrder = (orderId: number) => useApiQuery('Order/GetModel', { orderId }, { refetchOnMount: 'always' });

const orderReads: readonly CallPath[] = ['Order/GetPage', 'Order/GetModel', 'Order/GetCounts'];

/** After every write, and after a refusal too: the order is not what the page thought it was. */
function useReloadOrders() {
  const client = useQueryClient();
  return () => Promise.all(orderReads.map((path) => client.invalidateQueries({ queryKey: queryKey(path) })));
}

function useWritten(done: string) {
  const reload = useReloadOrders();
  return {
    onSuccess: () => {
      toast.success(done);
      return reload();
    },
    onError: (error: Error) => {
      if (!(error instanceof CallError)) return;
      toast.error(error.message);
      void reload();
    },
  };
}

export const useCancelOrder = () => useApiMutation('Order/Cancel', useWritten('订单已取消'));
export const useApplyCancel = () => useApiMutation('Order/CancelApply', useWritten('已申请取消，等待平台处理'));
export const useWithdrawCancel = () => useApiMutation('Order/CancelWithdraw', useWritten('已撤回取消申请'));

export const useReorder = () =>
  useApiMutation('Order/Reorder', {
    onSuccess: tellCartUpdate,
    onError: showRefusal,
  });
