import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery, useDoor } from '@yigou/web-kit';
import { type SearchFilter, toSkuPageInput } from './search.rules';

/** Old results stay on the screen until the next ones are there. */
export const useSkuPage = (filter: SearchFilter) =>
  useApiQuery(`${useDoor()}/GetWebSkuPage`, toSkuPageInput(filter), { placeholderData: keepPreviousData });
