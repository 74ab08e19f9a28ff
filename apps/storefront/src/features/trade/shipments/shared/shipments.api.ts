import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../../app/client';

export const useLogistics = (orderId: number) =>
  useApiQuery('Order/GetLogistics', { orderId }, { refetchOnMount: 'always' });

export const useParcel = (shipmentNo: string) =>
  useApiQuery('Order/GetParcel', { shipmentNo }, { refetchOnMount: 'always', retry: false });

export const useReceive = () => useApiMutation('Order/ConfirmReceipt', written('已确认收货'));
export const useExtend = () => useApiMutation('Order/ExtendReceipt', written('已延长自动收货时间'));
export const useUrge = () => useApiMutation('Order/UrgeShipment', written('已提醒平台尽快发货'));
