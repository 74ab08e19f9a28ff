import { useQueryClient } from '@tanstack/react-query';
import type { CallPath } from '@yigou/contract';
import { CallError, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';

export const useLogistics = (orderId: number) =>
  useApiQuery('Order/GetLogistics', { orderId }, { refetchOnMount: 'always' });

const reads: readonly CallPath[] = ['Order/GetLogistics', 'Order/GetPage', 'Order/GetModel', 'Order/GetCounts'];

/** After every write, and after a refusal too: the parcel is not what the page thought it was. */
function useWritten(done: string) {
  const client = useQueryClient();
  const reload = () => Promise.all(reads.map((path) => client.invalidateQueries({ queryKey: queryKey(path) })));
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

export const useReceive = () => useApiMutation('Order/ConfirmReceipt', useWritten('已确认收货'));
export const useExtend = () => useApiMutation('Order/ExtendReceipt', useWritten('已延长自动收货时间'));
export const useUrge = () => useApiMutation('Order/UrgeShipment', useWritten('已提醒平台尽快发货'));
