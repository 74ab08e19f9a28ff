import { setTimeout } from 'node:timers/promises';
import compress from '@fastify/compress';
import { bodyUsualMaxBytes } from '@yigou/contract/ground/call';
import { errorCodes } from '@yigou/contract/ground/envelope';
import { transportTexts } from '@yigou/contract/ground/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { auditorRoutes } from './books/auditor/auditor.routes';
import { cashbookRoutes } from './books/cashbook/cashbook.routes';
import { consoleInvoiceRoutes } from './books/invoices/invoiceConsole.routes';
import { invoiceDesks } from './books/invoices/invoiceDesks.service';
import { invoiceFinder } from './books/invoices/invoiceFinder.service';
import { type InvoiceTools, invoiceRoutes } from './books/invoices/invoices.routes';
import { invoiceTodos } from './books/invoices/invoiceTodos.service';
import { bindInvoiceNotify } from './books/invoices/notify.routes';
import { operatorSeesFile, seesFileOfInvoice } from './books/invoices/reading.service';
import { skusBoughtBy } from './books/reports/bought.service';
import { consoleReportRoutes } from './books/reports/reportConsole.routes';
import { dashboardRoutes, reportRoutes } from './books/reports/reports.routes';
import { consoleStatementRoutes } from './books/statements/statementConsole.routes';
import { statementDesks } from './books/statements/statementDesks.service';
import { statementFinder } from './books/statements/statementFinder.service';
import { operatorSeesFileOfStatement, seesFileOfStatement } from './books/statements/statementReach.service';
import { statementRoutes } from './books/statements/statements.routes';
import { statementTodos } from './books/statements/statementTodos.service';
import { skuFinder } from './goods/catalog/productFinder.service';
import { favouriteRoutes } from './goods/favourites/favourites.routes';
import { productRoutes } from './goods/products/products.routes';
import { suggestRoutes } from './goods/products/suggest.routes';
import { searchRoutes } from './goods/search/search.routes';
import { createShelves, type Shelves } from './goods/search/shelf/shelves.service';
import { siteRoutes } from './goods/sites/sites.routes';
import { createSites, type Sites, siteTitleOf } from './goods/sites/sites.service';
import { auditLogRoutes } from './ground/auditLog/auditLog.routes';
import { checkTrace } from './ground/auditLog/auditLog.service';
import { bindConsoleDownload, bindDownload, bindUpload } from './ground/files/files.routes';
import type { FileStore } from './ground/files/files.store';
import { serveApiDocs } from './ground/http/apiDocs';
import { bindCalls, bindConsole, type CallDeps } from './ground/http/bind';
import { readJson, refusePacked } from './ground/http/bodies';
import { failure, handleErrors } from './ground/http/errors';
import { createRooms } from './ground/http/largeBodies';
import { limitTries } from './ground/http/limits';
import { type Pages, serveDemoPictures, servePages } from './ground/http/pages';
import { secure } from './ground/http/security';
import { cutSlowBodies } from './ground/http/slowBodies';
import type { Trust } from './ground/http/trust';
import { budgetUse } from './money/budgets/budgetOrgUse.service';
import { budgetRoutes } from './money/budgets/budgets.routes';
import { bindNotifies } from './money/payments/notify.routes';
import { consolePaymentRoutes } from './money/payments/paymentConsole.routes';
import { refundDesk } from './money/payments/paymentDesks.service';
import { paymentFinders } from './money/payments/paymentFinder.service';
import { paymentRoutes } from './money/payments/payments.routes';
import type { GatewayTools, PayTools } from './money/payments/payments.service';
import { accountRoutes } from './people/accounts/accounts.routes';
import { customerFinder } from './people/customers/customerFinder.service';
import { helpRoutes } from './people/help/help.routes';
import { lookupRoutes } from './people/lookup/lookup.routes';
import type { Finder } from './people/lookup/lookup.service';
import { bindMailbox } from './people/notices/mailbox.routes';
import { noticeRoutes } from './people/notices/notices.routes';
import { operatorRoutes } from './people/operators/operators.routes';
import { findOperator } from './people/operators/operators.service';
import { staffRoutes } from './people/operators/staff.routes';
import { orgRoutes } from './people/org/org.routes';
import type { OrgUse } from './people/org/orgUse.service';
import { overviewRoutes } from './people/overview/overview.routes';
import type { Desk } from './people/overview/overview.service';
import { recoveryRoutes } from './people/recovery/recovery.routes';
import { registrationRoutes } from './people/registration/registration.routes';
import { sessionRoutes } from './people/sessions/sessions.routes';
import { findCaller } from './people/sessions/sessions.service';
import { deadLetterRoutes } from './people/tasks/deadLetters.routes';
import { deadLetterDesk } from './people/tasks/deadLetters.service';
import { bindTaskDownload } from './people/tasks/download.routes';
import { consoleTaskRoutes } from './people/tasks/taskConsole.routes';
import { taskDesk } from './people/tasks/taskConsole.service';
import { taskRoutes } from './people/tasks/tasks.routes';
import { startTask } from './people/tasks/tasks.service';
import { todoRoutes } from './people/todos/todos.routes';
import type { TodoCounter } from './people/todos/todos.service';
import { memberUse, orgPeople } from './people/users/orgPeople.service';
import { consoleUserRoutes } from './people/users/userConsole.routes';
import { userRoutes } from './people/users/users.routes';
import { shopViewRoutes, viewRoutes } from './people/views/views.routes';
import { addressRoutes } from './trade/addresses/addresses.routes';
import { addressUse } from './trade/addresses/addressOrgUse.service';
import { type ApprovalTools, approvalRoutes } from './trade/approvals/approvals.routes';
import { approvalTodos } from './trade/approvals/approvals.service';
import { cartRoutes } from './trade/cart/cart.routes';
import { checkoutRoutes } from './trade/checkout/checkout.routes';
import { listsHolding } from './trade/lists/holding.service';
import { listRoutes } from './trade/lists/lists.routes';
import { orderApprovables } from './trade/orders/approvables.service';
import { operatorSeesFileOfOrder } from './trade/orders/desk.service';
import { consoleOrderRoutes } from './trade/orders/orderConsole.routes';
import { orderDesks } from './trade/orders/orderDesks.service';
import { exportRoutes } from './trade/orders/orderExport.routes';
import { orderFinder } from './trade/orders/orderFinder.service';
import { orderUse } from './trade/orders/orderOrgUse.service';
import { orderRoutes } from './trade/orders/orders.routes';
import { orderTodos, seesFileOfOrder } from './trade/orders/orders.service';
import { spentThisMonth } from './trade/orders/spending.service';
import { quickOrderRoutes } from './trade/quickOrder/quickOrder.routes';
import { consoleGoodsRequestRoutes } from './trade/requests/requestConsole.routes';
import { operatorSeesFileOfGoodsRequest } from './trade/requests/requestConsole.service';
import { goodsRequestDesk } from './trade/requests/requestDesks.service';
import { goodsRequestFinder } from './trade/requests/requestFinder.service';
import { goodsRequestRoutes } from './trade/requests/requests.routes';
import { seesFileOfGoodsRequest } from './trade/requests/requests.service';
import { payablesWithReturns } from './trade/returns/refunding.service';
import { consoleReturnRoutes } from './trade/returns/returnConsole.routes';
import { returnDesks } from './trade/returns/returnDesks.service';
import { returnFinder } from './trade/returns/returnFinder.service';
import { operatorSeesFileOfReturn, seesFileOfReturn } from './trade/returns/returnReach.service';
import { returnRoutes } from './trade/returns/returns.routes';
import { consoleShipmentRoutes } from './trade/shipments/shipmentConsole.routes';
import { shipmentFinder } from './trade/shipments/shipmentFinder.service';
import { shipmentRoutes } from './trade/shipments/shipments.routes';
import { stockAlertRoutes } from './trade/stockAlerts/stockAlerts.routes';

