import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { consoleInvoiceRoutes } from './invoiceConsole.routes';
import { invoiceDesks } from './invoiceDesks.service';
import { invoiceFinder } from './invoiceFinder.service';
import { bindInvoiceNotify } from './invoiceNotify.routes';
import { operatorSeesFile, seesFileOfInvoice } from './invoiceReading.service';
import { invoiceRoutes } from './invoices.routes';
import { invoiceTodos } from './invoiceTodos.service';
import { issueDeadline, runInvoice } from './issuing.service';
import { confirmDeadline } from './reversing.service';

export const invoicesFeature: Feature = {
  routes: ({ invoicing }) => invoiceRoutes(invoicing),
  consoleRoutes: ({ invoicing }) => consoleInvoiceRoutes(invoicing),
  bind: (app, deps, { invoicing, files }) => bindInvoiceNotify(app, deps, invoicing.issuers, files),
  finders: () => [invoiceFinder],
  desks: () => invoiceDesks,
  todoCounter: invoiceTodos,
  mayReadFile: seesFileOfInvoice,
  operatorMayReadFile: operatorSeesFile,
  duties: [dutyOf(confirmDeadline)],
  issuingDuties: [dutyOf(issueDeadline)],
  work: ({ jobs, context }) => jobs.work('invoice', ({ invoiceId }) => runInvoice(context(), invoiceId)),
};
