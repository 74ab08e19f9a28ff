import type { FastifyBaseLogger } from 'fastify';
import { booksCheck } from './books/auditor/checking.service';
import { type IssueContext, type Issuers, issueDeadline, runInvoice } from './books/invoices/issuing.service';
import { confirmDeadline } from './books/invoices/reversing.service';
import { countChanges } from './books/reports/counting.service';
import { reportExport } from './books/reports/reportExport.service';
import { buildDeadline } from './books/statements/building.service';
import { collectDeadline } from './books/statements/collecting.service';
import { invoicedDeadline } from './books/statements/invoicing.service';
import { statementExport } from './books/statements/statementExport.service';
import { overdueDeadline } from './books/statements/statementOverdue.service';
import { cleanUp } from './cleanup';
import type { Db } from './ground/db/client';
import { countRows } from './ground/db/statistics';
import type { FileStore } from './ground/files/files.store';
import { type Deadline, runDeadline } from './ground/jobs/deadlines';
import { type JobServer, outboxQueues } from './ground/jobs/jobs';
import { type Deliver, sendFromOutbox } from './ground/jobs/outbox';
import type { Clock } from './ground/lib/clock';
import { carryDeadline } from './money/budgets/carrying.service';
import type { Channels } from './money/channels/channels.service';
import { attemptDeadline, type PayContext } from './money/payments/attempts.service';
import { refundDeadline, runRefund } from './money/payments/refunding.service';
import { runTask, type TaskKinds } from './people/tasks/running.service';
import { taskDeadline } from './people/tasks/taskOverdue.service';
import type { FlowContext } from './trade/approvals/approvables.service';
import { approvalDeadline } from './trade/approvals/approvalOverdue.service';
import { orderApprovables } from './trade/orders/approvables.service';
import { orderExport } from './trade/orders/orderExport.service';
import { orderDeadline } from './trade/orders/orderOverdue.service';
import { payablesWithReturns } from './trade/returns/refunding.service';
import { returnDeadline } from './trade/returns/returnOverdue.service';
import { shipmentDeadline } from './trade/shipments/shipmentOverdue.service';
import { stockAlertDeadline } from './trade/stockAlerts/telling.service';

/** What the features give to be done in the background. */
export const taskKinds: TaskKinds = { orderExport, statementExport, reportExport, booksCheck };

/** Of each lane: so many leave side by side. */
const lettersAtOnce = 20;

type Duties = {
  db: Db;
  jobs: JobServer;
  clock: Clock;
  deliver: Deliver;
  /** What was sent can be read in the mailbox of a demo. */
  keep: boolean;
  channels: Channels;
  issuers: Issuers;
  files: FileStore;
  /** PostgreSQL counts by itself; of a large shop it takes longer than a statement may. */
  countsRows: boolean;
  log: FastifyBaseLogger;
};

type Sweeping = PayContext & FlowContext;
type Invoicing = Pick<IssueContext, 'issuers' | 'files'>;
type Duty<C> = { name: string; run: (ctx: C) => Promise<void> };

const dutyOf = <Row extends { tries: number }>(deadline: Deadline<Sweeping, Row>): Duty<Sweeping> => ({
  name: deadline.name,
  run: (ctx) => runDeadline(ctx, deadline),
});

/** Whatever the features say falls due by itself. All that it looks at is in the database, so a restart forgets nothing. */
const duties: readonly Duty<Sweeping>[] = [
  dutyOf(attemptDeadline),
  dutyOf(orderDeadline),
  dutyOf(approvalDeadline),
  dutyOf(shipmentDeadline),
  dutyOf(returnDeadline),
  dutyOf(refundDeadline),
  dutyOf(carryDeadline),
  dutyOf(confirmDeadline),
  dutyOf(taskDeadline),
  dutyOf(collectDeadline),
  dutyOf(buildDeadline),
  dutyOf(overdueDeadline),
  dutyOf(invoicedDeadline),
  dutyOf(stockAlertDeadline),
];
const issueDuty: Duty<Sweeping & Invoicing> = {
  name: issueDeadline.name,
  run: (ctx) => runDeadline(ctx, issueDeadline),
};

/** All of them once, one after the other; one that fails keeps no other from its turn. */
export async function sweep(ctx: Sweeping, invoicing?: Invoicing): Promise<void> {
  const due = duties.map(({ name, run }) => ({ name, run: () => run(ctx) }));
  if (invoicing) due.push({ name: issueDuty.name, run: () => issueDuty.run({ ...ctx, ...invoicing }) });
  for (const { name, run } of due)
    await run().catch((cause: Error) => ctx.log.error({ err: cause }, `the duty ${name} failed`));
}

/** Every background duty of the house, in one list. */
export async function startWorkers({
  db,
  jobs,
  clock,
  deliver,
  keep,
  channels,
  issuers,
  files,
  countsRows,
  log,
}: Duties): Promise<void> {
  const paying = () => ({
    tx: db,
    now: clock.now(),
    jobs,
    log,
    channels,
    payables: payablesWithReturns,
    approvables: orderApprovables,
  });
  for (const queue of Object.values(outboxQueues))
    await jobs.work(
      queue,
      ({ outboxId }) => sendFromOutbox(db, outboxId, { now: clock.now(), deliver, keep }),
      lettersAtOnce,
    );
  await jobs.work('cleanup', async () => {
    await cleanUp(db, files, clock.now());
    if (countsRows) await countRows(db);
  });
  await jobs.schedule('cleanup', '30 3 * * *');
  await jobs.work('refund', ({ refundNo }) => runRefund(paying(), refundNo));
  await jobs.work('task', ({ taskId }) => runTask({ db, clock, files, kinds: taskKinds, log }, taskId));
  await jobs.work('invoice', ({ invoiceId }) => runInvoice({ ...paying(), issuers, files }, invoiceId));
  for (const { name, run } of duties) await jobs.everyMinute(name, () => run(paying()));
  await jobs.everyMinute(issueDuty.name, () => issueDuty.run({ ...paying(), issuers, files }));
  await jobs.work('count', () => countChanges({ db, log }, clock.now()));
  await jobs.schedule('count', '* * * * *');
  await jobs.send(db, 'count', {});
}
