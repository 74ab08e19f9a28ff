/** What can wait for operators: one row each, and in the feature's room who says what waits. */
export const waitingKindLabels = {
  lateOrder: '迟发订单',
  cancelRequest: '取消申请',
  transfer: '待确认转账',
  returnReview: '待审核售后',
  returnInspection: '待验收退货',
  returnRefund: '售后待退款',
  returnReship: '换货待发',
  invoiceReview: '待审核开票',
  invoiceRed: '红冲申请',
  invoiceTitle: '待审专票资质',
  statementDifference: '待答复差异',
  statementOverdue: '逾期对账单',
  bankLine: '待认领到账',
  want: '待答复求购',
  registration: '待审注册',
  stuckRefund: '待处理退款',
  failedTask: '失败任务',
  deadLetter: '未送达消息',
} as const;
export type WaitingKind = keyof typeof waitingKindLabels;

/** How many of each kind are named; the number counts all. */
export const waitingNamedMost = 20;
