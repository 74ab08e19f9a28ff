import type { CartLine } from '@yigou/contract/trade/cart';
import type { CartView } from './cartView.rules';

export const cartLine = (cartId: number, more: Partial<CartLine> = {}): CartLine => ({
  cartId,
  companyId: 1,
  accountId: 1,
  itemId: 100 + cartId,
  itemNo: `NO-${cartId}`,
  itemName: `商品 ${cartId}`,
  itemSpec: '',
  colorName: '',
  chartQty: 2,
  chartPrice: 10.1,
  chartTotalFee: 20.2,
  realPrice: 10.1,
  isChecked: true,
  createTime: '2026-11-15 10:00:00',
  editTime: '2026-11-15 10:00:00',
  itemState: 1,
  imgs: [],
  productId: cartId,
  supplierId: 1,
  supplierName: '得力',
  shipsFrom: '310000',
  partNo: '',
  unit: '盒',
  moq: 1,
  multiple: 1,
  stockQty: 100,
  priceKind: 'list',
  contractBook: '',
  contractUntil: '',
  contractSaved: 0,
  problem: null,
  sellableQty: 2,
  adjusted: '',
  ...more,
});

export function cartView(...lines: CartLine[]): CartView {
  const group = (supplierId: number) => ({
    supplierId,
    supplierName: `S${supplierId}`,
    lines: lines.filter((line) => line.supplierId === supplierId),
  });
  const groups = [...new Set(lines.map((line) => line.supplierId))].map(group);
  return { groups, invalid: [], checked: { lineCount: 0, totalQty: 0, totalFee: 0 } };
}
