import { useQueryClient } from '@tanstack/react-query';
import { queryKey, useApiQuery } from '../../../../app/client';
import { useOrderWritten } from '../../orders/shared/useOrderWritten';

export const useReturnsOf = (orderId: number) =>
  useApiQuery('OrderReturn/GetPage', { pageSize: 100, reqData: { orderId } }, { refetchOnMount: 'always' });

/** What a write of a return says when it is done; its order changes with it. */
export function useReturnWritten(done: string) {
  const client = useQueryClient();
  const { onSuccess, onError } = useOrderWritten(done);
  const reload = () => client.invalidateQueries({ queryKey: queryKey('OrderReturn/GetModel') });
  return {
    onSuccess: () => Promise.all([onSuccess(), reload()]),
    onError: (error: Error) => {
      onError(error);
      void reload();
    },
  };
}