/** What keeps a unit of an organisation from being removed, in the order it is said. */
const orgUses: readonly OrgUse[] = [memberUse, orderUse, budgetUse, addressUse];

/** Where the console's search looks, in the order its answers stand. */
const findersOf = ({ payables }: PayTools): readonly Finder[] => [
  orderFinder,
  shipmentFinder,
  returnFinder,
  invoiceFinder,
  statementFinder,
  goodsRequestFinder,
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
  goodsRequestDesk,
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
  ...userRoutes(spentThisMonth),
  ...helpRoutes,
  ...searchRoutes,
  ...cartRoutes,
  ...checkoutRoutes(payments),
  ...orderRoutes(payments),
  ...exportRoutes(startTask),
  ...shipmentRoutes,
  ...paymentRoutes(payments),
  ...returnRoutes,
  ...approvalRoutes(approvals),
  ...productRoutes(shelves),
  ...suggestRoutes(shelves, listsHolding),
  ...quickOrderRoutes(shelves),
  ...listRoutes,
  ...goodsRequestRoutes,
  ...stockAlertRoutes,
  ...favouriteRoutes,
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
  ...lookupRoutes(findersOf(payments)),
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
  ...consoleGoodsRequestRoutes,
});

export type AppParts = Pick<CallDeps, 'database' | 'clock' | 'jobs'> & {
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
  const deps: CallDeps = {
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
  bindCalls(app, deps, routesOf(sites, shelves, payments, approvals, parts.invoicing));
  bindConsole(app, deps, consoleRoutesOf(payments, parts.invoicing));
  await bindUpload(app, deps, parts.files);
  bindDownload(app, deps, parts.files, [
    seesFileOfOrder,
    seesFileOfReturn,
    seesFileOfInvoice,
    seesFileOfStatement,
    seesFileOfGoodsRequest,
  ]);
  bindConsoleDownload(app, deps, parts.files, [
    operatorSeesFileOfOrder,
    operatorSeesFileOfReturn,
    operatorSeesFile,
    operatorSeesFileOfStatement,
    operatorSeesFileOfGoodsRequest,
  ]);
  bindTaskDownload(app, deps, parts.files);
  await bindNotifies(app, deps, payments);
  await bindInvoiceNotify(app, deps, parts.invoicing.issuers, parts.files);
  if (parts.mailbox) bindMailbox(app, parts);
  answerHealth(app, parts);
  if (parts.apiDocs) await serveApiDocs(app);
  await serveDemoPictures(app);
  if (parts.pages) await servePages(app, parts.pages);
  return app;
}
