import { useQueryClient } from '@tanstack/react-query';
import type { CallPath } from '@yigou/contract/calls';
import { CallError, toast } from '@yigou/web-kit';
import { queryKey } from '../../../../app/client';

const orderReads: readonly CallPath[] = [
  'Order/GetPage',
  'Order/GetModel',
  'Order/GetCounts',
  'Order/GetLogistics',
  'Order/GetParcel',
  'OrderReturn/GetPage',
];

/** After every write, and after a refusal too: the order is not what the page thought it was. */
function useReloadOrders() {
  const client = useQueryClient();
  return () => Promise.all(orderReads.map((path) => client.invalidateQueries({ queryKey: queryKey(path) })));
}

/** What a write of an order says when it is done. */
export function useOrderWritten(done: string) {
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
