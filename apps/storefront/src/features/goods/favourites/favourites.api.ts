import { keepPreviousData } from '@tanstack/react-query';
import { type Paging, showRefusal, toast, written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';
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

export const useCancelFavourite = () => useApiMutation('ShopItemConcern/Delete', written('已取消关注'));
export const useAddFavourite = () => useApiMutation('ShopItemConcern/Add', written('已关注'));

export const useSetGroup = () =>
  useApiMutation('ShopItemConcern/SetGroup', {
    onSuccess: (_, { groupName }) => {
      toast.success(groupName ? `已移到“${groupName}”` : '已移出分组');
    },
    onError: showRefusal,
  });
