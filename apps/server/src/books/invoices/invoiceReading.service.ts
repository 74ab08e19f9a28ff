import type { InvalidRow } from '@yigou/contract/books/invoices';
import type { ConsoleApplication } from '@yigou/contract/books/invoices.console';
import {
  type ApplicationState,
  type ApplicationTab,
  applicationTabs,
  type ConsoleInvoiceTab,
  consoleInvoiceTabs,
  type InvoiceDuty,
} from '@yigou/contract/books/invoices.terms';
import { type calls, calls as shopCalls } from '@yigou/contract/calls';
import type { consoleCalls } from '@yigou/contract/console';
import { isMet } from '@yigou/contract/ground/functions';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { and, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { AccountContext, OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customers } from '../../people/customers/customers.tables';
import { applicationsInReach, applicationsOfCompany } from './invoiceReach.service';
import { countByState, findApplication, selectApplicationPage, selectApplicationsOf } from './invoices.queries';
import { actionsFor, dutiesFor } from './invoices.rules';
import { applications, invoiceFiles, invoices } from './invoices.tables';
import { toModel, toRows } from './invoiceView.service';
import type { Issuers } from './issuing.service';

type Tabs<T extends string> = Record<T, { states: readonly ApplicationState[] }>;

const invoiceHas = (tx: Db, condition: SQL | undefined) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(invoices)
      .where(and(eq(invoices.applicationId, applications.applicationId), condition)),
  );

/** Its number, a number of an invoice or of an order written out, the title, or the customer. */
const matching = (tx: Db, word: string) =>
  word
    ? or(
        ilike(applications.applicationNo, containing(word)),
        ilike(sql`${applications.title} ->> 'name'`, containing(word)),
        ilike(customers.name, containing(word)),
        invoiceHas(tx, ilike(invoices.invoiceNo, containing(word))),
        inArray(applications.applicationId, selectApplicationsOf(tx, word)),
      )
    : undefined;

const inTab = (states: readonly ApplicationState[]) => inArray(applications.state, [...states]);

async function countTabs<T extends string>(tx: Db, found: SQL | undefined, tabs: Tabs<T>): Promise<Record<T, number>> {
  const counts = await countByState(tx, found);
  const sum = (states: readonly ApplicationState[]) => states.reduce((n, state) => n + (counts.get(state) ?? 0), 0);
  return Object.fromEntries(Object.entries<Tabs<T>[T]>(tabs).map(([tab, { states }]) => [tab, sum(states)])) as Record<
    T,
    number
  >;
}

/** What waits for the caller. */
export const countMine = ({ tx, caller }: AccountContext): Promise<number> =>
  tx.$count(applications, and(applicationsInReach(caller), inTab(applicationTabs.mine.states)));

type PageInput = z.output<(typeof calls)['Invoice/GetPage']['input']>;

export async function pageApplications({ tx, caller }: AccountContext, { reqData, searchKey, ...paging }: PageInput) {
  const tab: ApplicationTab = reqData?.tab ?? 'all';
  const found = and(applicationsInReach(caller), matching(tx, searchKey.trim()));
  const tabCounts = await countTabs(tx, found, applicationTabs);
  const rows = await selectApplicationPage(tx, and(found, inTab(applicationTabs[tab].states)), false, paging);
  return { resultData: await toRows(tx, rows), totalCount: tabCounts[tab], tabCounts };
}

const one = (applicationId: number, reach: SQL | undefined) =>
  and(eq(applications.applicationId, applicationId), reach);

export async function readApplication({ tx, caller }: AccountContext, applicationId: number) {
  const found = await findApplication(tx, one(applicationId, applicationsInReach(caller)));
  if (!found) throw new DomainError('notFound');
  return toModel(tx, found, 'buyer');
}

type ConsolePageInput = z.output<(typeof consoleCalls)['Invoice/GetPage']['input']>;

export async function pageForOperators(ctx: OperatorContext, { reqData, searchKey, ...paging }: ConsolePageInput) {
  const { tx, caller } = ctx;
  const tab: ConsoleInvoiceTab = reqData?.tab ?? 'pendingReview';
  const found = and(applicationsOfCompany(caller), matching(tx, searchKey.trim()));
  const tabCounts = await countTabs(tx, found, consoleInvoiceTabs);
  const oldestFirst = ['pendingReview', 'issuing', 'red', 'reversing'].includes(tab);
  const rows = await selectApplicationPage(tx, and(found, inTab(consoleInvoiceTabs[tab].states)), oldestFirst, paging);
  const shown = await toRows(tx, rows);
  const named = (at: number) => rows[at]?.customerName ?? '';
  return {
    resultData: shown.map((row, at) => ({ ...row, customerName: named(at) })),
    totalCount: tabCounts[tab],
    tabCounts,
  };
}

