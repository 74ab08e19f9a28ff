import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const usePoolPage = (input: ConsoleInput<'Pool/GetPage'>) =>
  useApiQuery('Pool/GetPage', input, { placeholderData: keepPreviousData });
export const usePool = (input: ConsoleInput<'Pool/GetModel'>) => useApiQuery('Pool/GetModel', input);
export const usePoolCount = (input: ConsoleInput<'Pool/Count'>) =>
  useApiQuery('Pool/Count', input, { placeholderData: keepPreviousData });
export const useSavePool = () => useWrite('Pool/Save');
export const useRemovePool = () => useWrite('Pool/Remove');
export const useKinds = () => useApiQuery('Goods/GetFacets', { searchKey: '', reqData: {} });
