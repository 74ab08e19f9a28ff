import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const useOrderPage = (input: ConsoleInput<'Order/GetPage'>) =>
  useApiQuery('Order/GetPage', input, { placeholderData: keepPreviousData });

export const useOrder = (orderId: number) => useApiQuery('Order/GetModel', { orderId });
export const useParcels = (orderId: number) => useApiQuery('Shipment/GetByOrder', { orderId });

export const useAssignees = () => useApiQuery('Order/GetAssignees', {}, { staleTime: 60_000 });
export const useAssign = () => useWrite('Order/Assign', '已指定处理人');
export const useAddNote = () => useWrite('Order/AddNote', '备注已保存');

export const useShip = () => useWrite('Shipment/Ship', '已发货');
export const useWithdraw = () => useWrite('Shipment/Withdraw', '已撤销发货');
export const useCloseLines = () => useWrite('Shipment/CloseLines', '已关闭缺货商品');
export const useAddEvent = () => useWrite('Shipment/AddEvent', '物流轨迹已登记');
export const useAcceptCancel = () => useWrite('Order/AcceptCancel', '已同意取消');
export const useRefuseCancel = () => useWrite('Order/RefuseCancel', '已告知买方照常发货');
