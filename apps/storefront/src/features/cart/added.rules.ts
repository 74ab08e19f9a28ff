import { quantityMax } from '@yigou/contract';

/** What the address says was added; undefined when it says nothing that can be. */
export function readAdded(query: URLSearchParams): { itemId: number; qty: number } | undefined {
  const [itemId, qty] = ['itemId', 'qty'].map((name) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  });
  return itemId && qty && qty <= quantityMax ? { itemId, qty } : undefined;
}
