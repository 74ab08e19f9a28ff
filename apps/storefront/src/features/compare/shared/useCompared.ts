import { useApiQuery } from '../../../app/client';
import { useProductCalls } from '../../catalog/shared/productCalls';

/** As many questions as there are places; those of empty places are not asked. */
export function useCompared(itemIds: readonly number[]) {
  const [a, b, c, d] = itemIds;
  const asked = [useModel(a), useModel(b), useModel(c), useModel(d)];
  return asked.slice(0, itemIds.length);
}

const useModel = (itemId: number | undefined) =>
  useApiQuery(`${useProductCalls()}/GetSkuModel`, { itemId: itemId ?? 1 }, { enabled: itemId !== undefined });
