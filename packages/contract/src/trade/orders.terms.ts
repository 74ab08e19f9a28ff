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

export const payStateLabels = {
  unpaid: '未付款',
  paying: '付款中',
  paid: '已付款',
  partRefunded: '部分退款',
  refunded: '已退款',
  onAccount: '已记账',
  onAccountSettled: '账期已结清',
} as const;
export type PayState = keyof typeof payStateLabels;

export const invoiceStateLabels = { none: '未开票', applied: '开票中', part: '部分开票', done: '已开票' } as const;
export type InvoiceState = keyof typeof invoiceStateLabels;

export const afterSaleLabels = { none: '无售后', open: '售后中', done: '售后完成' } as const;
export type AfterSaleState = keyof typeof afterSaleLabels;

export const reconcileStateLabels = {
  none: '未对账',
  inStatement: '对账中',
  confirmed: '已对账',
  settled: '已结清',
} as const;
export type ReconcileState = keyof typeof reconcileStateLabels;

/** The tabs of the order lists. */
export const orderTabs = {
  all: { label: '全部', states: Object.keys(orderStateLabels) as OrderState[] },
  pendingApproval: { label: '待审批', states: ['pendingApproval', 'rejected'] },
  pendingPayment: { label: '待付款', states: ['pendingPayment'] },
  pendingShipment: { label: '待发货', states: ['pendingShipment', 'cancelRequested'] },
  pendingReceipt: { label: '待收货', states: ['partlyShipped', 'shipped'] },
  completed: { label: '已完成', states: ['completed'] },
  cancelled: { label: '已取消', states: ['cancelled', 'closed'] },
} as const satisfies Record<string, { label: string; states: readonly OrderState[] }>;
export type OrderTab = keyof typeof orderTabs;

/** Long lists are counted no further: one more means that there are more. */
export const listCountMost = 10_000;

/** The tabs of the operators' list: what waits for them first. */
export const consoleOrderTabs = {
  todo: { label: '待处理', states: ['pendingShipment', 'partlyShipped', 'cancelRequested'] },
  pendingShipment: { label: '待发货', states: ['pendingShipment'] },
  partlyShipped: { label: '部分发货', states: ['partlyShipped'] },
  cancelRequested: { label: '取消申请', states: ['cancelRequested'] },
  pendingApproval: { label: '待审批', states: ['pendingApproval', 'rejected'] },
  pendingPayment: { label: '待付款', states: ['pendingPayment'] },
  shipped: { label: '待收货', states: ['shipped'] },
  completed: { label: '已完成', states: ['completed'] },
  cancelled: { label: '已取消', states: ['cancelled', 'closed'] },
  all: { label: '全部', states: Object.keys(orderStateLabels) as OrderState[] },
} as const satisfies Record<string, { label: string; states: readonly OrderState[] }>;
export type ConsoleOrderTab = keyof typeof consoleOrderTabs;

/** What a caller may be offered to do with an order: one button each. */
export const orderActionLabels = {
  pay: '付款',
  cancel: '取消订单',
  applyCancel: '申请取消',
  withdrawCancel: '撤回取消申请',
  remindApproval: '催办',
  withdrawApproval: '撤回审批',
  resubmit: '修改并重新提交',
  urgeShipment: '催发货',
  confirmReceipt: '确认收货',
  applyReturn: '申请售后',
  applyInvoice: '申请开票',
  reorder: '再次购买',
  hide: '隐藏',
  unhide: '恢复显示',
} as const;
export type OrderAction = keyof typeof orderActionLabels;

/** act: it waits for the buyer; run: for somebody else; good and bad as they say; done: it is over. */
export const standingTones = ['act', 'run', 'good', 'bad', 'done'] as const;
export type StandingTone = (typeof standingTones)[number];

export const cancelReasons = [
  '信息填错',
  '重复下单',
  '不想买了',
  '价格变动',
  '缺货或交期长',
  '审批未通过',
  '其他',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const invoiceTypeLabels = { none: '暂不开票', normal: '增值税普通发票', special: '增值税专用发票' } as const;
export type InvoiceType = keyof typeof invoiceTypeLabels;

export const orderLimits = { poNo: 26, reason: 100, remark: 100, note: 200, costCentre: 32, attachments: 5 } as const;

export const printMost = 20;
export const pickMost = 100;

/** Where the price of a line came from: the list, a step for larger quantities, the customer's price book (协议价), or a quote. */
export type PriceSource = 'list' | 'tier' | 'book' | 'quote';
