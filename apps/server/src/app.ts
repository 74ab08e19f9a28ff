import { setTimeout } from 'node:timers/promises';
import compress from '@fastify/compress';
import { bodyUsualMaxBytes, errorCodes, transportTexts } from '@yigou/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/accounts.routes';
import { addressRoutes } from './addresses/addresses.routes';
import { addressUse } from './addresses/orgUse.service';
import { type ApprovalTools, approvalRoutes } from './approvals/approvals.routes';
import { approvalTodos } from './approvals/approvals.service';
import { auditLogRoutes } from './auditLog/auditLog.routes';
import { checkTrace } from './auditLog/auditLog.service';
import { auditorRoutes } from './auditor/auditor.routes';
import { budgetRoutes } from './budgets/budgets.routes';
import { budgetUse } from './budgets/orgUse.service';
import { cartRoutes } from './cart/cart.routes';
import { cashbookRoutes } from './cashbook/cashbook.routes';
import { skuFinder } from './catalog/finding.service';
import { concernRoutes } from './concern/concern.routes';
import { customerFinder } from './customers/finding.service';
import { bindConsoleDownload, bindDownload, bindUpload } from './files/files.routes';
import type { FileStore } from './files/files.store';
import { findingRoutes } from './finding/finding.routes';
import type { Finder } from './finding/finding.service';
import { helpRoutes } from './help/help.routes';
import { serveApiDocs } from './http/apiDocs';
import { bindCalls, bindConsole, type Doors } from './http/bind';
import { readJson, refusePacked } from './http/bodies';
import { failure, handleErrors } from './http/errors';
import { createRooms } from './http/largeBodies';
import { limitTries } from './http/limits';
import { type Pages, serveDemoPictures, servePages } from './http/pages';
import { secure } from './http/security';
import { cutSlowBodies } from './http/slowBodies';
import type { Trust } from './http/trust';
import { consoleInvoiceRoutes } from './invoices/console.routes';
import { invoiceFinder } from './invoices/finding.service';
import { type InvoiceTools, invoiceRoutes } from './invoices/invoices.routes';
import { bindInvoiceNotify } from './invoices/notify.routes';
import { operatorSeesFile, seesFileOfInvoice } from './invoices/reading.service';
import { invoiceTodos } from './invoices/todos.service';
import { invoiceDesks } from './invoices/waiting.service';
import { listRoutes } from './lists/lists.routes';
import { bindMailbox } from './notices/mailbox.routes';
import { noticeRoutes } from './notices/notices.routes';
import { operatorRoutes } from './operators/operators.routes';
import { findOperator } from './operators/operators.service';
import { staffRoutes } from './operators/staff.routes';
import { orderApprovables } from './orders/approvables.service';
import { consoleOrderRoutes } from './orders/console.routes';
import { operatorSeesFileOfOrder } from './orders/desk.service';
import { exportRoutes } from './orders/exporting.routes';
import { orderFinder } from './orders/finding.service';
import { orderRoutes } from './orders/orders.routes';
import { orderTodos, seesFileOfOrder } from './orders/orders.service';
import { orderUse } from './orders/orgUse.service';
import { orderDesks } from './orders/waiting.service';
import { orgRoutes } from './org/org.routes';
import type { OrgUse } from './org/orgUse.service';
import { overviewRoutes } from './overview/overview.routes';
import type { Desk } from './overview/overview.service';
import { consolePaymentRoutes } from './payments/console.routes';
import { paymentFinders } from './payments/finding.service';
import { bindNotifies } from './payments/notify.routes';
import { paymentRoutes } from './payments/payments.routes';
import type { GatewayTools, PayTools } from './payments/payments.service';
import { refundDesk } from './payments/waiting.service';
import { productRoutes } from './products/products.routes';
import { suggestRoutes } from './products/suggest.routes';
import { quickOrderRoutes } from './quickOrder/quickOrder.routes';
import { recoveryRoutes } from './recovery/recovery.routes';
import { registrationRoutes } from './registration/registration.routes';
import { skusBoughtBy } from './reports/bought.service';
import { consoleReportRoutes } from './reports/console.routes';
import { dashboardRoutes, reportRoutes } from './reports/reports.routes';
import { restockRoutes } from './restock/restock.routes';
import { consoleReturnRoutes } from './returns/console.routes';
import { returnFinder } from './returns/finding.service';
import { operatorSeesFileOfReturn, seesFileOfReturn } from './returns/reach.service';
import { payablesWithReturns } from './returns/refunding.service';
import { returnRoutes } from './returns/returns.routes';
import { returnDesks } from './returns/waiting.service';
import { searchRoutes } from './search/search.routes';
import { createShelves, type Shelves } from './search/shelves.service';
import { sessionRoutes } from './sessions/sessions.routes';
import { findCaller } from './sessions/sessions.service';
import { settlementRoutes } from './settlement/settlement.routes';
import { consoleShipmentRoutes } from './shipments/console.routes';
import { shipmentFinder } from './shipments/finding.service';
import { shipmentRoutes } from './shipments/shipments.routes';
import { siteRoutes } from './sites/sites.routes';
import { createSites, type Sites, siteTitleOf } from './sites/sites.service';
import { consoleStatementRoutes } from './statements/console.routes';
import { statementFinder } from './statements/finding.service';
import { operatorSeesFileOfStatement, seesFileOfStatement } from './statements/reach.service';
import { statementRoutes } from './statements/statements.routes';
import { statementTodos } from './statements/todos.service';
import { statementDesks } from './statements/waiting.service';
import { consoleTaskRoutes } from './tasks/console.routes';
import { taskDesk } from './tasks/console.service';
import { deadLetterRoutes } from './tasks/deadLetters.routes';
import { deadLetterDesk } from './tasks/deadLetters.service';
import { bindTaskDownload } from './tasks/download.routes';
import { taskRoutes } from './tasks/tasks.routes';
import { startTask } from './tasks/tasks.service';
import { todoRoutes } from './todos/todos.routes';
import type { TodoCounter } from './todos/todos.service';
import { consoleUserRoutes } from './users/console.routes';
import { memberUse, orgPeople } from './users/orgPeople.service';
import { userRoutes } from './users/users.routes';
import { shopViewRoutes, viewRoutes } from './views/views.routes';
import { consoleWantRoutes } from './wants/console.routes';
import { operatorSeesFileOfWant } from './wants/console.service';
import { wantFinder } from './wants/finding.service';
import { wantDesk } from './wants/waiting.service';
import { wantRoutes } from './wants/wants.routes';
import { seesFileOfWant } from './wants/wants.service';

