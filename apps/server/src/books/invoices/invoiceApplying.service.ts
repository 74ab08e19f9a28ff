import type { InvoicePreview } from '@yigou/contract/books/invoices';
import { qualificationLabels } from '@yigou/contract/books/invoices.terms';
import { fenToYuan, formatYuan, yuanToFen } from '@yigou/contract/ground/money';
import { and, eq, inArray } from 'drizzle-orm';
import { companyNameOf } from '../../ground/companies/companies.service';
import { nextNumber } from '../../ground/db/numbers';
import { type AccountContext, actorOf } from '../../ground/http/context';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import { takeForInvoice } from '../../trade/orders/orderInvoicing.service';
import { lockOrders, type Order } from '../../trade/orders/orderMoves.service';
import { ordersInReach } from '../../trade/orders/orderReach.service';
import { orders } from '../../trade/orders/orders.tables';
import { invoiceablePieces } from './invoiceable.service';
import { beginApplication, lockApplication, moveApplication } from './invoiceMoves.service';
import { applicationsInReach } from './invoiceReach.service';
import type { Application } from './invoices.queries';
import { applicationLines, applications } from './invoices.tables';
import { splitIntoInvoices, splitReason, sumPieces } from './splitting.rules';
import { findTitle, type Title } from './titles.service';

/** Who issues. */
export type Seller = { taxNo: string };

function refuseUnqualified({ type, name, qualification }: Title): void {
  if (type === 'special' && qualification !== 'passed')
    throw new DomainError('invoiceUnqualified', { name, state: qualificationLabels[qualification] });
}

function allOf(found: readonly Order[], orderIds: readonly number[]): void {
  if (found.length !== orderIds.length) throw new DomainError('notFound');
}

const sumsOf = ({ total, tax }: { total: number; tax: number }) => ({
  amount: fenToYuan(total - tax),
  tax: fenToYuan(tax),
  total: fenToYuan(total),
});

export async function previewInvoices(
  ctx: AccountContext,
  { titleId, orderIds }: { titleId: number; orderIds: number[] },
): Promise<InvoicePreview> {
  const title = await findTitle(ctx, titleId);
  refuseUnqualified(title);
  const found = await ctx.tx
    .select()
    .from(orders)
    .where(and(inArray(orders.orderId, orderIds), ordersInReach(ctx.caller)))
    .orderBy(orders.orderId);
  allOf(found, orderIds);
  const parts = await invoiceablePieces(ctx.tx, found);
  const sheets = splitIntoInvoices(parts.flatMap(({ pieces }) => pieces));
  const orderOf = new Map(parts.flatMap(({ order, lines }) => lines.map((line) => [line.orderLineId, order.orderId])));
  return {
    type: title.type,
    titleName: title.name,
    sellerName: await companyNameOf(ctx.tx, ctx.site.companyId),
    email: title.email,
    invoices: sheets.map((sheet) => ({
      ...sumsOf(sumPieces(sheet)),
      orders: new Set(sheet.map((piece) => orderOf.get(piece.orderLineId))).size,
      lines: sheet.length,
    })),
    why: splitReason(sheets.length, orderIds.length),
    ...sumsOf(sumPieces(sheets.flat())),
  };
}

type Applying = { requestId: string; titleId: number; orderIds: number[]; total: number; remark: string };

const snapshotOf = ({ holder, name, taxNo, address, phone, bank, bankAccount, email, mobile }: Title) => ({
  holder,
  name,
  taxNo,
  address,
  phone,
  bank,
  bankAccount,
  email,
  mobile,
});

async function knownFor({ tx, caller }: AccountContext, requestId: string, requestHash: string) {
  const [known] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.accountId, caller.accountId), eq(applications.requestId, requestId)));
  if (known && known.requestHash !== requestHash) throw new DomainError('requestReused');
  return known;
}

/** The orders are locked before anything is judged: a second application over one of them finds nothing left. */
export async function apply(ctx: AccountContext, seller: Seller, input: Applying): Promise<Application> {
  const { tx, now, caller } = ctx;
  const { requestId, titleId, orderIds, total, remark } = input;
  const found = await lockOrders(tx, orderIds, ordersInReach(caller));
  const requestHash = contentMark({ titleId, orderIds, total, remark });
  const known = await knownFor(ctx, requestId, requestHash);
  if (known) return known;
  allOf(found, orderIds);
  const title = await findTitle(ctx, titleId);
  refuseUnqualified(title);
  const parts = await invoiceablePieces(tx, found);
  const sums = sumPieces(parts.flatMap(({ pieces }) => pieces));
  if (sums.total !== yuanToFen(total))
    throw new DomainError('invoiceChanged', { total: formatYuan(fenToYuan(sums.total)) });
  const [made] = await tx
    .insert(applications)
    .values({
      applicationNo: await nextNumber(tx, 'F', 'invoice_application_number', now),
      companyId: caller.companyId,
      customerId: caller.customerId,
      orgId: caller.orgId,
      accountId: caller.accountId,
      requestId,
      requestHash,
      state: 'pendingReview',
      type: title.type,
      title: snapshotOf(title),
      sellerName: await companyNameOf(tx, caller.companyId),
      sellerTaxNo: seller.taxNo,
      remark,
      ...sums,
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('the application was not stored');
  const { applicationId, applicationNo } = made;
  for (const { order, pieces } of parts) {
    await tx
      .insert(applicationLines)
      .values(pieces.map((piece) => ({ ...piece, applicationId, orderId: order.orderId })));
    await takeForInvoice(ctx, order, pieces, actorOf(ctx), applicationNo);
  }
  await beginApplication(ctx, made, actorOf(ctx));
  return made;
}

export async function withdraw(ctx: AccountContext, applicationId: number): Promise<void> {
  const application = await lockApplication(ctx.tx, applicationId, applicationsInReach(ctx.caller));
  await moveApplication(ctx, application, 'withdraw', { by: actorOf(ctx) });
}
