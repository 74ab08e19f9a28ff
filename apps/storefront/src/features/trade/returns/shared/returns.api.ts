import { useApiQuery } from '../../../../app/client';

export const useReturnsOf = (orderId: number) =>
  useApiQuery('OrderReturn/GetPage', { pageSize: 100, reqData: { orderId } }, { refetchOnMount: 'always' });
