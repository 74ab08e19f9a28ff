import { type InvoiceMedium, invoiceNoFault } from '@yigou/contract/books/invoices.terms';
import { dayIn, formatDate } from '@yigou/contract/ground/time';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { lockUnownedFile, useFile } from '../../ground/files/files.service';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { noteIssued, refuseInvoice } from './documents.service';
import { applicationsOfCompany } from './invoiceReach.service';
import { auditStep, lockInvoice } from './invoiceReviewing.service';
import { type InvoiceRow, selectInvoices } from './invoices.queries';
import { applications, invoiceFiles } from './invoices.tables';

type Entry = { invoiceId: number; medium: InvoiceMedium; invoiceNo: string; issuedOn: string; fileIds: string[] };

async function attach(ctx: OperatorContext, invoiceId: number, fileIds: readonly string[]): Promise<void> {
  for (const fileId of new Set(fileIds)) {
    const file = await lockUnownedFile(ctx.tx, ctx.caller.companyId, fileId, 'invoice');
    if (!file || file.usedAt) throw new DomainError('attachmentUnknown');
    await useFile(ctx.tx, fileId, ctx.now);
    await ctx.tx.insert(invoiceFiles).values({ invoiceId, fileId });
  }
}

/** One that a person makes, or that the service could not. */
const byHand = ({ issuer, state }: InvoiceRow): boolean => issuer === 'hand' || state === 'failed';

export async function enter(ctx: OperatorContext, { invoiceId, medium, invoiceNo, issuedOn, fileIds }: Entry) {
  const { application, invoice } = await lockInvoice(ctx, invoiceId);
  refuseInvoice(invoice, byHand(invoice) ? ['waiting', 'failed'] : [], '录入');
  if (issuedOn > formatDate(ctx.now) || issuedOn < formatDate(application.createdAt))
    throw new DomainError('invoiceDateRefused');
  await attach(ctx, invoiceId, fileIds);
  await noteIssued(ctx, application, invoice, { medium, invoiceNo, issuedOn }, operatorOf(ctx));
  await auditStep(ctx, application, '录入发票', { invoiceNo, issuedOn, medium, files: fileIds.length });
}

export async function addFiles(ctx: OperatorContext, { invoiceId, fileIds }: Pick<Entry, 'invoiceId' | 'fileIds'>) {
  const { application, invoice } = await lockInvoice(ctx, invoiceId);
  refuseInvoice(invoice, ['issued'], '补文件');
  await attach(ctx, invoiceId, fileIds);
  await auditStep(ctx, application, '补发票文件', { invoiceNo: invoice.invoiceNo, files: fileIds.length });
}

type SheetRow = { applicationNo: string; invoiceNo: string; issuedOn: string };
type RowResult = { rowNo: number; applicationNo: string; entered: boolean; text: string };

async function enterRow(ctx: OperatorContext, row: SheetRow): Promise<void> {
  const [found] = await ctx.tx
    .select()
    .from(applications)
    .where(and(eq(applications.applicationNo, row.applicationNo), applicationsOfCompany(ctx.caller)));
  if (!found) throw new DomainError('notFound');
  const issuedOn = dayIn(row.issuedOn);
  const invoiceNo = row.invoiceNo.replaceAll(/[\s-]/g, '');
  const fault = invoiceNoFault('digital', invoiceNo) || (issuedOn === '' ? '开票日期应为 YYYY-MM-DD' : '');
  if (fault) throw new DomainError('invoiceSheetRefused', { fault });
  const waiting = (await selectInvoices(ctx.tx, [found.applicationId])).filter(
    (each) => byHand(each) && ['waiting', 'failed'].includes(each.state),
  );
  const [one, another] = waiting;
  if (!one) throw new DomainError('invoiceSheetRefused', { fault: '没有待录入的发票' });
  if (another) throw new DomainError('invoiceSeveral', { count: waiting.length });
  await enter(ctx, { invoiceId: one.invoiceId, medium: 'digital', invoiceNo, issuedOn, fileIds: [] });
}

/** Row by row, each in a transaction of its own: one that is wrong keeps no other from being entered. */
export async function enterMany(ctx: OperatorContext, rows: readonly SheetRow[]): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const [at, row] of rows.entries()) {
    const result = await ctx.tx
      .transaction((tx: Db) => enterRow({ ...ctx, tx }, row))
      .then(
        () => ({ entered: true, text: '已录入' }),
        (cause: unknown) => {
          if (!(cause instanceof DomainError)) throw cause;
          return { entered: false, text: cause.code === 'notFound' ? '该申请不存在' : cause.message };
        },
      );
    results.push({ rowNo: at + 1, applicationNo: row.applicationNo, ...result });
  }
  return results;
}
