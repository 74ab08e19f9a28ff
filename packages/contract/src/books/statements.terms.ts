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
  prepaid: '预付',
  adjustment: '调整',
  moved: '转期',
  payment: '付款',
} as const;
export type EntryKind = keyof typeof entryKindLabels;

const inFen = (yuan: number): number => Math.round(yuan * 100);

type Spoken = { number: string; summary: string; amount: number; price: number | null };

/** By order number, article or amount, as it stands in somebody's own list. */
export function entryHolds({ number, summary, amount, price }: Spoken, word: string): boolean {
  const plain = word
    .replace(/[,，¥￥\s]/g, '')
    .replace('−', '-')
    .toLowerCase();
  if (!plain) return true;
  const said = `${number} ${summary.replace(/\s/g, '')}`.toLowerCase();
  const fen = /^-?\d+(\.\d{1,2})?$/.test(plain) ? inFen(Number(plain)) : null;
  return said.includes(plain) || (fen !== null && [amount, -amount, price].some((yuan) => inFen(yuan ?? 0) === fen));
}

/** Each with the balance after it, so that each line proves the next. */
export function withBalance<T extends { amount: number }>(
  lines: readonly T[],
  opening: number,
): (T & { balance: number })[] {
  let fen = inFen(opening);
  return lines.map((line) => {
    fen += inFen(line.amount);
    return { ...line, balance: fen / 100 };
  });
}

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

/** The last month that is over, and some before it, of a day such as `2026-11-16`. */
export function pastPeriods(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const months = year * 12 + month - 2 - at;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

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
/** A file may also say what went out; it is told apart by that column, and is no money that came. */
export const bankSheetColumns = { ...bankColumns, paidOut: '支出金额' } as const;
export type BankSheetColumn = keyof typeof bankSheetColumns;
export const bankPaidOut = '支出，不是到账';
/** A line that nobody has claimed yet, brought a second time. */
export const importedBefore = '已经导入过';

/** How sure a match is. */
export const bankMatchLabels = {
  sure: '完全相符',
  amount: '金额不符',
  payer: '户名不同，疑似代付',
  guess: '缺识别码，户名相符',
  none: '未识别',
} as const;
export type BankMatch = keyof typeof bankMatchLabels;

/** Banks write the same name with either kind of brackets and with spaces. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s()]/g, '')
    .toUpperCase();

/** Money of somebody else than who is to be paid for. Where no file of the bank has told who paid, nobody knows. */
export const isAnothers = (payer: string, customerName: string): boolean =>
  payer !== '' && plainName(payer) !== plainName(customerName);
