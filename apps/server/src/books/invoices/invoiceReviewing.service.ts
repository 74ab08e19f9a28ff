import type { IssuerName } from '@yigou/contract/books/invoices.terms';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { dropInvoices, insertInvoice, refuseInvoice, restartIssuing, startIssuing } from './documents.service';
import { lockApplication, moveApplication } from './invoiceMoves.service';
import { applicationsOfCompany } from './invoiceReach.service';
import {
  type Application,
  findInvoice,
  type InvoiceRow,
  selectApplicationLines,
  selectInvoices,
} from './invoices.queries';
import { invoices } from './invoices.tables';
import type { Issuers } from './issuing.service';
import { splitIntoInvoices } from './splitting.rules';

export const lockForOperator = (ctx: OperatorContext, applicationId: number): Promise<Application> =>
  lockApplication(ctx.tx, applicationId, applicationsOfCompany(ctx.caller));

export const auditStep = (ctx: OperatorContext, { applicationNo, state }: Application, what: string, after: object) =>
  writeAudit(ctx, { what, object: { kind: 'invoice', id: applicationNo }, before: { state }, after });

/** An invoice of the operator's company with its application, both locked; any other is none. */
export async function lockInvoice(ctx: OperatorContext, invoiceId: number) {
  const own = and(eq(invoices.invoiceId, invoiceId), eq(invoices.companyId, ctx.caller.companyId));
  const known = await findInvoice(ctx.tx, own);
  if (!known) throw new DomainError('notFound');
  const application = await lockForOperator(ctx, known.applicationId);
  const invoice = (await findInvoice(ctx.tx, own)) as InvoiceRow;
  return { application, invoice };
}

/** From now on it is certain which invoices there will be. */
export async function approve(ctx: OperatorContext, issuers: Issuers, applicationId: number, issuer: IssuerName) {
  const application = await lockForOperator(ctx, applicationId);
  if (!issuers[issuer]) throw new DomainError('issuerMissing');
  await moveApplication(ctx, application, 'approve', { by: operatorOf(ctx) });
  const pieces = (await selectApplicationLines(ctx.tx, [applicationId])).map(({ part }) => part);
  for (const sheet of splitIntoInvoices(pieces)) {
    const lines = sheet.map((piece, at) => ({ ...piece, lineNo: at + 1 }));
    const made = await insertInvoice(ctx, application, { colour: 'blue', issuer, state: 'waiting', lines });
    await startIssuing(ctx, made);
  }
  await auditStep(ctx, application, '开票审核通过', { state: 'issuing', issuer });
}

/** As long as nothing was made, nor could be while one looks. */
export async function reject(ctx: OperatorContext, applicationId: number, reason: string): Promise<void> {
  const application = await lockForOperator(ctx, applicationId);
  const made = await selectInvoices(ctx.tx, [applicationId]);
  const safe = ({ state, issuer }: InvoiceRow) => state === 'failed' || (state === 'waiting' && issuer === 'hand');
  if (!made.every(safe)) throw new DomainError('invoiceHalfIssued');
  await moveApplication(ctx, application, 'reject', { by: operatorOf(ctx), note: reason });
  await dropInvoices(ctx, applicationId, 'blue');
  await auditStep(ctx, application, '驳回开票申请', { state: 'rejected', reason });
}

/** What the service refused is given to it again, under a new number. */
export async function retry(ctx: OperatorContext, issuers: Issuers, invoiceId: number): Promise<void> {
  const { application, invoice } = await lockInvoice(ctx, invoiceId);
  if (!issuers.service) throw new DomainError('issuerMissing');
  refuseInvoice(invoice, ['failed'], '重新开具');
  if (invoice.colour === 'red') throw new DomainError('invoiceDocRefused', { state: '红冲失败', action: '重新开具' });
  await restartIssuing(ctx, invoice, 'service');
  await auditStep(ctx, application, '重新开具发票', { requestNo: invoice.requestNo });
}
