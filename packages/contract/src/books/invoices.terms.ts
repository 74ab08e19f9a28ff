import { taxNumberOk } from '../ground/taxNumber';
import { accountFieldRules } from '../people/accounts.terms';

/** What an application for invoices goes through; from `redRequested` on one of its invoices is being reversed. */
export const applicationStateLabels = {
  pendingReview: '待审核',
  rejected: '已驳回',
  withdrawn: '已撤回',
  issuing: '开票中',
  part: '部分开票',
  issued: '已开票',
  redRequested: '红冲申请中',
  redConfirming: '待购方确认',
  redIssuing: '红票开具中',
  red: '已红冲',
  redFailed: '红冲失败',
  voided: '已作废',
} as const;
export type ApplicationState = keyof typeof applicationStateLabels;

/** asked: a red one that is not agreed upon yet; dropped: it never will be. */
export const invoiceDocStateLabels = {
  asked: '待确认',
  waiting: '待开具',
  processing: '开具中',
  issued: '已开具',
  failed: '开具失败',
  dropped: '未开具',
  voided: '已作废',
} as const;
export type InvoiceDocState = keyof typeof invoiceDocStateLabels;

export const titleTypeLabels = { normal: '增值税普通发票', special: '增值税专用发票' } as const;
export type TitleType = keyof typeof titleTypeLabels;
export const titleTypeShort: Readonly<Record<TitleType, string>> = { normal: '普票', special: '专票' };

export const titleHolderLabels = { company: '企业', person: '个人' } as const;
export type TitleHolder = keyof typeof titleHolderLabels;

/** Whether the company may get 专票 under this title. */
export const qualificationLabels = {
  unreviewed: '未审核',
  pending: '审核中',
  passed: '已审核',
  refused: '未通过',
} as const;
export type Qualification = keyof typeof qualificationLabels;

export const invoiceMediumLabels = { digital: '数电发票', paper: '纸质发票' } as const;
export type InvoiceMedium = keyof typeof invoiceMediumLabels;

/** Who makes it: the service that is connected, or a person at the tax office's own page. */
export const issuerLabels = { service: '开票服务', hand: '人工录入' } as const;
export type IssuerName = keyof typeof issuerLabels;

export const redReasons = ['开票有误', '销货退回', '服务终止', '销售折让'] as const;
export type RedReason = (typeof redReasons)[number];

/** The tabs of the buyer's list: what waits for them first. */
export const applicationTabs = {
  all: { label: '全部', states: Object.keys(applicationStateLabels) as ApplicationState[] },
  mine: { label: '待我处理', states: ['redConfirming', 'rejected'] },
  running: { label: '办理中', states: ['pendingReview', 'issuing', 'part', 'redRequested', 'redIssuing'] },
  issued: { label: '已开票', states: ['issued', 'redFailed'] },
  over: { label: '已结束', states: ['withdrawn', 'red', 'voided'] },
} as const satisfies Record<string, { label: string; states: readonly ApplicationState[] }>;
export type ApplicationTab = keyof typeof applicationTabs;

export const consoleInvoiceTabs = {
  pendingReview: { label: '待审核', states: ['pendingReview'] },
  issuing: { label: '开票中', states: ['issuing', 'part'] },
  red: { label: '红冲申请', states: ['redRequested'] },
  reversing: { label: '红冲中', states: ['redConfirming', 'redIssuing'] },
  issued: { label: '已开票', states: ['issued', 'redFailed'] },
  over: { label: '已结束', states: ['rejected', 'withdrawn', 'red', 'voided'] },
  all: { label: '全部', states: Object.keys(applicationStateLabels) as ApplicationState[] },
} as const satisfies Record<string, { label: string; states: readonly ApplicationState[] }>;
export type ConsoleInvoiceTab = keyof typeof consoleInvoiceTabs;

/** What the buyer may be offered: one button each. */
export const invoiceActionLabels = {
  withdraw: '撤回',
  applyAgain: '重新申请',
  confirmRed: '确认红冲',
  refuseRed: '不同意',
  applyRed: '申请红冲',
  sendMail: '发送邮箱',
} as const;
export type InvoiceAction = keyof typeof invoiceActionLabels;

/** What an operator may be offered. */
export const invoiceDutyLabels = {
  approve: '审核通过',
  reject: '驳回',
  enter: '录入发票',
  retry: '重新开具',
  acceptRed: '同意红冲',
  refuseRed: '不同意红冲',
  demandRed: '发起红冲',
  voidPaper: '作废',
} as const;
export type InvoiceDuty = keyof typeof invoiceDutyLabels;

export const invoiceLimits = {
  orders: 100,
  titles: 50,
  reason: 200,
  /** In 分 without tax: what stands on one invoice at most. */
  amountMost: 10_000_000,
  /** How long the buyer has to confirm a reversal; then it lapses, as the tax office has it. */
  confirmHours: 72,
  files: 3,
} as const;

/** As the tax office counts a name: a Chinese character is two. */
export const gbkBytes = (text: string): number =>
  [...text].reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) < 0x80 ? 1 : char.length === 1 ? 2 : 4), 0);

export const titleFieldRules = {
  name: {
    ok: (text: string) => /^[^<>\p{Cc}]{2,}$/u.test(text) && gbkBytes(text) <= 100,
    message: '抬头至少 2 个字，最多 50 个汉字（100 字节），不能含有 < 或 >',
  },
  taxNo: { ok: taxNumberOk, message: '请填写正确的 18 位统一社会信用代码' },
  address: { pattern: /^[^<>\p{Cc}]{5,100}$/u, message: '注册地址为 5–100 个字' },
  phone: { pattern: /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,6})?)$/, message: '请输入正确的手机号或座机号' },
  bank: { pattern: /^[^<>\p{Cc}]{4,60}$/u, message: '开户银行为 4–60 个字' },
  bankAccount: { pattern: /^\d{8,30}$/, message: '银行账号为 8–30 位数字' },
  email: accountFieldRules.email,
  mobile: accountFieldRules.mobile,
} as const;

const numberRules: Record<InvoiceMedium, { pattern: RegExp; message: string }> = {
  digital: { pattern: /^\d{20}$/, message: '数电发票号码为 20 位数字' },
  paper: { pattern: /^(\d{18}|\d{20})$/, message: '请填写发票代码与号码，共 18 或 20 位数字' },
};
/** What is wrong with a number; empty: nothing. */
export const invoiceNoFault = (medium: InvoiceMedium, invoiceNo: string): string =>
  numberRules[medium].pattern.test(invoiceNo) ? '' : numberRules[medium].message;

/** The columns of a sheet of numbers, in their order. */
export const invoiceSheetColumns = {
  applicationNo: '申请号',
  invoiceNo: '发票号码',
  issuedOn: '开票日期',
} as const;
export type InvoiceSheetColumn = keyof typeof invoiceSheetColumns;
