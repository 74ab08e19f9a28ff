import { showRefusal, toast, written } from '@yigou/web-kit';
import { useApiMutation } from '../../../app/client';

export const viewPath = 'ShopCart/GetWebList';

export const useDeleteCartItem = () => useApiMutation('ShopCart/Delete', written('删除成功'));
export const useMoveToFavourite = () => useApiMutation('ShopCart/MoveToConcern', written('已移入关注'));
export const useEmptyCart = () => useApiMutation('ShopCart/EmptyCart', written('清空成功'));

const counted = (words: (count: number) => string) => ({
  onSuccess: ({ resultData }: { resultData: readonly unknown[] }) => {
    toast.success(words(resultData.length));
  },
  onError: showRefusal,
});

export const useFitQty = () =>
  useApiMutation(
    'ShopCart/FitQty',
    counted((count) => `已将 ${count} 种商品改为可售数量`),
  );

export const useUnfitQty = () =>
  useApiMutation(
    'ShopCart/UnfitQty',
    counted((count) => `已撤销 ${count} 种商品的调整`),
  );
