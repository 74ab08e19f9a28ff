/** The lists of the console that keep views and columns for each operator. */
export const consoleListLabels = {
  orders: '订单与发货',
  transfers: '对公转账',
  cashbook: '收付款流水',
  returns: '售后',
  wants: '求购',
  changeSets: '变更单',
  priceBooks: '价目表',
  goods: '商品',
  stock: '库存',
  invoices: '发票',
  statements: '对账单',
  credit: '账期额度',
  customers: '客户',
  auditLog: '操作日志',
  operators: '运营人员',
  tasks: '后台任务',
} as const;
export type ConsoleList = keyof typeof consoleListLabels;

/** Those of the shop, for each account. */
export const shopListLabels = {
  categorySku: '品类采购',
  userSku: '用户采购',
  orgOrderFee: '组织费用',
  orgBudget: '组织预算',
} as const;
export type ShopList = keyof typeof shopListLabels;

export const viewLimits = { name: 20, query: 1000, perList: 12, columns: 30 } as const;
