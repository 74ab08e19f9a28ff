import type { InvoiceDoc } from '@yigou/contract/books/invoices';
import {
  type ApplicationState,
  type InvoiceDocState,
  type InvoiceSheetColumn,
  invoiceNoFault,
  invoiceSheetColumns,
  type Qualification,
} from '@yigou/contract/books/invoices.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { readRows, type SheetShape } from '@yigou/web-kit';
import type { Turn } from '../../../ui/StateDot';

export const turnOf: Record<ApplicationState, Turn> = {
  pendingReview: 'us',
  rejected: 'bad',
  withdrawn: 'off',
  issuing: 'us',
  part: 'us',
  issued: 'ok',
  redRequested: 'ask',
  redConfirming: 'them',
  redIssuing: 'us',
  red: 'off',
  redFailed: 'bad',
  voided: 'off',
};

export const docTurn: Record<InvoiceDocState, Turn> = {
  asked: 'ask',
  waiting: 'us',
  processing: 'way',
  issued: 'ok',
  failed: 'bad',
  dropped: 'off',
  voided: 'off',
};

export const qualificationTurn: Record<Qualification, Turn> = {
  unreviewed: 'off',
  pending: 'us',
  passed: 'ok',
  refused: 'bad',
};

const shape: SheetShape<InvoiceSheetColumn> = {
  headings: invoiceSheetColumns,
  otherNames: { applicationNo: ['开票申请号', '申请单号'], invoiceNo: ['发票号', '数电票号码'], issuedOn: ['日期'] },
  required: ['applicationNo', 'invoiceNo', 'issuedOn'],
  empty: '文件中没有发票',
};

export const readNumbers = (cells: readonly (readonly string[])[]) => readRows(shape, cells);

/** With one line as an example. */
export const numbersTemplate: string[][] = [
  Object.values(invoiceSheetColumns),
  ['F2026111610000001', '26312000000447190263', '2026-11-16'],
];

type Entry = { medium: 'digital' | 'paper'; invoiceNo: string };
/** What is wrong with what is to be entered; empty: nothing. */
export const entryFault = ({ medium, invoiceNo }: Entry): string =>
  invoiceNoFault(medium, invoiceNo.replaceAll(/[\s-]/g, ''));

/** Those that somebody has to enter. */
export const toEnter = (invoices: readonly InvoiceDoc[]): InvoiceDoc[] =>
  invoices.filter(({ state, issuer }) => state === 'failed' || (state === 'waiting' && issuer === 'hand'));

/** What agreeing means, said on the button. */
export const redWords = (invoices: readonly InvoiceDoc[]): string => {
  const red = invoices.findLast(({ colour }) => colour === 'red');
  return red ? `同意红冲 −${formatYuan(red.total)}` : '同意红冲';
};
