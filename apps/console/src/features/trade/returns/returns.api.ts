import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const useReturnPage = (input: ConsoleInput<'Return/GetPage'>) =>
  useApiQuery('Return/GetPage', input, { placeholderData: keepPreviousData });

export const useReturn = (returnId: number) => useApiQuery('Return/GetModel', { returnId });

export const usePass = () => useWrite('Return/Pass', '审核已通过，买方会收到通知');
export const useReject = () => useWrite('Return/Reject', '已驳回，原因已告知买方');
export const useInspect = () => useWrite('Return/Inspect', '验收结果已登记');
export const useRefund = () => useWrite('Return/Refund', '已处理退款');
export const useReship = () => useWrite('Return/Reship', '换货已发出，买方会收到通知');
