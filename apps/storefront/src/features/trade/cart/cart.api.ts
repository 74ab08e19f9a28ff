import { useQueryClient } from '@tanstack/react-query';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation } from '../../../app/client';
import { tellCartUpdate } from './shared/cartUpdate';

export const viewPath = 'ShopCart/GetWebList';

/** What the server did to several lines: the preview and the page read the cart again. */
function useChanged<A>(done: (answer: A) => string) {
  const client = useQueryClient();
  return {
    onSuccess: (answer: A) => {
      toast.success(done(answer));
      tellCartUpdate();
      return client.invalidateQueries({ queryKey: queryKey(viewPath) });
    },
    onError: showRefusal,
  };
}

const useRemoved = (done: string) => useChanged(() => done);

export const useDeleteCartItem = () => useApiMutation('ShopCart/Delete', useRemoved('删除成功'));

export const useMoveToFavourite = () => useApiMutation('ShopCart/MoveToConcern', useRemoved('已移入关注'));

export const useEmptyCart = () => useApiMutation('ShopCart/EmptyCart', useRemoved('清空成功'));

type Lines = { resultData: readonly unknown[] };

export const useFitQty = () =>
  useApiMutation(
    'ShopCart/FitQty',
    useChanged<Lines>(({ resultData }) => `已将 ${resultData.length} 种商品改为可售数量`),
  );

export const useUnfitQty = () =>
  useApiMutation(
    'ShopCart/UnfitQty',
    useChanged<Lines>(({ resultData }) => `已撤销 ${resultData.length} 种商品的调整`),
  );
