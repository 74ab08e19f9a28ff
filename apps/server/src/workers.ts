import type { FastifyBaseLogger } from 'fastify';
import type { FlowContext } from './approvals/approvables.service';
import { approvalDeadline } from './approvals/overdue.service';
import { booksCheck } from './auditor/checking.service';
import { carryDeadline } from './budgets/carrying.service';
import type { Channels } from './channels/channels.service';
import { cleanUp } from './cleanup';
import type { Db } from './db/client';
import { countRows } from './db/statistics';
import type { FileStore } from './files/files.store';
import { type IssueContext, type Issuers, issueDeadline, runInvoice } from './invoices/issuing.service';
import { confirmDeadline } from './invoices/reversing.service';
import { type Deadline, runDeadline } from './jobs/deadlines';
import { type JobServer, outboxQueues } from './jobs/jobs';
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
  dutyOf(restockDeadline),
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
