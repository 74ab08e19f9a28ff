import type { ApplicationModel, ApplicationRow, InvoiceDoc } from '@yigou/contract/books/invoices';
import { yuanInCapitals } from '@yigou/contract/ground/capitals';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { Db } from '../../ground/db/client';
import {
  type ApplicationFound,
  type InvoiceLineRow,
  type InvoiceRow,
  type Reversed,
  selectApplicationLines,
  selectInvoiceFiles,
  selectInvoiceLines,
  selectInvoices,
  selectLogs,
  selectReversed,
} from './invoices.queries';
import { actionsFor } from './invoices.rules';
import { noteOf } from './note.rules';
import { shownAs } from './splitting.rules';

const sumsOf = ({ total, tax }: { total: number; tax: number }) => ({
  amount: fenToYuan(total - tax),
  tax: fenToYuan(tax),
  total: fenToYuan(total),
});

type Parts = Awaited<ReturnType<typeof selectApplicationLines>>;
type Logs = Awaited<ReturnType<typeof selectLogs>>;

function rowOf(
  { application }: ApplicationFound,
  parts: Parts,
  sheets: readonly InvoiceRow[],
  logs: Logs,
): ApplicationRow {
  const { applicationId, applicationNo, type, title, total, state, createdAt, dueAt } = application;
  const applyTime = formatTime(createdAt);
  const dueTime = dueAt ? formatTime(dueAt) : '';
  return {
    applicationId,
    applicationNo,
    type,
    titleName: title.name,
    orderCount: new Set(parts.map(({ part }) => part.orderId)).size,
    total: fenToYuan(total),
    state,
    note: noteOf({ state, sheets, lastNote: logs.at(-1)?.note ?? '', applyTime, dueTime }),
    applyTime,
    dueTime,
    invoiceNos: sheets.filter((each) => each.state === 'issued').map((each) => each.invoiceNo ?? ''),
    actions: actionsFor(state),
  };
}

/** The rows of a list, read for all of them at once. */
export async function toRows(tx: Db, found: readonly ApplicationFound[]): Promise<ApplicationRow[]> {
  const ids = found.map(({ application }) => application.applicationId);
  if (ids.length === 0) return [];
  const [parts, sheets, logs] = [
    await selectApplicationLines(tx, ids),
    await selectInvoices(tx, ids),
    await selectLogs(tx, ids),
  ];
  return found.map((each) => {
    const own = ({ applicationId }: { applicationId: number }) => applicationId === each.application.applicationId;
    return rowOf(
      each,
      parts.filter(({ part }) => own(part)),
      sheets.filter(own),
      logs.filter(own),
    );
  });
}

const lineOf = (
  { part, line, orderNo }: InvoiceLineRow,
  reversed: readonly Reversed[],
): InvoiceDoc['lines'][number] => ({
  lineNo: part.lineNo,
  orderNo,
  ...shownAs(part, line),
  price: Number(((part.total - part.tax) / 100 / shownAs(part, line).qty).toFixed(8)),
  taxRate: line.taxRate,
  taxCode: line.taxCode,
  ...sumsOf(part),
  redLeft:
    part.qty - (reversed.find(({ blueId, lineNo }) => blueId === part.invoiceId && lineNo === part.lineNo)?.qty ?? 0),
});

async function docsOf(tx: Db, sheets: readonly InvoiceRow[]): Promise<InvoiceDoc[]> {
  const ids = sheets.map((each) => each.invoiceId);
  if (ids.length === 0) return [];
  const lines = await selectInvoiceLines(tx, ids);
  const files = await selectInvoiceFiles(tx, ids);
  const reversed = await selectReversed(tx, ids);
  return sheets.map((each) => ({
    invoiceId: each.invoiceId,
    colour: each.colour,
    state: each.state,
    issuer: each.issuer,
    medium: each.medium,
    invoiceNo: each.invoiceNo ?? '',
    issuedOn: each.issuedOn ?? '',
    ...sumsOf(each),
    capitals: yuanInCapitals(fenToYuan(each.colour === 'red' ? -each.total : each.total)),
    reason: each.reason,
    note: each.note,
    fault: each.lastError,
    pair: sheets
      .filter((other) => other.invoiceId === each.blueId || other.blueId === each.invoiceId)
      .flatMap((other) => (other.state === 'issued' && other.invoiceNo ? [other.invoiceNo] : [])),
    lines: lines.filter(({ part }) => part.invoiceId === each.invoiceId).map((line) => lineOf(line, reversed)),
    files: files
      .filter(({ invoiceId }) => invoiceId === each.invoiceId)
      .map(({ file: { fileId, fileName, size } }) => ({
        fileId,
        fileName,
        size,
        kind: fileName.split('.').at(-1)?.toUpperCase() ?? '',
      })),
  }));
}

function ordersOf(parts: Parts): ApplicationModel['orders'] {
  const sums = new Map<number, ApplicationModel['orders'][number]>();
  for (const { part, orderNo, poNo } of parts) {
    const { orderId, total } = part;
    const before = sums.get(orderId)?.total ?? 0;
    sums.set(orderId, { orderId, orderNo, poNo, total: fenToYuan(Math.round(before * 100) + total) });
  }
  return [...sums.values()];
}

/** `bySide`: whose log it is; the buyer is not told which operator did it. */
export async function toModel(
  tx: Db,
  found: ApplicationFound,
  bySide: 'buyer' | 'operator',
): Promise<ApplicationModel> {
  const { application, applicantName } = found;
  const ids = [application.applicationId];
  const parts = await selectApplicationLines(tx, ids);
  const sheets = await selectInvoices(tx, ids);
  const logs = await selectLogs(tx, ids);
  return {
    ...rowOf(found, parts, sheets, logs),
    title: application.title,
    seller: { name: application.sellerName, taxNo: application.sellerTaxNo },
    remark: application.remark,
    applicantName,
    orders: ordersOf(parts),
    invoices: await docsOf(tx, sheets),
    mailed: application.mailed,
    logs: logs.map(({ at, who, actorKind, what, note }) => ({
      time: formatTime(at),
      who: bySide === 'buyer' && actorKind === 'operator' ? '平台' : who,
      what,
      note,
    })),
  };
}
