export type SkuRef = { productId?: number; itemId?: number };

/** An id of the address: a number, undefined when none is given, null when it cannot be one. */
export function readId(text: string | null): number | undefined | null {
  if (text === null || text === '') return undefined;
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** What the address of a product asks for, or undefined when it asks for nothing that can be. */
export function readSkuRef(query: URLSearchParams): SkuRef | undefined {
  const productId = readId(query.get('productId'));
  const itemId = readId(query.get('itemId'));
  if (productId === null || itemId === null) return undefined;
  if (productId === undefined && itemId === undefined) return undefined;
  return { ...(productId && { productId }), ...(itemId && { itemId }) };
}

/** The same for every SKU of a product, so it is asked by product where the address names one. */
export const selTagInput = ({ productId, itemId }: SkuRef): SkuRef =>
  productId ? { productId } : { ...(itemId && { itemId }) };
