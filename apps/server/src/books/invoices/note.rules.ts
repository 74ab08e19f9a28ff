import type { ApplicationState, InvoiceDocState } from '@yigou/contract/books/invoices.terms';
import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';

type Sheet = { colour: 'blue' | 'red'; state: InvoiceDocState; invoiceNo: string | null; total: number };
export type NoteFacts = {
  state: ApplicationState;
  sheets: readonly Sheet[];
  /** What was written with the last step. */
  lastNote: string;
  applyTime: string;
  dueTime: string;
};

const numbers = (sheets: readonly Sheet[]): string =>
  sheets
    .filter(({ state }) => state === 'issued')
    .map(({ invoiceNo }) => invoiceNo ?? '')
    .join('、');

/** The red one that is under way. */
const redText = (sheets: readonly Sheet[]): string => {
  const red = sheets.findLast(({ colour }) => colour === 'red');
  return red ? `红冲 −${formatYuan(fenToYuan(red.total)).slice(1)}` : '红冲';
};

function issuingText(sheets: readonly Sheet[]): string {
  const blues = sheets.filter(({ colour }) => colour === 'blue');
  if (blues.some(({ state }) => state === 'failed')) return '部分发票开具失败，平台正在处理';
  const done = blues.filter(({ state }) => state === 'issued').length;
  return blues.length > 1 ? `${blues.length} 张已开 ${done} 张` : '平台正在开具';
}

const says: Record<ApplicationState, (told: NoteFacts) => string> = {
  pendingReview: ({ applyTime }) => `${applyTime} 提交，待平台审核`,
  rejected: ({ lastNote }) => lastNote,
  withdrawn: () => '已由申请人撤回',
  issuing: ({ sheets }) => issuingText(sheets),
  part: ({ sheets }) => issuingText(sheets),
  issued: ({ sheets }) => numbers(sheets.filter(({ colour }) => colour === 'blue')),
  redRequested: ({ sheets }) => `${redText(sheets)}，待平台答复`,
  redConfirming: ({ sheets, dueTime }) => `${redText(sheets)}，请在 ${dueTime} 前确认`,
  redIssuing: ({ sheets }) => `${redText(sheets)}，正在开具红字发票`,
  red: ({ sheets }) => `红字发票 ${numbers(sheets.filter(({ colour }) => colour === 'red'))}`,
  redFailed: ({ lastNote }) => lastNote || '红冲未完成',
  voided: ({ lastNote }) => lastNote,
};

/** In one line: waiting for whom, until when, or what came of it. */
export const noteOf = (told: NoteFacts): string => says[told.state](told);
