import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const useGrid = (input: ConsoleInput<'Goods/GetGrid'>) =>
  useApiQuery('Goods/GetGrid', input, { staleTime: 60_000, refetchOnWindowFocus: false });

export const useGridChoices = () => useApiQuery('Goods/GetChoices', {}, { staleTime: 60_000 });

export const useSaveGrid = () => useWrite('Goods/Save');
