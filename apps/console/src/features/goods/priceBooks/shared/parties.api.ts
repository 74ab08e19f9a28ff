import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '../../../../app/client';

export const useParties = (searchKey: string) =>
  useApiQuery('PriceBook/GetParties', { searchKey }, { placeholderData: keepPreviousData });
export const useSkusLike = (searchKey: string) =>
  useApiQuery(
    'PriceBook/FindSkus',
    { searchKey },
    { placeholderData: keepPreviousData, enabled: searchKey.trim().length > 0 },
  );
