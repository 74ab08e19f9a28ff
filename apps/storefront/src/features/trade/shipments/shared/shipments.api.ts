import { useApiMutation, useApiQuery } from '../../../../app/client';
import { useOrderWritten } from '../../orders/shared/useOrderWritten';

export const useLogistics = (orderId: number) =>
  useApiQuery('Order/GetLogistics', { orderId }, { refetchOnMount: 'always' });

export const useParcel = (shipmentNo: string) =>
  useApiQuery('Order/GetParcel', { shipmentNo }, { refetchOnMount: 'always', retry: false });

export const useReceive = () => useApiMutation('Order/ConfirmReceipt', useOrderWritten('已确认收货'));
export const useExtend = () => useApiMutation('Order/ExtendReceipt', useOrderWritten('已延长自动收货时间'));
export const useUrge = () => useApiMutation('Order/UrgeShipment', useOrderWritten('已提醒平台尽快发货'));
