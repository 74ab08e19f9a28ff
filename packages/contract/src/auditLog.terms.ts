import { applicationStateLabels, invoiceMediumLabels, issuerLabels, qualificationLabels } from './books/invoices.terms';
import { bankLineStateLabels, differenceStateLabels, statementStateLabels } from './books/statements.terms';
import { changeSetStateLabels } from './goods/changeSets.terms';
import { importStateLabels } from './goods/imports.terms';
import { typedWordStates } from './goods/typedWords.terms';
import { customerStandingLabels } from './people/customers.terms';
import { operatorRoleLabels } from './people/operators.terms';
import { orderStateLabels } from './trade/orders.terms';
import { goodsRequestStateLabels } from './trade/requests.terms';
import { returnStateLabels } from './trade/returns.terms';
import { shipmentStateLabels } from './trade/shipments.terms';

/** What an operator can have changed. */
export const auditKindLabels = {
  order: '订单',
  shipment: '包裹',
  return: '售后',
  bankTransfer: '银行到账',
  refund: '退款',
  account: '用户',
  customer: '采购企业',
  customerGroup: '客户组',
  company: '平台公司',
  invoice: '发票',
  invoiceTitle: '发票抬头',
  operator: '运营人员',
  view: '列表视图',
  statement: '对账单',
  credit: '账期额度',
  report: '报表',
  want: '求购',
  booksCheck: '账目核对',
  letter: '邮件与短信',
  changeSet: '变更单',
  goodsPicture: '商品图片',
  releaseRule: '放行规则',
  partNumber: '物料编码',
  stock: '库存',
  stockCount: '盘点单',
  goodsImport: '导入',
  importProfile: '导入配置',
  searchWord: '搜索词',
  typedWord: '搜索过的词',
} as const;
export type AuditKind = keyof typeof auditKindLabels;

/** The states of what an operator can have changed; a statement's log tells of its differences too. */
export const auditStateLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  order: orderStateLabels,
  shipment: shipmentStateLabels,
  return: returnStateLabels,
  bankTransfer: bankLineStateLabels,
  invoice: applicationStateLabels,
  statement: { ...statementStateLabels, ...differenceStateLabels },
  want: goodsRequestStateLabels,
  changeSet: changeSetStateLabels,
  goodsImport: importStateLabels,
  typedWord: typedWordStates,
  customer: customerStandingLabels,
};

type AuditField = {
  label: string;
  /** Money in yuan or in 分, or a state of what it is about. */
  as?: 'yuan' | 'fen' | 'state';
  /** What its words of ours mean. */
  words?: Readonly<Record<string, string>>;
};

/** Every field that is ever written down, in the words of those who read it. */
export const auditFields: Readonly<Record<string, AuditField>> = {
  accept: { label: '就是这样' },
  accountName: { label: '收款户名' },
  accountNo: { label: '账号' },
  amount: { label: '金额', as: 'yuan' },
  assigneeName: { label: '处理人' },
  backNo: { label: '退回流水号' },
  bankName: { label: '开户银行' },
  bankNo: { label: '银行流水号' },
  belowCost: { label: '低于成本须放行' },
  byOrg: { label: '按组织出账' },
  cell: { label: '列' },
  changed: { label: '更新' },
  countNo: { label: '盘点单号' },
  columns: { label: '列数' },
  customerId: { label: '企业编号' },
  description: { label: '说明' },
  dropped: { label: '去掉的行' },
  enabled: { label: '启用' },
  fileName: { label: '文件' },
  files: { label: '文件数' },
  goodRowsOnly: { label: '只用好的行' },
  groups: { label: '客户组' },
  hidden: { label: '不显示的列' },
  invoiceNo: { label: '发票号码' },
  issuedOn: { label: '开票日期' },
  issuer: { label: '开具方式', words: issuerLabels },
  known: { label: '已导入过' },
  lane: { label: '渠道', words: { code: '验证码', mail: '邮件', sms: '短信' } },
  limit: { label: '额度', as: 'yuan' },
  lines: { label: '商品行' },
  made: { label: '生成对账单' },
  matched: { label: '已认领', as: 'fen' },
  members: { label: '企业' },
  medium: { label: '介质', words: invoiceMediumLabels },
  name: { label: '名称' },
  new: { label: '新增' },
  no: { label: '差异序号' },
  note: { label: '备注' },
  onHand: { label: '在库' },
  order: { label: '订单状态', words: orderStateLabels },
  orderId: { label: '订单编号' },
  orderIds: { label: '订单编号' },
  paidDate: { label: '到账日期' },
  parcel: { label: '包裹' },
  parcels: { label: '包裹' },
  priceDownPercent: { label: '降价超过（%）须放行' },
  qualification: { label: '资质', words: qualificationLabels },
  query: { label: '条件' },
  reason: { label: '原因' },
  refundNo: { label: '退款单号' },
  requestNo: { label: '开票请求号' },
  returned: { label: '已退回', as: 'fen' },
  reviewing: { label: '注册需要审核' },
  roles: { label: '角色', words: operatorRoleLabels },
  row: { label: '行' },
  rowCount: { label: '行数' },
  partNos: { label: '物料编码' },
  rowsMost: { label: '超过多少行须放行' },
  sheetName: { label: '工作表' },
  skuNos: { label: '商品编号' },
  state: { label: '状态', as: 'state' },
  termDays: { label: '账期天数' },
  text: { label: '内容' },
  title: { label: '标题' },
  titleRow: { label: '标题行' },
  unchanged: { label: '无变化' },
  url: { label: '图片地址' },
  version: { label: '版本' },
  wrong: { label: '有误' },
  words: { label: '词' },
  oneWay: { label: '只从这些词找到' },
  leadsTo: { label: '去向' },
  pinned: { label: '置顶商品' },
  hiddenGoods: { label: '隐藏商品' },
  fromDay: { label: '开始日期' },
  toDay: { label: '结束日期' },
};
