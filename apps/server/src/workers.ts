import type { FastifyBaseLogger } from 'fastify';
import type { FlowContext } from './approvals/approvables.service';
import { approvalDeadline } from './approvals/overdue.service';
import { booksCheck } from './auditor/checking.service';
import { carryDeadline } from './budgets/carrying.service';
import type { Channels } from './channels/channels.service';
import { cleanUp } from './cleanup';
import type { Db } from './db/client';
import type { FileStore } from './files/files.store';
import { type IssueContext, type Issuers, issueDeadline, runInvoice } from './invoices/issuing.service';
import { confirmDeadline } from './invoices/reversing.service';
import { runDeadline } from './jobs/deadlines';
import type { JobServer } from './jobs/jobs';
import { type Deliver, sendFromOutbox } from './jobs/outbox';
import type { Clock } from './lib/clock';
import { orderApprovables } from './orders/approvables.service';
import { orderExport } from './orders/exporting.service';
import { orderDeadline } from './orders/overdue.service';
import { attemptDeadline, type PayContext } from './payments/attempts.service';
import { refundDeadline, runRefund } from './payments/refunding.service';
import { countChanges } from './reports/counting.service';
import { reportExport } from './reports/exporting.service';
import { restockDeadline } from './restock/telling.service';
import { returnDeadline } from './returns/overdue.service';
import { payablesWithReturns } from './returns/refunding.service';
import { shipmentDeadline } from './shipments/overdue.service';
import { buildDeadline } from './statements/building.service';
import { collectDeadline } from './statements/collecting.service';
import { statementExport } from './statements/exporting.service';
import { invoicedDeadline } from './statements/invoicing.service';
import { overdueDeadline } from './statements/overdue.service';
import { taskDeadline } from './tasks/overdue.service';
import { runTask, type TaskKinds } from './tasks/running.service';

/** What the features give to be done in the background. */
export const taskKinds: TaskKinds = { orderExport, statementExport, reportExport, booksCheck };

type Duties = {
  db: Db;
  jobs: JobServer;
  clock: Clock;
  deliver: Deliver;
  channels: Channels;
  issuers: Issuers;
  files: FileStore;
  log: FastifyBaseLogger;
};

/**
 * Every minute, on whichever server the queue gives it to: whatever the features say is due. All that it looks at is in
 * the database, so a restart forgets nothing.
 */
export async function sweep(
  ctx: PayContext & FlowContext,
  invoicing?: Pick<IssueContext, 'issuers' | 'files'>,
): Promise<void> {
  await runDeadline(ctx, attemptDeadline);
  await runDeadline(ctx, orderDeadline);
  await runDeadline(ctx, approvalDeadline);
  await runDeadline(ctx, shipmentDeadline);
  await runDeadline(ctx, returnDeadline);
  await runDeadline(ctx, refundDeadline);
  await runDeadline(ctx, carryDeadline);
  await runDeadline(ctx, confirmDeadline);
  await runDeadline(ctx, taskDeadline);
  await runDeadline(ctx, collectDeadline);
  await runDeadline(ctx, buildDeadline);
  await runDeadline(ctx, overdueDeadline);
  await runDeadline(ctx, invoicedDeadline);
  await runDeadline(ctx, restockDeadline);
  if (invoicing) await runDeadline({ ...ctx, ...invoicing }, issueDeadline);
}

/** Every background duty of the house, in one list. */
export async function startWorkers({ db, jobs, clock, deliver, channels, issuers, files, log }: Duties): Promise<void> {
  const paying = () => ({
    tx: db,
    now: clock.now(),
    jobs,
    log,
    channels,
    payables: payablesWithReturns,
    approvables: orderApprovables,
  });
  await jobs.work('outbox', ({ outboxId }) => sendFromOutbox(db, outboxId, clock.now(), deliver));
  await jobs.work('cleanup', () => cleanUp(db, files, clock.now()));
  await jobs.schedule('cleanup', '30 3 * * *');
  await jobs.work('refund', ({ refundNo }) => runRefund(paying(), refundNo));
  await jobs.work('task', ({ taskId }) => runTask({ db, clock, files, kinds: taskKinds, log }, taskId));
  await jobs.work('invoice', ({ invoiceId }) => runInvoice({ ...paying(), issuers, files }, invoiceId));
  await jobs.work('sweep', () => sweep(paying(), { issuers, files }));
  await jobs.schedule('sweep', '* * * * *');
  await jobs.work('count', () => countChanges({ db, log }, clock.now()));
  await jobs.schedule('count', '* * * * *');
  // What fell due while no server ran does not wait for the next minute.
  await jobs.send(db, 'sweep', {});
  await jobs.send(db, 'count', {});
}
