import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database, Db } from '../db/client';

/** Every queue of the house with what it carries. */
type Queues = {
  outbox: { outboxId: string };
  cleanup: Record<string, never>;
  refund: { refundNo: string };
  invoice: { invoiceId: number };
  sweep: Record<string, never>;
  task: { taskId: number };
  count: Record<string, never>;
};
type QueueName = keyof Queues;

const queueOptions: Record<QueueName, Omit<PgBoss.Queue, 'name'>> = {
  // About a day of tries with growing pauses before a message is given up and stays visible in the table.
  outbox: { retryLimit: 16, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  cleanup: { retryLimit: 2 },
  // What does not pass at once is tried again when it falls due.
  refund: { retryLimit: 1, expireInSeconds: 120 },
  invoice: { retryLimit: 1, expireInSeconds: 120 },
  // The next minute brings the next one.
  sweep: { retryLimit: 0, expireInSeconds: 300 },
  // The task itself says how far it is; one whose server died is taken up again by the sweep.
  task: { retryLimit: 1, expireInSeconds: 3600 },
  // Whatever it does not come to is counted in the next minute.
  count: { retryLimit: 0, expireInSeconds: 3600 },
};

export type Jobs = {
  /** Joins the transaction: the job exists exactly when the transaction commits. */
  send: <N extends QueueName>(tx: Db, name: N, data: Queues[N]) => Promise<void>;
};

export type JobServer = Jobs & {
  install: () => Promise<void>;
  work: <N extends QueueName>(name: N, handler: (data: Queues[N]) => Promise<void>) => Promise<void>;
  schedule: (name: QueueName, cron: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** pg-boss hands over text with $1 … $n; Drizzle takes the same as chunks, so the statement runs inside `tx`. */
const runIn = (tx: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const parts = text.split(/\$(\d+)/);
    const chunks = parts.map((part, at) =>
      at % 2 ? sql`${sql.param(values[Number(part) - 1] ?? null)}` : sql.raw(part),
    );
    return (await tx.execute(sql.join(chunks))) as unknown as { rows: unknown[] };
  },
});

export function createJobs(database: Database, onError: (cause: Error) => void, polling = true): JobServer {
  let over = false;
  const boss = new PgBoss({
    // A job that outlives its server has nobody left to tell how it ended: pg-boss would fall over that.
    db: { executeSql: (text, values) => (over ? new Promise<never>(() => {}) : database.run(text, values)) },
    supervise: polling,
    schedule: polling,
  });
  boss.on('error', onError);
  return {
    install: async () => {
      await boss.start();
      for (const name of Object.keys(queueOptions) as QueueName[]) {
        if (!(await boss.getQueue(name))) await boss.createQueue(name, { name, ...queueOptions[name] });
      }
    },
    send: async (tx, name, data) => {
      await boss.send(name, data, { db: runIn(tx) });
    },
    work: async (name, handler) => {
      await boss.work<Queues[typeof name]>(name, { pollingIntervalSeconds: 1 }, async ([job]) => {
        if (job) await handler(job.data);
      });
    },
    schedule: (name, cron) => boss.schedule(name, cron, {}, { tz: 'Asia/Shanghai' }),
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5000 });
      over = true;
    },
  };
}
