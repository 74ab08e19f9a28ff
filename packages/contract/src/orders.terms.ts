export const orderStateLabels = {
  pendingApproval: '待审批',
  rejected: '审批驳回',
  pendingPayment: '待付款',
  pendingShipment: '待发货',
  cancelRequested: '取消申请中',
  partlyShipped: '部分发货',
  shipped: '待收货',
  completed: '已完成',
  cancelled: '已取消',
  closed: '已关闭',
} as const;
export type OrderState = keyof typeof orderStateLabels;

export const reconcileStateLabels = {
  none: '未对账',
  inStatement: '对账中',
  confirmed: '已对账',
  settled: '已结清',
} as const;
export type ReconcileState = keyof typeof reconcileStateLabels;
