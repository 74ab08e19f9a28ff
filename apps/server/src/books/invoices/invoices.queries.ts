import type { ApplicationState } from '@yigou/contract/books/invoices.terms';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { files } from '../../ground/files/files.tables';
import { accounts } from '../../people/accounts/accounts.tables';
import { customers } from '../../people/customers/customers.tables';
import { orderLines, orders } from '../../trade/orders/orders.tables';
import {
  applicationLines,
  applicationLogs,
  applications,
  invoiceFiles,
  invoiceLines,
  invoices,
} from './invoices.tables';

export type Application = typeof applications.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;

const withPeople = (tx: Db) =>
  tx
    .select({ application: applications, applicantName: accounts.name, customerName: customers.name })
    .from(applications)
    .innerJoin(accounts, eq(accounts.accountId, applications.accountId))
    .innerJoin(customers, eq(customers.customerId, applications.customerId));
export type ApplicationFound = Awaited<ReturnType<typeof withPeople>>[number];

export async function findApplication(tx: Db, found: SQL | undefined): Promise<ApplicationFound | undefined> {
  const [row] = await withPeople(tx).where(found);
  return row;
}

type Page = { pageIndex: number; pageSize: number };

export const selectApplicationPage = (tx: Db, found: SQL | undefined, oldestFirst: boolean, page: Page) =>
  withPeople(tx)
    .where(found)
    .orderBy(
      ...[applications.createdAt, applications.applicationId].map((each) => (oldestFirst ? asc(each) : desc(each))),
    )
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize);

/** How many in each state, whatever tab is open. */
export async function countByState(tx: Db, found: SQL | undefined): Promise<Map<ApplicationState, number>> {
  const rows = await tx
    .select({ state: applications.state, n: count() })
    .from(applications)
    .innerJoin(customers, eq(customers.customerId, applications.customerId))
    .where(found)
    .groupBy(applications.state);
  return new Map(rows.map((row) => [row.state, row.n]));
}

export const selectApplicationLines = (tx: Db, applicationIds: number[]) =>
  tx
    .select({ part: applicationLines, line: orderLines, orderNo: orders.orderNo, poNo: orders.poNo })
    .from(applicationLines)
    .innerJoin(orderLines, eq(orderLines.orderLineId, applicationLines.orderLineId))
    .innerJoin(orders, eq(orders.orderId, applicationLines.orderId))
    .where(inArray(applicationLines.applicationId, applicationIds))
    .orderBy(asc(applicationLines.orderId), asc(orderLines.lineNo));

/** Those that cover goods of the order with this number. */
export const selectApplicationsOf = (tx: Db, orderNo: string) =>
  tx
    .select({ applicationId: applicationLines.applicationId })
    .from(applicationLines)
    .innerJoin(orders, eq(orders.orderId, applicationLines.orderId))
    .where(eq(orders.orderNo, orderNo));

export const selectInvoices = (tx: Db, applicationIds: number[]): Promise<InvoiceRow[]> =>
  tx.select().from(invoices).where(inArray(invoices.applicationId, applicationIds)).orderBy(asc(invoices.invoiceId));

export async function findInvoice(tx: Db, found: SQL | undefined): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoices).where(found);
  return row;
}

/** With the goods as the order names them. */
export const selectInvoiceLines = (tx: Db, invoiceIds: number[]) =>
  tx
    .select({ part: invoiceLines, line: orderLines, orderNo: orders.orderNo })
    .from(invoiceLines)
    .innerJoin(orderLines, eq(orderLines.orderLineId, invoiceLines.orderLineId))
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(inArray(invoiceLines.invoiceId, invoiceIds))
    .orderBy(asc(invoiceLines.invoiceId), asc(invoiceLines.lineNo));
export type InvoiceLineRow = Awaited<ReturnType<typeof selectInvoiceLines>>[number];

export const selectInvoiceFiles = (tx: Db, invoiceIds: number[]) =>
  tx
    .select({ invoiceId: invoiceFiles.invoiceId, file: files })
    .from(invoiceFiles)
    .innerJoin(files, eq(files.fileId, invoiceFiles.fileId))
    .where(inArray(invoiceFiles.invoiceId, invoiceIds))
    .orderBy(asc(files.fileName));

export const selectLogs = (tx: Db, applicationIds: number[]) =>
  tx
    .select()
    .from(applicationLogs)
    .where(inArray(applicationLogs.applicationId, applicationIds))
    .orderBy(asc(applicationLogs.invoiceLogId));

/** Red ones that will be made unless somebody refuses: what they take, nobody else takes. */
const underWay: InvoiceRow['state'][] = ['asked', 'waiting', 'processing'];

/** What red ones that are under way will take of an order line. */
export async function sumRedUnderWay(tx: Db, orderLineId: number): Promise<{ qty: number; total: number }> {
  const [row] = await tx
    .select({
      qty: sql<number>`coalesce(sum(${invoiceLines.qty}), 0)::int`,
      total: sql<number>`coalesce(sum(${invoiceLines.total}), 0)::float8`,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.invoiceId, invoiceLines.invoiceId))
    .where(
      and(eq(invoiceLines.orderLineId, orderLineId), eq(invoices.colour, 'red'), inArray(invoices.state, underWay)),
    );
  return row ?? { qty: 0, total: 0 };
}

/** How much of an order stands on invoices that count, in 分. */
export async function sumIssued(tx: Db, orderId: number): Promise<number> {
  const [row] = await tx
    .select({
      sum: sql<number>`coalesce(sum(case ${invoices.colour} when 'blue' then ${invoiceLines.total} else -${invoiceLines.total} end), 0)::float8`,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.invoiceId, invoiceLines.invoiceId))
    .innerJoin(orderLines, eq(orderLines.orderLineId, invoiceLines.orderLineId))
    .where(and(eq(orderLines.orderId, orderId), eq(invoices.state, 'issued')));
  return row?.sum ?? 0;
}

/** What red ones have taken back of a blue invoice's lines. */
export type Reversed = { blueId: number; lineNo: number; qty: number; total: number; tax: number };

export async function selectReversed(tx: Db, blueIds: number[]): Promise<Reversed[]> {
  if (blueIds.length === 0) return [];
  const rows = await tx
    .select({
      blueId: invoices.blueId,
      lineNo: invoiceLines.lineNo,
      qty: sql<number>`sum(${invoiceLines.qty})::int`,
      total: sql<number>`sum(${invoiceLines.total})::float8`,
      tax: sql<number>`sum(${invoiceLines.tax})::float8`,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.invoiceId, invoiceLines.invoiceId))
    .where(and(inArray(invoices.blueId, blueIds), eq(invoices.state, 'issued')))
    .groupBy(invoices.blueId, invoiceLines.lineNo);
  return rows.map((row) => ({ ...row, blueId: row.blueId ?? 0 }));
}