/** What keeps a unit of an organisation from being removed, in the order it is said. */
const orgUses: readonly OrgUse[] = [memberUse, orderUse, budgetUse, addressUse];

/** Where the console's search looks, in the order its answers stand. */
const findersOf = ({ payables }: PayTools): readonly Finder[] => [
  orderFinder,
  shipmentFinder,
  returnFinder,
  invoiceFinder,
  statementFinder,
  wantFinder,
  ...paymentFinders(payables),
  customerFinder,
  skuFinder,
];

/** Whose work waits on the console's first page. */
const desksOf = ({ payables }: PayTools): readonly Desk[] => [
  ...orderDesks,
  ...returnDesks,
  ...invoiceDesks,
  ...statementDesks,
  wantDesk,
  refundDesk(payables),
  taskDesk,
  deadLetterDesk,
];

/** What waits for an account, on the home card and the overview. */
const todoCounters: readonly TodoCounter[] = [approvalTodos, orderTodos, statementTodos, invoiceTodos];

const routesOf = (
  sites: Sites,
  shelves: Shelves,
  payments: PayTools,
  approvals: ApprovalTools,
  invoicing: InvoiceTools,
) => ({
  ...siteRoutes(sites),
  ...sessionRoutes,
  ...recoveryRoutes,
  ...registrationRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...orgRoutes(orgPeople, orgUses),
  ...userRoutes,
  ...helpRoutes,
  ...searchRoutes,
  ...cartRoutes,
  ...settlementRoutes(payments),
  ...orderRoutes(payments),
  ...exportRoutes(startTask),
  ...shipmentRoutes,
  ...paymentRoutes(payments),
  ...returnRoutes,
  ...approvalRoutes(approvals),
  ...productRoutes(shelves),
  ...suggestRoutes(shelves),
  ...quickOrderRoutes(shelves),
  ...listRoutes,
  ...wantRoutes,
  ...restockRoutes,
  ...concernRoutes,
  ...noticeRoutes,
  ...budgetRoutes,
  ...invoiceRoutes(invoicing),
  ...taskRoutes,
  ...statementRoutes(startTask, invoicing.seller),
  ...reportRoutes(startTask),
  ...dashboardRoutes,
  ...shopViewRoutes,
  ...todoRoutes(todoCounters),
});

