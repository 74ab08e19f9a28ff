/** What the console's search finds: one row each, and one finder beside it in the feature's room. */
export const foundKindLabels = {
  order: '订单',
  shipment: '包裹',
  return: '售后',
  invoice: '发票',
  statement: '对账单',
  want: '求购',
  payment: '支付',
  refund: '退款',
  customer: '采购企业',
  sku: '商品',
} as const;
export type FoundKind = keyof typeof foundKindLabels;

export const findWordLeast = 2;