/** Which function each duty asks for. */
const dutyNeeds: Record<InvoiceDuty, 'invoices/issue' | 'invoices/red'> = {
  approve: 'invoices/issue',
  reject: 'invoices/issue',
  enter: 'invoices/issue',
  retry: 'invoices/issue',
  acceptRed: 'invoices/red',
  refuseRed: 'invoices/red',
  demandRed: 'invoices/red',
  voidPaper: 'invoices/red',
};

export async function readForOperator(
  ctx: OperatorContext,
  issuers: Issuers,
  applicationId: number,
): Promise<ConsoleApplication> {
  const found = await findApplication(ctx.tx, one(applicationId, applicationsOfCompany(ctx.caller)));
  if (!found) throw new DomainError('notFound');
  const model = await toModel(ctx.tx, found, 'operator');
  const open = model.invoices.filter(
    ({ state, issuer }) => state === 'failed' || (state === 'waiting' && issuer === 'hand'),
  );
  const duties: InvoiceDuty[] = [
    ...dutiesFor(model.state),
    ...(open.length > 0 ? (['enter'] as const) : []),
    ...(issuers.service && open.some(({ state, colour }) => state === 'failed' && colour === 'blue')
      ? (['retry'] as const)
      : []),
  ];
  const paper = model.invoices.some(({ medium }) => medium === 'paper');
  return {
    ...model,
    customerName: found.customerName,
    serviceReady: issuers.service !== null,
    duties: duties.filter((duty) => ctx.caller.functions.has(dutyNeeds[duty]) && (duty !== 'voidPaper' || paper)),
  };
}

type InvalidInput = z.output<(typeof calls)['Invoice/GetInvalidPage']['input']>;
const isVoid = eq(invoices.state, 'voided');

/** Red ones from the moment they are asked for, and paper that was voided. */
export async function pageInvalid(
  { tx, caller }: AccountContext,
  { reqData, searchKey, pageIndex, pageSize }: InvalidInput,
) {
  const word = searchKey.trim();
  const blue = sql<string>`coalesce((select blue.invoice_no from invoice as blue where blue.invoice_id = ${invoices.blueId}), '')`;
  const isRed = eq(invoices.colour, 'red');
  const found = and(
    applicationsInReach(caller),
    reqData?.kind === 'red' ? isRed : reqData?.kind === 'void' ? isVoid : or(isRed, isVoid),
    word
      ? or(
          ilike(invoices.invoiceNo, containing(word)),
          ilike(blue, containing(word)),
          ilike(applications.applicationNo, containing(word)),
        )
      : undefined,
  );
  const from = (db: Db) =>
    db
      .select({ invoice: invoices, application: applications, blueNo: blue })
      .from(invoices)
      .innerJoin(applications, eq(applications.applicationId, invoices.applicationId))
      .where(found);
  const rows = await from(tx)
    .orderBy(desc(invoices.createdAt), desc(invoices.invoiceId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const resultData = rows.map(({ invoice, application, blueNo }): InvalidRow => {
    const waits = invoice.state === 'asked';
    return {
      invoiceId: invoice.invoiceId,
      applicationId: application.applicationId,
      applicationNo: application.applicationNo,
      kind: invoice.colour === 'red' ? 'red' : 'void',
      state: invoice.state,
      applicationState: application.state,
      invoiceNo: invoice.invoiceNo ?? '',
      blueNo: invoice.colour === 'red' ? blueNo : (invoice.invoiceNo ?? ''),
      titleName: application.title.name,
      total: fenToYuan(invoice.total),
      reason: invoice.reason,
      note: invoice.note,
      time: formatTime(invoice.createdAt),
      dueTime: waits && application.dueAt ? formatTime(application.dueAt) : '',
      actions: waits
        ? actionsFor(application.state).filter((action) => action === 'confirmRed' || action === 'refuseRed')
        : [],
    };
  });
  return { resultData, totalCount: await tx.$count(from(tx).as('found')) };
}

const hasFile = async (tx: Db, reach: SQL | undefined, fileId: string): Promise<boolean> => {
  const found = await tx
    .select({ fileId: invoiceFiles.fileId })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.invoiceId, invoiceFiles.invoiceId))
    .innerJoin(applications, eq(applications.applicationId, invoices.applicationId))
    .where(and(reach, eq(invoiceFiles.fileId, fileId)));
  return found.length > 0;
};

/** Who may open an application may open its files. */
export const seesFileOfInvoice = async ({ tx, caller }: AccountContext, fileId: string): Promise<boolean> =>
  isMet(shopCalls['Invoice/GetModel'].needs, caller.functions) && hasFile(tx, applicationsInReach(caller), fileId);

export const operatorSeesFile = async ({ tx, caller }: OperatorContext, fileId: string): Promise<boolean> =>
  caller.functions.has('invoices/view') && hasFile(tx, applicationsOfCompany(caller), fileId);
