import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const usePartNumbers = (input: ConsoleInput<'PartNumber/GetPage'>, enabled: boolean) =>
  useApiQuery('PartNumber/GetPage', input, { placeholderData: keepPreviousData, enabled });
export const useSavePartNumbers = () => useWrite('PartNumber/Save');
export const useRemovePartNumbers = () => useWrite('PartNumber/Remove', '物料编码已移除');
