/** What the staff of a company can do in the console; a role holds some of it. */
export const operatorFunctionLabels = {
  'orders/view': '查看订单',
  'orders/ship': '发货',
  'orders/cancel': '处理取消申请',
  'returns/view': '查看售后',
  'returns/review': '审核售后',
  'returns/inspect': '验收退货',
  'returns/refund': '售后退款',
  'returns/reship': '换货发出',
  'payments/transfer': '确认到账',
  'payments/refund': '退款处理',
  'invoices/view': '查看发票',
  'invoices/issue': '审核与开具发票',
  'invoices/red': '红冲与作废',
  'invoices/qualify': '专票资质审核',
  'statements/view': '查看对账与额度',
  'statements/manage': '出账、答复差异与调整',
  'statements/bank': '认领到账',
  'statements/credit': '调整账期额度',
  'wants/answer': '答复求购',
  'customers/reset': '重置企业管理员密码',
  'reports/view': '销售与库存概览',
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
