import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { ConsoleInput, ConsolePath } from '@yigou/contract';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../app/client';

export const useOrderPage = (input: ConsoleInput<'Order/GetPage'>) =>
  useApiQuery('Order/GetPage', input, { placeholderData: keepPreviousData });

export const useOrder = (orderId: number) => useApiQuery('Order/GetModel', { orderId });
export const useParcels = (orderId: number) => useApiQuery('Shipment/GetByOrder', { orderId });

type Write =
  | 'Shipment/Withdraw'
  | 'Shipment/CloseLines'
  | 'Shipment/Ship'
  | 'Shipment/AddEvent'
  | 'Order/AcceptCancel'
  | 'Order/RefuseCancel';
const reads: readonly ConsolePath[] = ['Order/GetPage', 'Order/GetModel', 'Shipment/GetByOrder'];

/** Refused or not, the list is asked anew: somebody else may have been faster. */
function useWrite<P extends Write>(path: P, done: string) {
  const client = useQueryClient();
  return useApiMutation(path, {
    onSuccess: () => {
      toast.success(done);
    },
    onError: showRefusal,
    onSettled: () => Promise.all(reads.map((each) => client.invalidateQueries({ queryKey: queryKey(each) }))),
  });
}

export const useShip = () => useWrite('Shipment/Ship', '已发货');
export const useWithdraw = () => useWrite('Shipment/Withdraw', '已撤销发货');
export const useCloseLines = () => useWrite('Shipment/CloseLines', '已关闭缺货商品，款项将退回');
export const useAddEvent = () => useWrite('Shipment/AddEvent', '已记下行程');
export const useAcceptCancel = () => useWrite('Order/AcceptCancel', '已同意取消，款项将原路退回');
export const useRefuseCancel = () => useWrite('Order/RefuseCancel', '已告知买方照常发货');
