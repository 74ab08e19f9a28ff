import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const useGoodsRequestPage = (input: ConsoleInput<'Want/GetPage'>) =>
  useApiQuery('Want/GetPage', input, { placeholderData: keepPreviousData });

export const useGoodsRequest = (wantId: number) => useApiQuery('Want/GetModel', { wantId });

export const useAnswer = () => useWrite('Want/Answer', '已答复，买方会收到消息');
export const useRefuse = () => useWrite('Want/Refuse', '已回绝，原因已告知买方');
