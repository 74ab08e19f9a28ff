import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type Paging, showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';
import type { FavouriteFilter } from './favourites.rules';

export const useFavouritePage = ({ view, group, keyword, pageIndex, pageSize }: FavouriteFilter) =>
  useApiQuery(
    'ShopItemConcern/GetPage',
    {
      pageIndex,
      pageSize,
      searchKey: keyword,
      reqData: {
        ...(view === 'reduced' && { onlyReduced: true }),
        ...(view === 'invalid' && { onlyInvalid: true }),
        ...(group !== null && { groupName: group }),
      },
    },
    { placeholderData: keepPreviousData },
  );

export const useBrowsingPage = ({ pageIndex, pageSize }: Paging) =>
  useApiQuery(
    'CustBrowsing/GetPage',
    { pageIndex, pageSize, searchKey: '', reqData: {} },
    { placeholderData: keepPreviousData },
  );

function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKey('ShopItemConcern/GetPage') }),
      client.invalidateQueries({ queryKey: queryKey('Product/GetSkuModel') }),
    ]);
}

export function useCancelFavourite() {
  const reload = useReload();
  return useApiMutation('ShopItemConcern/Delete', {
    onSuccess: () => {
      toast.success('已取消关注');
      return reload();
    },
    onError: showRefusal,
  });
}

export function useSetGroup() {
  const reload = useReload();
  return useApiMutation('ShopItemConcern/SetGroup', {
    onSuccess: (_, { groupName }) => {
      toast.success(groupName ? `已移到“${groupName}”` : '已移出分组');
      return reload();
    },
    onError: showRefusal,
  });
}

export function useAddFavourite() {
  const reload = useReload();
  return useApiMutation('ShopItemConcern/Add', {
    onSuccess: () => {
      toast.success('已关注');
      return reload();
    },
    onError: showRefusal,
  });
}
