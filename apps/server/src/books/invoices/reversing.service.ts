import type { RedReason } from '@yigou/contract/books/invoices.terms';
import { formatDate } from '@yigou/contract/ground/time';
import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { type AccountContext, actorOf, type OperatorContext, operatorOf } from '../../ground/http/context';
import type { Deadline } from '../../ground/jobs/deadlines';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { overInvoiced } from '../../trade/orders/orderInvoicing.rules';
import { dropInvoices, insertInvoice, refuseInvoice, startIssuing } from './documents.service';
import { lockApplication, moveApplication } from './invoiceMoves.service';
import { applicationsInReach } from './invoiceReach.service';
import { auditStep, lockForOperator, lockInvoice } from './invoiceReviewing.service';
import {
  type Application,
  findInvoice,
  type InvoiceLineRow,
  type InvoiceRow,
  selectInvoiceLines,
  selectInvoices,
  selectReversed,
  sumRedUnderWay,
} from './invoices.queries';
import { applications, invoices } from './invoices.tables';
import { type BlueLeft, type Invoiced, takenBack } from './reversing.rules';
import type { Piece } from './splitting.rules';

type Wish = { invoiceId: number; reason: RedReason; note: string; lines: { lineNo: number; qty: number }[] };

const leftOf = (part: BlueLeft, back: BlueLeft = { qty: 0, total: 0, tax: 0 }): BlueLeft => ({
  qty: part.qty - back.qty,
  total: part.total - back.total,
  tax: part.tax - back.tax,
});

/** Of the order line all that is invoiced, but for what other red ones are about to take. */
async function invoicedOf(tx: Db, line: InvoiceLineRow['line']): Promise<Invoiced> {
  const going = await sumRedUnderWay(tx, line.orderLineId);
  const [qty, total] = [line.invoicedQty - going.qty, line.invoicedAmount - going.total];
  return { qty, total, over: overInvoiced({ ...line, invoicedQty: qty, invoicedAmount: total }) };
}

/** What of each line is to be taken back, after what was taken back before; nothing named: all of it. */
async function piecesBack(tx: Db, blue: InvoiceRow, wanted: Wish['lines']) {
  const rows = await selectInvoiceLines(tx, [blue.invoiceId]);
  if (wanted.some(({ lineNo }) => rows.every(({ part }) => part.lineNo !== lineNo))) throw new DomainError('notFound');
  const reversed = await selectReversed(tx, [blue.invoiceId]);
  const lines: (Piece & { lineNo: number })[] = [];
  for (const { part, line } of rows) {
    const { lineNo, orderLineId } = part;
    const left = leftOf(
      part,
      reversed.find((each) => each.lineNo === lineNo),
    );
    const count = wanted.find((each) => each.lineNo === lineNo)?.qty ?? 0;
    if (count > left.qty) throw new DomainError('redTooMany', { name: line.name, left: left.qty });
    if (wanted.length === 0) lines.push({ ...left, orderLineId, lineNo });
    else if (count > 0) lines.push({ ...takenBack(left, await invoicedOf(tx, line), count), orderLineId, lineNo });
  }
  const taken = lines.filter(({ total }) => total > 0);
  if (taken.length === 0) throw new DomainError('redNothing');
  return taken;
}

/** The red one exists from the moment somebody asks for it; it is made once the other side agrees. */
async function insertRed(ctx: LifeContext, application: Application, blue: InvoiceRow, wish: Wish): Promise<void> {
  const lines = await piecesBack(ctx.tx, blue, wish.lines);
  const { issuer, medium, invoiceId: blueId } = blue;
  const { reason, note } = wish;
  await insertInvoice(ctx, application, { colour: 'red', blueId, issuer, medium, state: 'asked', reason, note, lines });
}

const reasonOf = ({ reason, note }: Pick<Wish, 'reason' | 'note'>): string => [reason, note].filter(Boolean).join('：');

/** The buyer asks; the platform answers. */
export async function requestRed(ctx: AccountContext, { requestId, ...wish }: Wish & { requestId: string }) {
  const known = await findInvoice(ctx.tx, eq(invoices.invoiceId, wish.invoiceId));
  if (!known) throw new DomainError('notFound');
  const application = await lockApplication(ctx.tx, known.applicationId, applicationsInReach(ctx.caller));
  const redRequestHash = contentMark(wish);
  if (application.redRequestId === requestId) {
    if (application.redRequestHash !== redRequestHash) throw new DomainError('requestReused');
    return;
  }
  refuseInvoice(known, known.colour === 'blue' ? ['issued'] : [], '红冲');
  await moveApplication(ctx, application, 'requestRed', {
    by: actorOf(ctx),
    note: reasonOf(wish),
    set: { redRequestId: requestId, redRequestHash },
  });
  await insertRed(ctx, application, known, wish);
}

