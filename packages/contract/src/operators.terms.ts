/** What the staff of a company can do in the console; a role holds some of it. */
export const operatorFunctionLabels = {
  'orders/view': '查看订单',
  'orders/ship': '发货',
  'orders/cancel': '处理取消申请',
  'payments/transfer': '确认到账',
  'payments/refund': '退款处理',
  'customers/reset': '重置企业管理员密码',
  'system/audit': '操作日志',
  'system/books': '核对账目',
  'system/tasks': '后台任务',
  'system/operators': '运营人员',
} as const;
export type OperatorFunction = keyof typeof operatorFunctionLabels;

export const operatorRoleLabels = {
  administrator: '管理员',
  merchandiser: '运营',
  warehouse: '仓储',
  cashier: '财务',
  service: '客服',
} as const;
export type OperatorRole = keyof typeof operatorRoleLabels;