const consoleRoutesOf = (payments: PayTools, invoicing: InvoiceTools) => ({
  ...operatorRoutes,
  ...staffRoutes,
  ...overviewRoutes(desksOf(payments)),
  ...findingRoutes(findersOf(payments)),
  ...viewRoutes,
  ...consoleOrderRoutes,
  ...consoleShipmentRoutes,
  ...consoleReturnRoutes,
  ...consolePaymentRoutes(payments.payables),
  ...cashbookRoutes,
  ...consoleUserRoutes,
  ...consoleInvoiceRoutes(invoicing),
  ...auditLogRoutes,
  ...auditorRoutes,
  ...consoleTaskRoutes,
  ...deadLetterRoutes,
  ...consoleStatementRoutes(payments.payables),
  ...consoleReportRoutes,
  ...consoleWantRoutes,
});

export type AppParts = Pick<Doors, 'database' | 'clock' | 'jobs'> & {
  sites?: Sites;
  shelves?: Shelves;
  files: FileStore;
  payments: GatewayTools;
  invoicing: InvoiceTools;
  /** In 分: a mailed link decides about more than this only with a code. */
  approvalCodeFrom?: number;
  pages?: Pages;
  logger: boolean | object;
  trustProxy: Trust;
  rateLimit: boolean;
  servedOverHttps: boolean;
  apiDocs: boolean;
  /** Mails that were written can be read in the shop: for a demo that sends none. */
  mailbox: boolean;
};

/** ¥50,000 */
const usualCodeFrom = 5_000_000;

/** Whoever asks whether we are ready waits two seconds at most. */
const readyWithinMs = 1500;

async function answersWithin(ms: number, asked: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const answered = asked.then(
    () => true,
    () => false,
  );
  const ready = await Promise.race([answered, setTimeout(ms, false, { signal }).catch(() => false)]);
  waiting.abort();
  return ready;
}

function answerHealth(app: FastifyInstance, { database }: AppParts) {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await answersWithin(readyWithinMs, database.run('select 1'));
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger,
    trustProxy: parts.trustProxy,
    bodyLimit: bodyUsualMaxBytes,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 60_000,
  });
  handleErrors(app);
  app.setNotFoundHandler((_, reply) =>
    reply.status(404).send(failure(errorCodes.notFound, transportTexts.unknownPath)),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  refusePacked(app);
  readJson(app);
  cutSlowBodies(app);
  secure(app, parts.servedOverHttps);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
  if (parts.rateLimit) await limitTries(app);

  const shelves = parts.shelves ?? createShelves({ boughtBy: skusBoughtBy });
  const sites = parts.sites ?? createSites();
  const doors: Doors = {
    ...parts,
    findSite: sites.find,
    findCaller,
    findOperator,
    afterWrite: shelves.expire,
    rooms: createRooms(),
    checkTrace,
  };
  const payments = { ...parts.payments, payables: payablesWithReturns };
  const approvals = {
    approvables: orderApprovables,
    codeFrom: parts.approvalCodeFrom ?? usualCodeFrom,
    siteTitle: siteTitleOf,
  };
  bindCalls(app, doors, routesOf(sites, shelves, payments, approvals, parts.invoicing));
  bindConsole(app, doors, consoleRoutesOf(payments, parts.invoicing));
  await bindUpload(app, doors, parts.files);
  bindDownload(app, doors, parts.files, [
    seesFileOfOrder,
    seesFileOfReturn,
    seesFileOfInvoice,
    seesFileOfStatement,
    seesFileOfWant,
  ]);
  bindConsoleDownload(app, doors, parts.files, [
    operatorSeesFileOfOrder,
    operatorSeesFileOfReturn,
    operatorSeesFile,
    operatorSeesFileOfStatement,
    operatorSeesFileOfWant,
  ]);
  bindTaskDownload(app, doors, parts.files);
  await bindNotifies(app, doors, payments);
  await bindInvoiceNotify(app, doors, parts.invoicing.issuers, parts.files);
  if (parts.mailbox) bindMailbox(app, parts);
  answerHealth(app, parts);
  if (parts.apiDocs) await serveApiDocs(app);
  await serveDemoPictures(app);
  if (parts.pages) await servePages(app, parts.pages);
  return app;
}
