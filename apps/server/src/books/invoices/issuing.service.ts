import type { IssuerName } from '@yigou/contract/books/invoices.terms';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import type { FileStore } from '../../ground/files/files.service';
import { insertFile, type MadeFile, storeMadeFile } from '../../ground/files/files.service';
import { backoffUntil, type Deadline } from '../../ground/jobs/deadlines';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { noteIssued } from './documents.service';
import { handIssuer } from './hand.adapter';
import { lockApplication, moveApplication } from './invoiceMoves.service';
import { findInvoice, type InvoiceRow, selectInvoiceLines } from './invoices.queries';
import { applications, invoiceFiles, invoices } from './invoices.tables';
import type { IssueRequest, Issuer, Progress } from './issuing.rules';
import { type ServiceConfig, serviceIssuer } from './service.adapter';
import { shownAs } from './splitting.rules';

/** Whoever makes invoices; null: no service is connected. */
export type Issuers = Record<IssuerName, Issuer | null>;

export const createIssuers = (service: ServiceConfig | undefined): Issuers => ({
  hand: handIssuer,
  service: service ? serviceIssuer(service) : null,
});

export type IssueContext = LifeContext & { issuers: Issuers; files: FileStore };

const open: InvoiceRow['state'][] = ['waiting', 'processing'];

async function requestOf(tx: Db, invoice: InvoiceRow): Promise<IssueRequest> {
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.applicationId, invoice.applicationId));
  if (!application) throw new Error('an invoice without an application');
  const lines = await selectInvoiceLines(tx, [invoice.invoiceId]);
  const blue = invoice.blueId ? await findInvoice(tx, eq(invoices.invoiceId, invoice.blueId)) : undefined;
  const orderNos = [...new Set(lines.map(({ orderNo }) => orderNo))].join('、');
  return {
    requestNo: invoice.requestNo,
    colour: invoice.colour,
    type: application.type,
    buyer: application.title,
    seller: { name: application.sellerName, taxNo: application.sellerTaxNo },
    remark: [`订单 ${orderNos}`, application.remark].filter(Boolean).join('；').slice(0, 230),
    total: invoice.total,
    tax: invoice.tax,
    lines: lines.map(({ part, line }) => ({
      ...shownAs(part, line),
      taxRate: line.taxRate,
      taxCode: line.taxCode,
      total: part.total,
      tax: part.tax,
    })),
    ...(blue && { original: { invoiceNo: blue.invoiceNo ?? '', reason: invoice.reason } }),
  };
}

/** What the service says of an invoice, written down. One that is over stays as it is. */
async function noteProgress(ctx: IssueContext, known: InvoiceRow, progress: Progress): Promise<void> {
  if (progress.state === 'unknown') return;
  // The bytes go to their place before the transaction; without a row they are only litter.
  const kept: MadeFile[] = [];
  for (const file of progress.state === 'issued' ? progress.files : [])
    kept.push(await storeMadeFile(ctx.files, { kind: 'invoice', ...file }, known.companyId, ctx.now));
  await ctx.tx.transaction(async (tx) => {
    const here = { ...ctx, tx };
    const application = await lockApplication(tx, known.applicationId);
    const invoice = await findInvoice(tx, eq(invoices.invoiceId, known.invoiceId));
    if (!invoice || !open.includes(invoice.state) || invoice.requestNo !== known.requestNo) return;
    const set = (change: Partial<InvoiceRow>) =>
      tx.update(invoices).set(change).where(eq(invoices.invoiceId, invoice.invoiceId));
    if (progress.state !== 'failed' && progress.state !== 'issued') {
      await set({ state: 'processing' });
      return;
    }
    if (progress.state === 'failed') {
      await set({ state: 'failed', lastError: progress.reason, nextTryAt: null });
      if (invoice.colour === 'red')
        await moveApplication(here, application, 'failRed', { by: theSystem, note: progress.reason });
      return;
    }
    for (const file of kept) {
      await insertFile(tx, file, ctx.now);
      await tx.insert(invoiceFiles).values({ invoiceId: invoice.invoiceId, fileId: file.fileId });
    }
    const { invoiceNo, issuedOn } = progress;
    await noteIssued(here, application, invoice, { invoiceNo, issuedOn, medium: 'digital' }, theSystem);
  });
}

/** Sends it, or asks what became of it. What did not pass is tried again later. */
export async function runInvoice(ctx: IssueContext, invoiceId: number): Promise<void> {
  const invoice = await findInvoice(ctx.tx, eq(invoices.invoiceId, invoiceId));
  const issuer = invoice && ctx.issuers[invoice.issuer];
  if (!issuer || !open.includes(invoice.state)) return;
  const tries = invoice.tries + 1;
  const noteTry = (lastError: string) =>
    ctx.tx
      .update(invoices)
      .set({ tries, nextTryAt: backoffUntil(ctx.now, tries), lastError })
      .where(and(eq(invoices.invoiceId, invoiceId), inArray(invoices.state, open)));
  try {
    // Asked first: a request whose answer was lost may have been taken.
    const known = tries > 1 ? await issuer.query(invoice.requestNo) : ({ state: 'unknown' } as const);
    const progress = known.state === 'unknown' ? await issuer.issue(await requestOf(ctx.tx, invoice)) : known;
    await noteTry('');
    await noteProgress(ctx, invoice, progress);
  } catch (cause) {
    ctx.log.warn({ err: cause, invoiceId, tries }, 'invoice');
    await noteTry(cause instanceof Error ? cause.message : String(cause));
  }
}

type DueInvoice = { invoiceId: number; tries: number };

export const issueDeadline: Deadline<IssueContext, DueInvoice> = {
  name: 'invoice',
  select: (tx, now, limit) =>
    tx
      .select({ invoiceId: invoices.invoiceId, tries: invoices.tries })
      .from(invoices)
      .where(and(inArray(invoices.state, open), eq(invoices.issuer, 'service'), lte(invoices.nextTryAt, now)))
      .orderBy(invoices.nextTryAt)
      .limit(limit),
  act: (ctx, { invoiceId }) => runInvoice(ctx, invoiceId),
};
