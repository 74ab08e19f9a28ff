import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';
import { tellCartUpdate } from '../cart/shared/cartUpdate';

const previewPath = 'Order/Preview';

/** Asked anew each time the page opens: prices and stock of a minute ago are no preview. */
export const usePreview = (addressId: number | undefined) =>
  useApiQuery(previewPath, addressId ? { addressId } : {}, {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    gcTime: 0,
  });

export function useSubmitOrder() {
  const client = useQueryClient();
  return useApiMutation('Order/Submit', {
    onSuccess: () => {
      tellCartUpdate();
      for (const path of ['ShopCart/GetWebList', 'Order/GetCounts', 'Order/GetPage'] as const)
        void client.invalidateQueries({ queryKey: queryKey(path) });
    },
  });
}
