import { keepPreviousData } from '@tanstack/react-query';
import { showRefusal, written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';
import { type OrderFilter, type OrderListKind, toPageInput } from './list/filter.rules';

export const useOrderPage = (kind: OrderListKind, filter: OrderFilter) =>
  useApiQuery('Order/GetPage', toPageInput(kind, filter), {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useOrder = (orderId: number) => useApiQuery('Order/GetModel', { orderId }, { refetchOnMount: 'always' });

export const usePrints = (orderIds: number[]) => useApiQuery('Order/GetPrint', { orderIds });

export const useCancelOrder = () => useApiMutation('Order/Cancel', written('订单已取消'));
export const useApplyCancel = () => useApiMutation('Order/CancelApply', written('已申请取消，等待平台处理'));
export const useWithdrawCancel = () => useApiMutation('Order/CancelWithdraw', written('已撤回取消申请'));

export const useReorderLines = (orderId: number) =>
  useApiQuery('Order/GetReorder', { orderId }, { refetchOnMount: 'always' });

export const useHide = () => useApiMutation('Order/Delete', written('已更新'));

export const useReorder = () => useApiMutation('Order/Reorder', { onError: showRefusal });
