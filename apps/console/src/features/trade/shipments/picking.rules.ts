import type { Picking } from '@yigou/contract/trade/orders.console';

export type Taken = Picking['lines'][number] & { orders: { orderNo: string; qty: number }[] };

/** What is to be taken from the shelves in all, each SKU once, with the orders it goes to; by supplier and number. */
export function takenTogether(orders: readonly Picking[]): Taken[] {
  const bySku = new Map<number, Taken>();
  for (const { orderNo, lines } of orders)
    for (const line of lines) {
      const known = bySku.get(line.itemId) ?? { ...line, qty: 0, orders: [] };
      bySku.set(line.itemId, {
        ...known,
        qty: known.qty + line.qty,
        orders: [...known.orders, { orderNo, qty: line.qty }],
      });
    }
  return [...bySku.values()].sort(
    (a, b) => a.supplierName.localeCompare(b.supplierName, 'zh') || a.itemNo.localeCompare(b.itemNo),
  );
}
