import { keepPreviousData } from '@tanstack/react-query';
import { useApiMutation, useApiQuery } from '../../../app/client';

const previewPath = 'Order/Preview';

/** Asked anew each time the page opens: prices and stock of a minute ago are no preview. */
export const usePreview = (addressId: number | undefined) =>
  useApiQuery(previewPath, addressId ? { addressId } : {}, {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    gcTime: 0,
  });

export const useSubmitOrder = () => useApiMutation('Order/Submit', { doesNotWait: true });
