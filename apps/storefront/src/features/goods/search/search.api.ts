import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '../../../app/client';
import { useProductCalls } from '../catalog/shared/productCalls';
import { type SearchFilter, toSkuPageInput } from './searchFilter.rules';

/** Old results stay on the screen until the next ones are there. */
export const useSkuPage = (filter: SearchFilter) =>
  useApiQuery(`${useProductCalls()}/GetWebSkuPage`, toSkuPageInput(filter), { placeholderData: keepPreviousData });
