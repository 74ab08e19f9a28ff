import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import type { SkuModel } from '@yigou/contract/goods/catalog';
import { written } from '@yigou/web-kit';
import { useEffect } from 'react';
import { quietCall, useApiMutation, useApiQuery } from '../../../app/client';
import { useSession } from '../../../app/session';
import { type SkuRef, selTagInput } from './ref.rules';
import { useProductCalls } from './shared/productCalls';

/** Another SKU of the same product takes the place of the one on the screen; another product starts anew. */
export const useSkuModel = (ref: SkuRef) =>
  useApiQuery(`${useProductCalls()}/GetSkuModel`, ref, {
    placeholderData: (previous) => (previous?.resultData.productId === ref.productId ? previous : undefined),
  });

export const useSkuSelTag = (ref: SkuRef) =>
  useApiQuery(`${useProductCalls()}/GetSkuSelTag`, selTagInput(ref), {
    // The page waits for it and then draws what asks for it again.
    staleTime: 5000,
    placeholderData: (previous) =>
      previous?.resultData.combinations.some((each) => each.itemId === ref.itemId) ? previous : undefined,
  });

export function useToggleFavourite({ itemId, isConcern }: Pick<SkuModel, 'itemId' | 'isConcern'>) {
  const add = useApiMutation('ShopItemConcern/Add', written('已关注'));
  const remove = useApiMutation('ShopItemConcern/Delete', written('已取消关注'));
  return {
    toggle: () => (isConcern ? remove.mutate({ itemIds: [itemId] }) : add.mutate({ itemId })),
    busy: add.isPending || remove.isPending,
  };
}

/** Remembered by the server for the browsing list; nobody is told when that fails. */
export function useNoteBrowsing(itemId: number | undefined) {
  const { token } = useSession();
  useEffect(() => {
    if (!token || !itemId) return;
    // One task later: a visit that ends at once was none.
    const timer = setTimeout(() => quietCall('CustBrowsing/Submit', { itemId }).catch(() => {}));
    return () => clearTimeout(timer);
  }, [token, itemId]);
}

export const useSupplier = (supplierId: number) => useApiQuery('Supplier/GetModel', { supplierId });

export const useGoods = (input: CallInput<'Product/GetWebSkuPage'>) =>
  useApiQuery(`${useProductCalls()}/GetWebSkuPage`, input, { placeholderData: keepPreviousData });
