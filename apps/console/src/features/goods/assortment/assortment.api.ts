import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { goodsExportPath } from '@yigou/contract/goods/assortment.terms';
import { useApiQuery, useWrite } from '../../../app/client';
import { saveFrom } from '../../ground/files/shared/files.api';

export const useGoodsPage = (input: ConsoleInput<'Goods/GetPage'>) =>
  useApiQuery('Goods/GetPage', input, { placeholderData: keepPreviousData });

export const useGoodsFacets = (input: ConsoleInput<'Goods/GetFacets'>) =>
  useApiQuery('Goods/GetFacets', input, { placeholderData: keepPreviousData });

export const useFoldedSkus = (productId: number) => useApiQuery('Goods/GetSkus', { productId });

/** What is chosen, as it is at the moment of the action. */
export const useChosen = (input: ConsoleInput<'Goods/GetChosen'>) => useApiQuery('Goods/GetChosen', input);

/** Where goods may stand: the lowest of the tree. */
export const useLeafCategories = () => useApiQuery('Goods/GetChoices', {}, { staleTime: 60_000 });

export const useDraft = () => useWrite('ChangeSet/Draft');

export const exportGoods = (input: ConsoleInput<'Goods/GetFacets'>, fileName: string): Promise<void> =>
  saveFrom(goodsExportPath, input, fileName);
