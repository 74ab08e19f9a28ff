import { type IssuerName, invoiceDocStateLabels } from '@yigou/contract/books/invoices.terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import { addMinutes } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { moveApplication } from './invoiceMoves.service';
import {
  type Application,
  type InvoiceRow,
  selectInvoiceLines,
  selectInvoices,
  selectReversed,
} from './invoices.queries';
import { invoiceLines, invoices } from './invoices.tables';
import { type Piece, sumPieces } from './splitting.rules';

type Sheet = Pick<InvoiceRow, 'colour' | 'issuer' | 'state'> &
  Partial<Pick<InvoiceRow, 'blueId' | 'medium' | 'reason' | 'note'>> & { lines: (Piece & { lineNo: number })[] };

/** Tried again after a minute, should whoever was told to make it never have heard. */
const firstTry = (now: Date) => ({ nextTryAt: addMinutes(now, 1), tries: 0 });

/** The application must be locked. */
export async function insertInvoice(ctx: LifeContext, application: Application, sheet: Sheet): Promise<InvoiceRow> {
  const { companyId, applicationId, applicationNo } = application;
  const { lines, ...rest } = sheet;
  const before = await selectInvoices(ctx.tx, [applicationId]);
  const [made] = await ctx.tx
    .insert(invoices)
    .values({
      ...rest,
      companyId,
      applicationId,
      requestNo: `${applicationNo}-${before.length + 1}`,
      ...sumPieces(lines),
      createdAt: ctx.now,
      ...firstTry(ctx.now),
    })
    .returning();
  if (!made) throw new Error('the invoice was not stored');
  await ctx.tx.insert(invoiceLines).values(
    lines.map(({ lineNo, orderLineId, qty, total, tax }) => ({
      invoiceId: made.invoiceId,
      lineNo,
      orderLineId,
      qty,
      total,
      tax,
    })),
  );
  return made;
}

/** It shall be made now: the service is told once this is committed, a person sees it in their queue. */
export async function startIssuing(ctx: LifeContext, { invoiceId, issuer }: InvoiceRow): Promise<void> {
  await ctx.tx
    .update(invoices)
    .set({ state: 'waiting', lastError: '', ...firstTry(ctx.now) })
    .where(eq(invoices.invoiceId, invoiceId));
  if (issuer === 'service') await ctx.jobs.send(ctx.tx, 'invoice', { invoiceId });
}

/** With a new number: under the old one the service has said no. */
export async function restartIssuing(ctx: LifeContext, invoice: InvoiceRow, issuer: IssuerName): Promise<void> {
  const requestNo = invoice.requestNo.replace(
    /(?:R(\d+))?$/,
    (_, again: string | undefined) => `R${Number(again ?? 1) + 1}`,
  );
  await ctx.tx.update(invoices).set({ requestNo, issuer }).where(eq(invoices.invoiceId, invoice.invoiceId));
  await startIssuing(ctx, { ...invoice, issuer });
}

export const dropInvoices = async ({ tx }: LifeContext, applicationId: number, colour: InvoiceRow['colour']) => {
  const open = and(
    eq(invoices.applicationId, applicationId),
    eq(invoices.colour, colour),
    inArray(invoices.state, ['asked', 'waiting', 'processing', 'failed']),
  );
  await tx.update(invoices).set({ state: 'dropped' }).where(open);
};

type Made = Pick<InvoiceRow, 'medium'> & { invoiceNo: string; issuedOn: string };

/** The application must be locked. With the last blue one it is issued, with a red one something is reversed. */
export async function noteIssued(
  ctx: LifeContext,
  application: Application,
  invoice: InvoiceRow,
  made: Made,
  by: Actor,
): Promise<void> {
  const { tx } = ctx;
  const taken = and(eq(invoices.companyId, invoice.companyId), eq(invoices.invoiceNo, made.invoiceNo));
  if ((await tx.$count(invoices, taken)) > 0) throw new DomainError('invoiceNoTaken', { invoiceNo: made.invoiceNo });
  const [issued] = await tx
    .update(invoices)
    .set({ ...made, state: 'issued', lastError: '', nextTryAt: null })
    .where(and(eq(invoices.invoiceId, invoice.invoiceId), eq(invoices.state, invoice.state)))
    .returning();
  if (!issued) throw new DomainError('conflict');
  const all = await selectInvoices(tx, [application.applicationId]);
  if (issued.colour === 'blue') {
    const done = all.every(({ colour, state }) => colour === 'red' || state === 'issued' || state === 'dropped');
    await moveApplication(ctx, application, done ? 'issueAll' : 'issuePart', { by, note: made.invoiceNo });
    return;
  }
  const blues = all
    .filter(({ colour, state }) => colour === 'blue' && state === 'issued')
    .map((each) => each.invoiceId);
  const sum = (rows: readonly { total: number }[]) => rows.reduce((whole, { total }) => whole + total, 0);
  const left =
    sum((await selectInvoiceLines(tx, blues)).map(({ part }) => part)) - sum(await selectReversed(tx, blues));
  await moveApplication(ctx, application, left === 0 ? 'reverseAll' : 'reversePart', {
    by,
    note: made.invoiceNo,
    red: issued,
  });
}

export function refuseInvoice({ state }: InvoiceRow, allowed: readonly InvoiceRow['state'][], action: string): void {
  if (!allowed.includes(state))
    throw new DomainError('invoiceDocRefused', { state: invoiceDocStateLabels[state], action });
}
