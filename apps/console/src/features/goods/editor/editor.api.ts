import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

/** Who looks away for a while sees what others did meanwhile. */
export const useProduct = (productId: number) =>
  useApiQuery('Goods/GetModel', { productId }, { enabled: productId > 0, refetchInterval: 30_000 });

export const useChoices = () => useApiQuery('Goods/GetChoices', {}, { staleTime: 60_000 });

/** As somebody sees what is written on the page. */
export const useSeenAs = (input: ConsoleInput<'Goods/SeeAs'>) =>
  useApiQuery('Goods/SeeAs', input, { placeholderData: keepPreviousData });

export const useHistory = (productId: number, pageSize: number) =>
  useApiQuery('ChangeSet/GetHistory', { pageSize, reqData: { productId } }, { enabled: productId > 0 });

export const useSave = () => useWrite('Goods/Save');

/** Products by words, for what a field names. */
export const useFoundProducts = (word: string) => {
  const input: ConsoleInput<'Goods/GetPage'> = { searchKey: word, pageSize: 10 };
  return useApiQuery('Goods/GetPage', input, { enabled: word.trim().length > 0, staleTime: 30_000 });
};

export const useSkusOf = (productId: number) => useApiQuery('Goods/GetSkus', { productId }, { enabled: productId > 0 });