/** The platform asks; the buyer has 72 hours. */
export async function demandRed(ctx: OperatorContext, wish: Wish): Promise<void> {
  const { application, invoice } = await lockInvoice(ctx, wish.invoiceId);
  refuseInvoice(invoice, invoice.colour === 'blue' ? ['issued'] : [], '红冲');
  await moveApplication(ctx, application, 'demandRed', { by: operatorOf(ctx), note: reasonOf(wish) });
  await insertRed(ctx, application, invoice, wish);
  await auditStep(ctx, application, '发起红冲', { invoiceNo: invoice.invoiceNo, reason: wish.reason });
}

async function startRed(ctx: LifeContext, { applicationId }: Application): Promise<void> {
  const asked = (await selectInvoices(ctx.tx, [applicationId])).filter(({ state }) => state === 'asked');
  for (const red of asked) await startIssuing(ctx, red);
}

export async function answerRed(
  ctx: OperatorContext,
  { applicationId, accept, reason }: { applicationId: number; accept: boolean; reason: string },
): Promise<void> {
  const application = await lockForOperator(ctx, applicationId);
  await moveApplication(ctx, application, accept ? 'acceptRed' : 'declineRed', { by: operatorOf(ctx), note: reason });
  if (accept) await startRed(ctx, application);
  else await dropInvoices(ctx, applicationId, 'red');
  await auditStep(ctx, application, accept ? '同意红冲' : '不同意红冲', { reason });
}

export async function confirmRed(
  ctx: AccountContext,
  { applicationId, agree, note }: { applicationId: number; agree: boolean; note: string },
): Promise<void> {
  const application = await lockApplication(ctx.tx, applicationId, applicationsInReach(ctx.caller));
  await moveApplication(ctx, application, agree ? 'confirmRed' : 'refuseRed', { by: actorOf(ctx), note });
  if (agree) await startRed(ctx, application);
  else await dropInvoices(ctx, applicationId, 'red');
}

/** 作废 is for paper, whole and in its own month; a digital invoice can only be reversed. */
export async function voidPaper(ctx: OperatorContext, applicationId: number, reason: string): Promise<void> {
  const application = await lockForOperator(ctx, applicationId);
  const made = (await selectInvoices(ctx.tx, [applicationId])).filter(({ state }) => state === 'issued');
  if (made.some(({ medium, colour }) => medium !== 'paper' || colour === 'red')) throw new DomainError('paperOnly');
  const month = formatDate(ctx.now).slice(0, 7);
  if (made.some(({ issuedOn }) => !issuedOn?.startsWith(month))) throw new DomainError('voidTooLate');
  await ctx.tx
    .update(invoices)
    .set({ state: 'voided', reason })
    .where(and(eq(invoices.applicationId, applicationId), eq(invoices.state, 'issued')));
  await moveApplication(ctx, application, 'voidPaper', { by: operatorOf(ctx), note: reason });
  await auditStep(ctx, application, '作废纸质发票', { reason });
}

type Overdue = { applicationId: number; tries: number };

async function lapse(ctx: LifeContext, applicationId: number): Promise<void> {
  const application = await lockApplication(ctx.tx, applicationId);
  if (!application.dueAt || application.dueAt > ctx.now) return;
  await moveApplication(ctx, application, 'lapseRed', { by: theSystem });
  await dropInvoices(ctx, applicationId, 'red');
}

/** A reversal that nobody confirmed in time. */
export const confirmDeadline: Deadline<LifeContext, Overdue> = {
  name: 'red invoice',
  select: (tx, now, limit) =>
    tx
      .select({ applicationId: applications.applicationId, tries: applications.tries })
      .from(applications)
      .where(and(lt(applications.dueAt, now), or(isNull(applications.nextTryAt), lte(applications.nextTryAt, now))))
      .orderBy(applications.dueAt)
      .limit(limit),
  act: (ctx, { applicationId }) => ctx.tx.transaction((tx) => lapse({ ...ctx, tx }, applicationId)),
  postpone: async (tx, { applicationId }, next) => {
    await tx.update(applications).set(next).where(eq(applications.applicationId, applicationId));
  },
};
