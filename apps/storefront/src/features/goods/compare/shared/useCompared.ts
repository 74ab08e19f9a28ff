import { useApiQuery } from '../../../../app/client';
import { useSession } from '../../../../app/session';
import { useProductCalls } from '../../catalog/shared/productCalls';

/** As many questions as there are places; those of empty places are not asked. */
export function useCompared(itemIds: readonly number[]) {
  const [a, b, c, d] = itemIds;
  const asked = [useModel(a), useModel(b), useModel(c), useModel(d)];
  return asked.slice(0, itemIds.length);
}

const useModel = (itemId: number | undefined) =>
  useApiQuery(`${useProductCalls()}/GetSkuModel`, { itemId: itemId ?? 1 }, { enabled: itemId !== undefined });

/** What was bought of them, in the orders this account sees; undefined for a visitor. */
export function useBought(itemIds: readonly number[]) {
  const { token } = useSession();
  const enabled = token !== '' && itemIds.length > 0;
  const { data, isLoading } = useApiQuery('Regular/GetBought', { itemIds: [...itemIds] }, { enabled });
  return { bought: enabled ? data?.resultData : undefined, waiting: isLoading };
}
