import { keepPreviousData } from '@tanstack/react-query';
import { showRefusal, toast } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';
import { tellCartUpdate } from '../cart/shared/cartUpdate';
import { useListsWritten } from './shared/lists.api';

export const useList = (listId: number | undefined) =>
  useApiQuery(
    'PurchaseList/GetModel',
    { listId: listId ?? 0 },
    { enabled: listId !== undefined, placeholderData: keepPreviousData },
  );

export function useDeleteList() {
  const written = useListsWritten();
  return useApiMutation('PurchaseList/Delete', {
    onSuccess: () => {
      toast.success('清单已删除');
      return written();
    },
    onError: showRefusal,
  });
}

export function useEditLine() {
  const written = useListsWritten();
  return useApiMutation('PurchaseList/EditLine', { onSuccess: written, onError: showRefusal });
}

export function useRemoveLines() {
  const written = useListsWritten();
  return useApiMutation('PurchaseList/RemoveLines', {
    onSuccess: () => {
      toast.success('已从清单移除');
      return written();
    },
    onError: showRefusal,
  });
}

export const useToCart = () =>
  useApiMutation('PurchaseList/ToCart', { onSuccess: () => tellCartUpdate(), onError: showRefusal });
