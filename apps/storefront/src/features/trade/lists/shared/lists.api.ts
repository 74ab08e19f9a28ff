import { useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../../app/client';

export const useLists = (enabled = true) => useApiQuery('PurchaseList/GetList', {}, { enabled });

export function useListsWritten() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKey('PurchaseList/GetList') }),
      client.invalidateQueries({ queryKey: queryKey('PurchaseList/GetModel') }),
    ]);
}

/** Every verb tells the lists that are shown; what is said to the user is the page's. */
export function useSaveList() {
  const written = useListsWritten();
  return useApiMutation('PurchaseList/Save', { onSuccess: written });
}

export function useAddLines() {
  const written = useListsWritten();
  return useApiMutation('PurchaseList/AddLines', { onSuccess: written, onError: showRefusal });
}
