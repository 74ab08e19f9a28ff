import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../test/patience';
import { worldTime } from '../../test/template';
import { type TestApp, testApp } from '../../test/testApp';
import type { Context } from '../http/context';
import { createJobs, type JobServer } from './jobs';
import { type Deliver, putInOutbox, sendFromOutbox } from './outbox';
import { outbox } from './outbox.tables';

let test: TestApp;
let jobs: JobServer;
beforeAll(async () => {
  test = await testApp();
  jobs = createJobs(test.database, () => {});
  await jobs.install();
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

const mailTo = (to: string) => ({ kind: 'mail', to, subject: '主题', text: '正文' }) as const;
const inTransaction = (work: (ctx: Context) => Promise<void>) =>
  test.db.transaction((tx) => work({ tx, now: worldTime, jobs } as unknown as Context));
const rowOf = async (to: string) => (await test.db.select().from(outbox)).find((row) => row.message.to === to);

describe('outbox', () => {
  it('delivers what was committed, through the queue, and only that', async () => {
    const sent: string[] = [];
    let failures = 1;
    await jobs.work('outbox', ({ outboxId }) =>
      sendFromOutbox(test.db, outboxId, worldTime, async (mail) => {
        // The first delivery fails, as mail servers do; the queue brings it again.
        if (mail.to === 'kept@example.com' && failures > 0) {
          failures -= 1;
          throw new Error('greylisted');
        }
        sent.push(mail.to);
      }),
    );
    await inTransaction((ctx) => putInOutbox(ctx, mailTo('kept@example.com')));
    const undone = inTransaction(async (ctx) => {
      await putInOutbox(ctx, mailTo('undone@example.com'));
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await vi.waitFor(async () => expect((await rowOf('kept@example.com'))?.sentAt).toEqual(worldTime), patiently);
    expect(sent).toEqual(['kept@example.com']);
    expect(await rowOf('undone@example.com')).toBeUndefined();
  });

  it('keeps the reason of a failure and sends once', async () => {
    await test.db.insert(outbox).values({
      outboxId: '00000000-0000-4000-8000-000000000001',
      message: mailTo('late@example.com'),
      createdAt: worldTime,
    });
    const id = '00000000-0000-4000-8000-000000000001';
    const broken: Deliver = async () => {
      throw new Error('no route');
    };
    await expect(sendFromOutbox(test.db, id, worldTime, broken)).rejects.toThrow();
    const [failed] = await test.db.select().from(outbox).where(eq(outbox.outboxId, id));
    expect(failed?.lastError).toContain('no route');
    const send = vi.fn<Deliver>(async () => {});
    await sendFromOutbox(test.db, id, worldTime, send);
    await sendFromOutbox(test.db, id, worldTime, send);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
