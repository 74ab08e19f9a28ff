import { keepPreviousData } from '@tanstack/react-query';
import { showRefusal, written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';

export const useList = (listId: number | undefined) =>
  useApiQuery(
    'PurchaseList/GetModel',
    { listId: listId ?? 0 },
    { enabled: listId !== undefined, placeholderData: keepPreviousData },
  );

export const useDeleteList = () => useApiMutation('PurchaseList/Delete', written('清单已删除'));
export const useEditLine = () => useApiMutation('PurchaseList/EditLine', { onError: showRefusal });
export const useRemoveLines = () => useApiMutation('PurchaseList/RemoveLines', written('已从清单移除'));
export const useToCart = () => useApiMutation('PurchaseList/ToCart', { onError: showRefusal });
