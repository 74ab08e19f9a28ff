import { quantityMax } from '@yigou/contract/goods/catalog.terms';

export type Added = { itemId: number; qty: number; asked: number };

/** What the address says was added; undefined when it says nothing that can be. */
export function readAdded(query: URLSearchParams): Added | undefined {
  const [itemId, qty, asked] = ['itemId', 'qty', 'asked'].map((name) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  });
  return itemId && qty && qty <= quantityMax ? { itemId, qty, asked: asked || qty } : undefined;
}
