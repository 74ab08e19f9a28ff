import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database, Db } from '../db/client';

/** Every queue of the house with what it carries. */
type Queues = {
  outboxCode: { outboxId: string };
  outbox: { outboxId: string };
  outboxSms: { outboxId: string };
  cleanup: Record<string, never>;
  refund: { refundNo: string };
  invoice: { invoiceId: number };
  task: { taskId: number };
  changeSet: { changeSetId: number };
  stockCount: { countId: number };
  goodsImport: { importId: number };
  goodsPicture: { pictureId: number };
  count: Record<string, never>;
};
type QueueName = keyof Queues;

/** Each kind of message in a queue of its own: codes wait for nothing else. */
export const outboxQueues = { code: 'outboxCode', mail: 'outbox', sms: 'outboxSms' } as const;

/** About a day of tries with growing pauses before a message is given up. */
const messageRetries = 16;
export const outboxTries = messageRetries + 1;
const message = { retryLimit: messageRetries, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };

const queueOptions: Record<QueueName, Omit<PgBoss.Queue, 'name'>> = {
  outboxCode: message,
  outbox: message,
  outboxSms: message,
  cleanup: { retryLimit: 2 },
  // What does not pass at once is tried again when it falls due.
  refund: { retryLimit: 1, expireInSeconds: 120 },
  invoice: { retryLimit: 1, expireInSeconds: 120 },
  // The task itself says how far it is; one whose server died is taken up again by the sweep.
  task: { retryLimit: 1, expireInSeconds: 3600 },
  // It goes on where it stopped; one whose server died is taken up again by its deadline.
  changeSet: { retryLimit: 2, retryDelay: 5, expireInSeconds: 3600 },
  stockCount: { retryLimit: 2, retryDelay: 5, expireInSeconds: 3600 },
  goodsImport: { retryLimit: 2, retryDelay: 5, expireInSeconds: 3600 },
  // One that is lost is made in the night; until then the original is shown.
  goodsPicture: { retryLimit: 2, retryDelay: 5, expireInSeconds: 300 },
  // Whatever it does not come to is counted in the next minute.
  count: { retryLimit: 0, expireInSeconds: 3600 },
};

/** How soon a queue hears of what is due. Each queue that asked for itself would ask thirty times as often. */
const ringEveryMs = 1000;
/** Should the bell ever fail. */
const unrung = { pollingIntervalSeconds: 30 };
const minuteMs = 60_000;
const dueQueues = `select distinct name from pgboss.job where state < 'active' and start_after < now()`;

const dutyPrefix = 'due-';

/** One waits and one runs at most; the next minute brings the next one. */
const dutyOptions = { policy: 'stately' as const, retryLimit: 0, expireInSeconds: 300 };

export type Jobs = {
  /** Joins the transaction: the job exists exactly when the transaction commits. */
  send: <N extends QueueName>(tx: Db, name: N, data: Queues[N]) => Promise<void>;
};

export type JobServer = Jobs & {
  install: () => Promise<void>;
  /** `atOnce`: so many are taken and done side by side; one that fails is tried again without the others. */
  work: <N extends QueueName>(name: N, handler: (data: Queues[N]) => Promise<void>, atOnce?: number) => Promise<void>;
  /** A duty with a queue of its own, every minute and now: a slow or failing one keeps no other waiting. */
  everyMinute: (name: string, handler: () => Promise<void>) => Promise<void>;
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

  /** Those that stood at the start: to ask for each of fifty takes part of a second. */
  const knownQueues = new Set<string>();

  /** Two servers that start together make the same queue: one of them may lose, and then finds it there. */
  async function ensureQueue(name: string, options: Omit<PgBoss.Queue, 'name'>): Promise<void> {
    if (knownQueues.has(name)) return;
    for (let tried = 1; !(await boss.getQueue(name)); tried += 1) {
      await boss.createQueue(name, { name, ...options }).catch(async (cause: Error) => {
        if (tried === 10) throw cause;
        await pause(Math.random() * 50 * tried);
      });
    }
  }

  const workers = new Map<string, string>();
  const duties: string[] = [];
  const newDuties: string[] = [];
  let calledAt = Date.now();
  let bell: NodeJS.Timeout | undefined;
  let ringing: Promise<void> | undefined;

  /** All in one statement, and of several servers one is heard in a minute: cron would work out each of forty schedules. */
  async function callDuties(): Promise<void> {
    // What fell due while no server ran does not wait for the next minute.
    const first = newDuties.splice(0);
    if (first.length > 0) await boss.insert(first.map((name) => ({ name })));
    if (!polling || Date.now() - calledAt < minuteMs) return;
    calledAt = Date.now();
    await boss.insert(duties.map((name) => ({ name, singletonSeconds: minuteMs / 1000 })));
  }

  async function ring(): Promise<void> {
    try {
      await callDuties();
      const { rows } = await database.run(dueQueues);
      for (const { name } of rows) {
        const worker = workers.get(String(name));
        if (worker) boss.notifyWorker(worker);
      }
    } catch (cause) {
      onError(cause as Error);
    }
  }

  /** The next one rings when this one has rung: a slow database is not asked twice. */
  function ringAgain() {
    bell = setTimeout(() => {
      ringing = ring().then(ringAgain);
    }, ringEveryMs);
  }

  async function hire<T>(queue: string, options: PgBoss.WorkOptions, handler: PgBoss.WorkHandler<T>) {
    if (!bell) ringAgain();
    workers.set(queue, await boss.work<T>(queue, { ...unrung, ...options }, handler));
  }

  return {
    install: async () => {
      await boss.start();
      for (const { name } of await boss.getQueues()) knownQueues.add(name);
      // The duties had one queue together once, then a schedule each.
      for (const { name } of await boss.getSchedules())
        if (name === 'sweep' || name.startsWith(dutyPrefix)) await boss.unschedule(name);
      for (const name of Object.keys(queueOptions) as QueueName[]) await ensureQueue(name, queueOptions[name]);
    },
    send: async (tx, name, data) => {
      await boss.send(name, data, { db: runIn(tx) });
    },
    work: async (name, handler, atOnce = 1) => {
      await hire<Queues[typeof name]>(name, { batchSize: atOnce }, async (taken) => {
        if (taken.length === 1 && taken[0]) return handler(taken[0].data);
        // What has failed is told for itself; the rest is then told to be done.
        const doOne = ({ id, data }: (typeof taken)[number]) =>
          handler(data).catch((cause: Error) => boss.fail(name, id, { message: String(cause) }));
        await Promise.all(taken.map(doOne));
      });
    },
    everyMinute: async (name, handler) => {
      const queue = `${dutyPrefix}${name.replaceAll(' ', '-')}`;
      await ensureQueue(queue, dutyOptions);
      await hire(queue, {}, handler);
      duties.push(queue);
      newDuties.push(queue);
    },
    schedule: (name, cron) => boss.schedule(name, cron, {}, { tz: 'Asia/Shanghai' }),
    stop: async () => {
      await ringing;
      clearTimeout(bell);
      await boss.stop({ graceful: true, timeout: 5000 });
      over = true;
    },
  };
}
