/** The columns an export can have of each order … */
export const orderExportColumns = {
  orderNo: '订单号',
  createTime: '下单时间',
  state: '订单状态',
  payState: '支付状态',
  paymentMethod: '支付方式',
  paidTime: '付款时间',
  buyerName: '下单人',
  orgName: '组织',
  costCentre: '成本中心',
  poNo: '采购单号',
  reason: '采购事由',
  receiver: '收货人',
  phone: '联系电话',
  address: '收货地址',
  goods: '商品金额（元）',
  freight: '运费（元）',
  discount: '优惠（元）',
  payable: '应付（元）',
  invoiceState: '开票状态',
  afterSaleState: '售后状态',
  remark: '备注',
  cancelReason: '取消原因',
} as const;

/** … and, where each line is a row, of each line. */
export const lineExportColumns = {
  lineNo: '行号',
  itemNo: '商品编号',
  partNo: '物料编码',
  itemName: '商品名称',
  itemSpec: '规格',
  supplierName: '供应商',
  isContract: '协议商品',
  unit: '单位',
  qty: '数量',
  price: '单价（元）',
  total: '小计（元）',
  taxRate: '税率（%）',
  tax: '税额（元）',
  shippedQty: '已发数量',
  receivedQty: '已收数量',
  returnedQty: '已退数量',
} as const;

export type OrderExportColumn = keyof typeof orderExportColumns;
export type LineExportColumn = keyof typeof lineExportColumns;
export type ExportColumn = OrderExportColumn | LineExportColumn;

export const exportByLabels = { order: '按订单', line: '按商品明细' } as const;
export type ExportBy = keyof typeof exportByLabels;

export const exportColumns: Readonly<Record<ExportColumn, string>> = { ...orderExportColumns, ...lineExportColumns };

export const exportColumnsOf = (by: ExportBy): ExportColumn[] =>
  Object.keys(by === 'order' ? orderExportColumns : exportColumns) as ExportColumn[];

/** What a sheet can hold. */
export const exportRowsMost = 1_000_000;
