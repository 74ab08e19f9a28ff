export const operatorRoleLabels = {
  administrator: '管理员',
  merchandiser: '运营',
  warehouse: '仓储',
  cashier: '财务',
  service: '客服',
} as const;
export type OperatorRole = keyof typeof operatorRoleLabels;
