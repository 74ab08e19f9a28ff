/** 对账单: what was bought on account in a month, checked and paid together. */
export const statementStateLabels = {
  open: '待确认',
  disputed: '有异议',
  confirmed: '已确认',
  invoicing: '开票中',
  invoiced: '已开票',
  partPaid: '部分付款',
  settled: '已结清',
  void: '已作废',
} as const;
export type StatementState = keyof typeof statementStateLabels;

const allStates = Object.keys(statementStateLabels) as StatementState[];
/** Agreed on, and not wholly paid yet. */
export const payableStates = ['confirmed', 'invoicing', 'invoiced', 'partPaid'] as const;

type Tabs = Record<string, { label: string; states: readonly StatementState[]; overdue?: true }>;

export const statementTabs = {
  all: { label: '全部', states: allStates },
  open: { label: '待确认', states: ['open'] },
  disputed: { label: '有异议', states: ['disputed'] },
  payable: { label: '待付款', states: payableStates },
  overdue: { label: '已逾期', states: ['open', ...payableStates], overdue: true },
  settled: { label: '已结清', states: ['settled'] },
} as const satisfies Tabs;
export type StatementTab = keyof typeof statementTabs;

/** What an entry is about. A source is entered once and never changed. */
export const entryKindLabels = {
  goods: '收货',
  freight: '运费',
  refund: '退货',
  adjustment: '调整',
  moved: '转期',
  payment: '付款',
} as const;
export type EntryKind = keyof typeof entryKindLabels;

export const differenceTypeLabels = {
  qty: '数量',
  price: '单价',
  freight: '运费',
  refundMissing: '退货未冲减',
  duplicate: '重复',
  missing: '漏单',
  tax: '税额',
} as const;
export type DifferenceType = keyof typeof differenceTypeLabels;
/** About something that the statement does not show; the others are about one of its entries. */
export const absentTypes: readonly DifferenceType[] = ['refundMissing', 'missing'];

export const differenceStateLabels = {
  open: '待平台答复',
  accepted: '已接受',
  refused: '已拒绝',
  moved: '转入下期',
  withdrawn: '已撤回',
} as const;
export type DifferenceState = keyof typeof differenceStateLabels;

export const differenceDecisionLabels = { accept: '接受', refuse: '拒绝', move: '转入下期' } as const;
export type DifferenceDecision = keyof typeof differenceDecisionLabels;

/** What the buyer can do next; the server says which. */
export const statementActionLabels = {
  confirm: '确认对账单',
  dispute: '提出差异',
  applyInvoice: '申请开票',
  uploadPayment: '上传付款凭证',
} as const;
export type StatementAction = keyof typeof statementActionLabels;

/** What an operator can do next. */
export const statementStepLabels = { adjust: '调整', void: '作废' } as const;
export type StatementStep = keyof typeof statementStepLabels;

export const statementLimits = {
  note: 200,
  files: 5,
  differences: 100,
  replies: 50,
  vouchers: 10,
  /** Ticked at once. */
  ticks: 2_000,
  yuan: 100_000_000,
} as const;

/** 月结 */
export const termDaysChoices = [30, 60, 90] as const;

/** What becomes of money that came by bank. */
export const bankLineStateLabels = {
  waiting: '待认领',
  part: '部分认领',
  matched: '已认领',
  returned: '已退回',
  ignored: '与货款无关',
} as const;
export type BankLineState = keyof typeof bankLineStateLabels;

export const bankTabs = {
  todo: { label: '待认领', states: ['waiting', 'part'] },
  matched: { label: '已认领', states: ['matched'] },
  returned: { label: '已退回', states: ['returned'] },
  ignored: { label: '与货款无关', states: ['ignored'] },
  all: { label: '全部', states: ['waiting', 'part', 'matched', 'returned', 'ignored'] },
} as const satisfies Record<string, { label: string; states: readonly BankLineState[] }>;
export type BankTab = keyof typeof bankTabs;

/** The columns of a bank's file, by the titles that banks give them. */
export const bankColumns = {
  bankNo: '流水号',
  paidTime: '交易时间',
  amount: '收入金额',
  payer: '对方户名',
  payerAccount: '对方账号',
  memo: '摘要',
} as const;
export type BankColumn = keyof typeof bankColumns;

/** How sure a match is. */
export const bankMatchLabels = {
  sure: '完全相符',
  amount: '金额不符',
  payer: '户名不同，疑似代付',
  guess: '缺识别码，户名相符',
  none: '未识别',
} as const;
export type BankMatch = keyof typeof bankMatchLabels;
