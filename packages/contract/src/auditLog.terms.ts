/** What an operator can have changed. */
export const auditKindLabels = {
  order: '订单',
  shipment: '包裹',
  return: '售后',
  bankTransfer: '银行到账',
  refund: '退款',
  account: '用户',
  invoice: '发票',
  invoiceTitle: '发票抬头',
  operator: '运营人员',
  view: '列表视图',
  statement: '对账单',
  credit: '账期额度',
  report: '报表',
  want: '求购',
  letter: '邮件与短信',
} as const;
export type AuditKind = keyof typeof auditKindLabels;
